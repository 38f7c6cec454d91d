import { CardEntry, type CardList } from '@deckwright/contract/schemas';
import Papa from 'papaparse';
import { z } from 'zod';

/** A page that lists cards; other pages have no lists, or lists of something else. */
const WithCards = z.looseObject({
  lists: z.array(z.looseObject({ kind: z.string(), title: z.string(), cards: z.array(CardEntry) })),
});

/** Columns in order. Shares and their differences as in the JSON: 0…1 and −1…1. Unknown values are empty. */
const COLUMNS: Readonly<Record<string, (card: CardEntry, list: CardList) => string | number | null>> = {
  list: (_, { title }) => title,
  name: ({ name }) => name,
  url: ({ url }) => url,
  decks: ({ numDecks }) => numDecks,
  potential_decks: ({ potentialDecks }) => potentialDecks,
  // No share without decks.
  inclusion: ({ inclusionRate, potentialDecks }) => (potentialDecks === 0 ? null : inclusionRate),
  inclusion_low: ({ inclusionLow }) => inclusionLow,
  inclusion_high: ({ inclusionHigh }) => inclusionHigh,
  synergy: ({ synergy }) => synergy,
  lift_log10: ({ lift }) => lift,
  trend_zscore: ({ trendZscore }) => trendZscore,
  mana_cost: ({ face }) => face.manaCost,
  mana_value: ({ manaValue }) => manaValue,
  type: ({ face }) => face.type,
  color_identity: ({ colorIdentity }) => colorIdentity.join(''),
  rarity: ({ rarity }) => rarity,
  released: ({ released }) => released,
  salt: ({ salt }) => salt,
};

/**
 * The card lists of a page's answer as one CSV table (RFC 4180): a header, one row for each card of each list, CRLF.
 * Null for an answer without card lists.
 */
export function listsCsv(answer: object): string | null {
  const page = WithCards.safeParse(answer);
  if (!page.success) return null;
  const fields = Object.keys(COLUMNS);
  const data = page.data.lists.flatMap((list) =>
    list.cards.map((card) => Object.values(COLUMNS).map((read) => read(card, list))),
  );
  return `${Papa.unparse({ fields, data })}\r\n`;
}
