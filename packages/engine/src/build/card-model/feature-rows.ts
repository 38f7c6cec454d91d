import type { CardFeature } from '@deckwright/domain';

/** Features that more than this share of the cards have tell no card from another. */
const MAX_COMMON = 0.22;
/** Cap on the rarity of a feature (natural logarithm of all cards over cards with it). */
const MAX_RARE = 5;

/** What is known of cards without decks, as sparse rows of length 1. */
export type FeatureRows = {
  /** Per feature: its weight by kind and rarity. */
  weight: Float64Array;
  /** Per card: one over the length of its features; 0 without any. */
  perLength: Float64Array;
  /** First feature of each card, then the number of entries. */
  start: Uint32Array;
  feature: Uint32Array;
};

/**
 * Weighs the features of the cards by kind and rarity, as docs/design/statistics.md says, so that the product of two rows is the
 * likeness of two cards, 0…1. Features of one card alone or of very many are left out.
 * @param cards the distinct features of each card
 */
export function readFeatureRows(cards: Iterable<readonly CardFeature[]>): FeatureRows {
  const holders = new Map<string, { kind: number; cards: number[] }>();
  let count = 0;
  for (const features of cards) {
    for (const { name, kind } of features) {
      const known = holders.get(name);
      if (known) known.cards.push(count);
      else holders.set(name, { kind, cards: [count] });
    }
    count++;
  }
  const remaining = [...holders.values()].filter(
    ({ cards: holding }) => holding.length >= 2 && holding.length <= MAX_COMMON * count,
  );
  const weight = Float64Array.from(
    remaining,
    ({ kind, cards: holding }) => kind * Math.min(MAX_RARE, Math.log((1 + count) / holding.length)),
  );
  const start = new Uint32Array(count + 1);
  for (const { cards: holding } of remaining)
    for (const card of holding) start[card + 1] = (start[card + 1] ?? 0) + 1;
  for (let card = 0; card < count; card++) start[card + 1] = (start[card + 1] ?? 0) + (start[card] ?? 0);
  const feature = new Uint32Array(start[count] ?? 0);
  const squares = new Float64Array(count);
  const next = start.slice();
  remaining.forEach(({ cards: holding }, number) => {
    for (const card of holding) {
      feature[next[card]!] = number;
      next[card]!++;
      squares[card]! += weight[number]! ** 2;
    }
  });
  return { weight, perLength: squares.map((sum) => (sum > 0 ? 1 / Math.sqrt(sum) : 0)), start, feature };
}
