import { column, INCLUSION, type TableColumn } from '@deckwright/answers';
import { CardEntry, type CardList } from '@deckwright/contract/schemas';
import Papa from 'papaparse';
import { z } from 'zod';

/** A page that lists cards; other pages have no lists, or lists of something else. */
const WithCards = z.looseObject({
  lists: z.array(z.looseObject({ kind: z.string(), title: z.string(), cards: z.array(CardEntry) })),
});

type ListColumn = TableColumn & { read: (card: CardEntry, list: CardList) => string | number | null };

const { text, count, number, share } = column;

/** Columns in order. Shares and their differences as in the JSON: 0…1 and −1…1. Unknown values are empty. */
const COLUMNS: readonly ListColumn[] = [
  { ...text('list', 'title of the list'), read: (_, { title }) => title },
  { ...text('name', 'name of the card'), read: ({ name }) => name },
  { ...text('url', 'path of its page'), read: ({ url }) => url },
  { ...count('decks', 'decks of the page that run it'), read: ({ numDecks }) => numDecks },
  {
    ...count('potential_decks', 'decks of the page that could run it'),
    read: ({ potentialDecks }) => potentialDecks,
  },
  {
    ...share('inclusion', 'decks ÷ potential_decks'),
    // No share without decks.
    read: ({ inclusionRate, potentialDecks }) => (potentialDecks === 0 ? null : inclusionRate),
  },
  { ...INCLUSION.low, read: ({ inclusionLow }) => inclusionLow },
  { ...INCLUSION.high, read: ({ inclusionHigh }) => inclusionHigh },
  {
    ...number('synergy', 'inclusion here minus inclusion elsewhere, shrunk', 'difference of shares', '−1…1'),
    read: ({ synergy }) => synergy,
  },
  {
    ...number('lift_log10', 'log10 of how many times more often than by chance, shrunk', 'log10', ''),
    read: ({ lift }) => lift,
  },
  {
    ...number('trend_zscore', 'slope of its inclusion by week ÷ its standard error', 'standard errors', ''),
    read: ({ trendZscore }) => trendZscore,
  },
  { ...text('mana_cost', 'symbols in braces'), read: ({ face }) => face.manaCost },
  { ...number('mana_value', 'mana value', 'mana', '0…'), read: ({ manaValue }) => manaValue },
  { ...text('type', 'type line'), read: ({ face }) => face.type },
  { ...text('color_identity', 'letters of W U B R G'), read: ({ colorIdentity }) => colorIdentity.join('') },
  { ...text('rarity', 'rarity'), read: ({ rarity }) => rarity },
  { ...text('released', 'YYYY-MM-DD'), read: ({ released }) => released },
  { ...number('salt', 'salt score', 'score', '0…4'), read: ({ salt }) => salt },
];

/** The columns of `listsCsv` in a sentence of Markdown. */
export function listColumnsText(): string {
  const words = COLUMNS.map(
    ({ name, meaning, range }) => `\`${name}\` (${meaning}${/…./.test(range) ? `, ${range}` : ''})`,
  );
  return `Columns: ${words.join(', ')}. Unknown values are left empty.`;
}

/**
 * The card lists of a page's answer as one CSV table (RFC 4180): a header, one row for each card of each list, CRLF.
 * Null for an answer without card lists.
 */
export function listsCsv(answer: object): string | null {
  const page = WithCards.safeParse(answer);
  if (!page.success) return null;
  const fields = COLUMNS.map(({ name }) => name);
  const data = page.data.lists.flatMap((list) =>
    list.cards.map((card) => COLUMNS.map(({ read }) => read(card, list))),
  );
  return `${Papa.unparse({ fields, data })}\r\n`;
}
