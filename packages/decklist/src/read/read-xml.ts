import { Parser } from 'htmlparser2';
import { badQuantity, MAX_NAME, NAME_TOO_LONG, NO_CARD_NAME } from './card-line.ts';
import { cleanCharacters, collapseSpaces } from './clean-text.ts';
import type { Item, ReadContext } from './items.ts';
import type { Board } from './section-names.data.ts';
import { boardOfZone } from './sections.ts';
import type { DeckFormat } from './types.ts';

/** Deck files have four levels; the parser takes longer for each one that is open. */
const MAX_DEPTH = 50;

class TooDeep extends Error {
  readonly line: number;

  constructor(line: number) {
    super('elements nested too deep');
    this.line = line;
  }
}

/** Which deck program writes such XML; null for text that is none. */
export function xmlFormat(text: string): Extract<DeckFormat, 'mtgo' | 'cockatrice'> | null {
  if (!/^\s{0,1000}</.test(text)) return null;
  if (/<cockatrice_deck[\s>]/i.test(text)) return 'cockatrice';
  return /<Cards\s/i.test(text) ? 'mtgo' : null;
}

/**
 * The cards of Magic Online's .dek (`Cards` with Quantity, Name and Sideboard) and Cockatrice's .cod files (`card` in a
 * `zone`, which may have any name), in any quotes and on any lines.
 */
export function readXml(text: string, context: ReadContext): Item[] {
  const items: Item[] = [];
  const lineAt = lineCounter(text);
  let zone = { name: '', board: 'cards' as Board };
  /** The element whose text is about the deck, and the text so far. */
  let about: { line: number; text: string } | null = null;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const line = lineAt(parser.startIndex);
        depth += 1;
        if (depth > MAX_DEPTH) throw new TooDeep(line);
        const written = text
          .slice(parser.startIndex, Math.min(parser.endIndex + 1, parser.startIndex + 1000))
          .trim();
        const value = (name: string) => attributes[name] ?? '';
        if (tag === 'zone') {
          zone = { name: value('name'), board: boardOfZone(value('name')) };
          items.push({ kind: 'heading', line, text: written });
        } else if (tag === 'cards')
          items.push(
            getCard({ line, text: written }, value('name'), value('quantity'), context, {
              name: '',
              board: /^true$/i.test(value('sideboard')) ? 'sideboard' : 'cards',
            }),
          );
        else if (tag === 'card')
          items.push(getCard({ line, text: written }, value('name'), value('number'), context, zone));
        else if (tag !== 'deck' && tag !== 'cockatrice_deck') about = { line, text: '' };
      },
      ontext(words) {
        if (about) about.text += words;
        else if (words.trim() !== '')
          items.push({
            kind: 'not-read',
            line: lineAt(parser.startIndex),
            text: words.trim().slice(0, 1000),
            reason: 'text outside the elements of cards',
          });
      },
      onclosetag() {
        depth -= 1;
        if (about && about.text.trim() !== '')
          items.push({ kind: 'metadata', line: about.line, text: about.text.trim().slice(0, 1000) });
        about = null;
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  try {
    parser.end(text);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    items.push({
      kind: 'not-read',
      line: error.line,
      text: '',
      reason: 'elements nested too deep from here on',
    });
  }
  return items;
}

function getCard(
  { line, text }: { line: number; text: string },
  written: string,
  count: string,
  { maxQuantity }: ReadContext,
  { name: section, board }: { name: string; board: Board },
): Item {
  const notRead = (reason: string): Item => ({ kind: 'not-read', line, text, reason });
  const name = collapseSpaces(cleanCharacters(written));
  if (!/[\p{L}\p{N}_]/u.test(name)) return notRead(NO_CARD_NAME);
  if (name.length > MAX_NAME) return notRead(NAME_TOO_LONG);
  const quantity = count.trim() === '' ? 1 : /^\d{1,6}$/.test(count.trim()) ? Number(count) : 0;
  if (quantity < 1 || quantity > maxQuantity) return notRead(badQuantity(maxQuantity));
  return { kind: 'card', line, text, name, quantity, finish: 'normal', board, section, block: 0 };
}

/** Line numbers of rising positions, each line break counted once. */
function lineCounter(text: string): (position: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (position) => {
    while (next >= 0 && next < position) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
