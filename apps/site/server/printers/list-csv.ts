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
  decks: ({ num_decks }) => num_decks,
  potential_decks: ({ potential_decks }) => potential_decks,
  // No share without decks.
  inclusion: ({ inclusion_rate, potential_decks }) => (potential_decks === 0 ? null : inclusion_rate),
  inclusion_low: ({ inclusion_low }) => inclusion_low,
  inclusion_high: ({ inclusion_high }) => inclusion_high,
  synergy: ({ synergy }) => synergy,
  lift_log10: ({ lift }) => lift,
  trend_zscore: ({ trend_zscore }) => trend_zscore,
  mana_cost: ({ face }) => face.mana_cost,
  mana_value: ({ cmc }) => cmc,
  type: ({ face }) => face.type,
  color_identity: ({ color_identity }) => color_identity.join(''),
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
