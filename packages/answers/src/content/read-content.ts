import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleEntry, InlinePart, TextBlock } from '@deckwright/contract/schemas';
import { AppError, compareNames, describeShape } from '@deckwright/domain';
import { z } from 'zod';
import { CONTENT_FOLDER, splitFacts } from './front-matter.ts';
import { parseMarkdown } from './parse-markdown.ts';

export type ContentKind = 'articles' | 'guides';

export type Article = ArticleEntry & {
  kind: ContentKind;
  blocks: TextBlock[];
  /** Name of the card that illustrates it in lists. */
  card: string;
  /** Names of the cards it mentions, in order of first mention. */
  cards: string[];
};

export type Content = Readonly<Record<ContentKind, readonly Article[]>>;

/** Words per minute when reading attentively. */
const READING_SPEED = 220;

const Front = z.strictObject({
  title: z.string().min(3).max(100),
  author: z.string().min(1),
  date: z.iso.date(),
  card: z.string().min(1),
  description: z.string().min(40).max(200),
});

let shipped: Content | null = null;

/** The articles and guides that ship with the product, read once. */
export function siteContent(): Content {
  shipped ??= { articles: readFolder('articles'), guides: readFolder('guides') };
  return shipped;
}

function readFolder(kind: ContentKind): Article[] {
  return readdirSync(join(CONTENT_FOLDER, kind))
    .filter((file) => file.endsWith('.md'))
    .map((file) =>
      parseArticle(kind, file.slice(0, -3), readFileSync(join(CONTENT_FOLDER, kind, file), 'utf8')),
    )
    .sort((a, b) => (a.date === b.date ? compareNames(a.title, b.title) : a.date < b.date ? 1 : -1));
}

/**
 * Parses one article or guide: front matter, then Markdown.
 * @throws AppError invalid-argument with its address and what is wrong.
 */
export function parseArticle(kind: ContentKind, slug: string, text: string): Article {
  try {
    if (!/^[a-z0-9-]+$/.test(slug)) throw new AppError('invalid-argument', 'The name is no address.');
    const { facts, body } = splitFacts(text);
    const front = Front.safeParse(facts);
    if (!front.success) throw new AppError('invalid-argument', describeShape(front.error));
    const blocks = parseMarkdown(body);
    const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
    const minutes = Math.max(1, Math.round(words / READING_SPEED));
    return { ...front.data, kind, slug, minutes, blocks, cards: cardsIn(blocks) };
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw new AppError('invalid-argument', `content/${kind}/${slug}.md: ${cause.message}`, { cause });
  }
}

function cardsIn(blocks: readonly TextBlock[]): string[] {
  return [...new Set(blocks.flatMap(cardsOfBlock))];
}

function cardsOfBlock(block: TextBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.parts.flatMap(cardsOfPart);
    case 'list':
      return block.items.flatMap(cardsIn);
    case 'quote':
      return cardsIn(block.blocks);
    case 'table':
      return [block.head, ...block.rows].flat(2).flatMap(cardsOfPart);
    case 'deck':
      return [...block.commanders, ...block.cards.map(({ name }) => name)];
    case 'code':
      return [];
  }
}

function cardsOfPart(part: InlinePart): string[] {
  if (part.type === 'card') return [part.name];
  return 'parts' in part ? part.parts.flatMap(cardsOfPart) : [];
}
