import type { InlinePart, TextBlock } from '@deckwright/contract/schemas';
import { parseDeckText } from '@deckwright/decklist';
import { AppError } from '@deckwright/domain';
import { Marked, type Token, type Tokens } from 'marked';

type CardToken = { type: 'card'; raw: string; name: string; text: string };

/** `[[Sol Ring]]`, or `[[Sol Ring|the ring]]` with a different label. */
const CARD = /^\[\[([^\]|\n]+)(?:\|([^\]\n]+))?\]\]/;

const marked = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'card',
      level: 'inline',
      start: (source) => source.indexOf('[['),
      tokenizer(source) {
        const match = CARD.exec(source);
        if (!match) return undefined;
        const [raw, name = '', text = name] = match;
        return { type: 'card', raw, name: name.trim(), text: text.trim() } satisfies CardToken;
      },
    },
  ],
});

/**
 * Parses Markdown into a closed set of block kinds. Anything else, above all HTML, is rejected rather than sanitized. A
 * fenced block `deck Title` is a deck list.
 * @throws AppError invalid-argument that names the unsupported syntax.
 */
export function parseMarkdown(text: string): TextBlock[] {
  return toTextBlocks(marked.lexer(text));
}

function toTextBlocks(tokens: readonly Token[]): TextBlock[] {
  return tokens.flatMap((token): TextBlock[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'paragraph':
      case 'text':
        return [{ type: 'paragraph', parts: toInlineParts(token) }];
      case 'heading':
        return [toHeading(token as Tokens.Heading)];
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [{ type: 'list', ordered, items: items.map((item) => toTextBlocks(item.tokens)) }];
      }
      case 'blockquote':
        return [{ type: 'quote', blocks: toTextBlocks(token.tokens ?? []) }];
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        return [
          { type: 'table', head: header.map(toInlineParts), rows: rows.map((row) => row.map(toInlineParts)) },
        ];
      }
      case 'code':
        return [toCode(token as Tokens.Code)];
      default:
        throw refused(token);
    }
  });
}

function toHeading(token: Tokens.Heading): TextBlock {
  if (token.depth !== 2 && token.depth !== 3)
    throw new AppError('invalid-argument', `A heading has two or three signs: "${token.raw.trim()}".`);
  return { type: 'heading', level: token.depth, id: toId(token.text), parts: toInlineParts(token) };
}

function toCode({ lang, text }: Tokens.Code): TextBlock {
  const deck = /^deck(?:\s+(\S.*))?$/.exec(lang ?? '');
  if (!deck) return { type: 'code', text };
  const { commanders, cards, problems } = parseDeckText(text);
  const [problem] = problems;
  if (problem)
    throw new AppError('invalid-argument', `Deck line ${problem.line} "${problem.text}": ${problem.reason}`);
  return {
    type: 'deck',
    title: deck[1]?.trim() ?? '',
    commanders,
    cards: cards.map(({ name, quantity }) => ({ name, quantity })),
  };
}

function toInlineParts({ tokens, ...token }: { tokens?: Token[]; text?: string }): InlinePart[] {
  if (!tokens) return [{ type: 'text', text: token.text ?? '' }];
  return tokens.flatMap((part): InlinePart[] => {
    switch (part.type) {
      case 'text':
      case 'escape':
        return part.type === 'text' && part.tokens
          ? toInlineParts(part)
          : [{ type: 'text', text: plain(part.text) }];
      case 'strong':
      case 'em':
        return [{ type: part.type, parts: toInlineParts(part) }];
      case 'codespan':
        return [{ type: 'code', text: part.text }];
      case 'link':
        return [{ type: 'link', href: toHref(part.href), parts: toInlineParts(part) }];
      case 'card':
        return [{ type: 'card', name: part.name, text: part.text }];
      default:
        throw refused(part);
    }
  });
}

/** Allows paths of this site, anchors and https addresses. */
function toHref(href: string): string {
  if (/^(?:\/(?!\/)|#|https:\/\/)/.test(href)) return href;
  throw new AppError('invalid-argument', `A link leads to a path or to https, not to "${href}".`);
}

/** A line break within a paragraph is a space; two hyphens stay unchanged. */
function plain(text: string): string {
  return text.replaceAll('\n', ' ');
}

function toId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function refused(token: Token): AppError {
  return new AppError('invalid-argument', `No "${token.type}" in a text: ${token.raw.trim().slice(0, 60)}`);
}
