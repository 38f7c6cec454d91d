import { z } from 'zod';
import { CardEntry, CardList } from './card-entry.ts';
import { Count } from './figures.ts';
import { PageHead } from './page.ts';

/** Inline text. The set of kinds is closed, so nothing else can reach a page. */
export type InlinePart =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'em'; parts: InlinePart[] }
  | { type: 'link'; href: string; parts: InlinePart[] }
  /** A card by name; it is in the document's lists if the snapshot has it. */
  | { type: 'card'; name: string; text: string };

export type DeckLine = { quantity: number; name: string };

export type TextBlock =
  | { type: 'paragraph'; parts: InlinePart[] }
  | { type: 'heading'; level: 2 | 3; id: string; parts: InlinePart[] }
  | { type: 'list'; ordered: boolean; items: TextBlock[][] }
  | { type: 'quote'; blocks: TextBlock[] }
  | { type: 'table'; head: InlinePart[][]; rows: InlinePart[][][] }
  | { type: 'code'; text: string }
  | { type: 'deck'; title: string; commanders: string[]; cards: DeckLine[] };

const InlinePart: z.ZodType<InlinePart> = z
  .lazy(() =>
    z.union([
      z.object({ type: z.enum(['text', 'code']), text: z.string() }),
      z.object({ type: z.enum(['strong', 'em']), parts: z.array(InlinePart) }),
      z.object({ type: z.literal('link'), href: z.string(), parts: z.array(InlinePart) }),
      z.object({ type: z.literal('card'), name: z.string(), text: z.string() }),
    ]),
  )
  .meta({ id: 'InlinePart' });

const parts = z.array(InlinePart);

export const TextBlock: z.ZodType<TextBlock> = z
  .lazy(() =>
    z.union([
      z.object({ type: z.literal('paragraph'), parts }),
      z.object({
        type: z.literal('heading'),
        level: z.union([z.literal(2), z.literal(3)]),
        id: z.string(),
        parts,
      }),
      z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(TextBlock)) }),
      z.object({ type: z.literal('quote'), blocks: z.array(TextBlock) }),
      z.object({ type: z.literal('table'), head: z.array(parts), rows: z.array(z.array(parts)) }),
      z.object({ type: z.literal('code'), text: z.string() }),
      z.object({
        type: z.literal('deck'),
        title: z.string(),
        commanders: z.array(z.string()),
        cards: z.array(z.object({ quantity: Count.min(1), name: z.string() })),
      }),
    ]),
  )
  .meta({ id: 'TextBlock' });

/** An article as a list entry. */
export const ArticleEntry = z.object({
  title: z.string(),
  slug: z.string(),
  author: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  description: z.string(),
  /** Reading time. */
  minutes: Count.min(1),
});
export type ArticleEntry = z.infer<typeof ArticleEntry>;

/** An article or a guide. Its card list contains each card it mentions, in order of first mention. */
export const ArticlePage = PageHead.extend({
  ...ArticleEntry.shape,
  blocks: z.array(TextBlock),
  /** The previous and the next article of the same kind. */
  older: ArticleEntry.pick({ title: true, slug: true }).nullable(),
  newer: ArticleEntry.pick({ title: true, slug: true }).nullable(),
  lists: z.array(CardList),
}).meta({ id: 'ArticlePage' });
export type ArticlePage = z.infer<typeof ArticlePage>;

/** A list entry with the card that illustrates it; null if the card is not in the catalog. */
export const ListedArticle = ArticleEntry.extend({ card: CardEntry.nullable() });
export type ListedArticle = z.infer<typeof ListedArticle>;

/** All articles or all guides, newest first. */
export const ArticlesPage = PageHead.extend({ entries: z.array(ListedArticle) }).meta({ id: 'ArticlesPage' });
export type ArticlesPage = z.infer<typeof ArticlesPage>;
