import { type Card, getFeatures } from '../../../packages/domain/src/index.ts';

/** Features of more than this share of the cards do not distinguish any. */
const MAX_CARD_SHARE = 0.22;
/** At this rarity (natural logarithm of cards per card that has it) more rarity means nothing more. */
const MAX_WEIGHT = 5;

/**
 * Features of cards without decks, as sparse rows of length 1: words and word pairs of the rules text, tags, roles,
 * keywords and types, each weighted by its kind and rarity as described in docs/design/statistics.md.
 */
export class CardFeatures {
  /** First entry of each card, then the number of entries. */
  readonly start: Uint32Array;
  readonly feature: Uint32Array;
  readonly weight: Float64Array;
  /** Number of different features. */
  readonly count: number;

  constructor(start: Uint32Array, feature: Uint32Array, weight: Float64Array, count: number) {
    this.start = start;
    this.feature = feature;
    this.weight = weight;
    this.count = count;
  }

  /** The rows in another order of the cards. */
  inOrder(order: ArrayLike<number>): CardFeatures {
    const start = new Uint32Array(order.length + 1);
    const feature = new Uint32Array(this.feature.length);
    const weight = new Float64Array(this.weight.length);
    let to = 0;
    for (let index = 0; index < order.length; index++) {
      const card = order[index]!;
      for (let entry = this.start[card]!; entry < this.start[card + 1]!; entry++) {
        feature[to] = this.feature[entry]!;
        weight[to++] = this.weight[entry]!;
      }
      start[index + 1] = to;
    }
    return new CardFeatures(start, feature, weight, this.count);
  }

  /** Adds the card's row, times a factor, to a vector with one value per feature. */
  addTo(values: Float64Array, card: number, factor: number): void {
    const end = this.start[card + 1]!;
    for (let entry = this.start[card]!; entry < end; entry++) {
      const index = this.feature[entry]!;
      values[index]! += factor * this.weight[entry]!;
    }
  }

  /** The dot product of the card's row with a vector of one value per feature. */
  times(values: Float64Array, card: number): number {
    const end = this.start[card + 1]!;
    let sum = 0;
    for (let entry = this.start[card]!; entry < end; entry++)
      sum += values[this.feature[entry]!]! * this.weight[entry]!;
    return sum;
  }
}

/** Reads the features of the cards, in their order. */
export function readCardFeatures(cards: readonly Card[]): CardFeatures {
  const holders = new Map<string, { kind: number; cards: number[] }>();
  cards.forEach((card, index) => {
    for (const { name, kind } of getFeatures(card)) {
      const known = holders.get(name);
      if (known) known.cards.push(index);
      else holders.set(name, { kind, cards: [index] });
    }
  });
  const rows: { feature: number; weight: number }[][] = cards.map(() => []);
  let count = 0;
  for (const { kind, cards: holding } of holders.values()) {
    if (holding.length < 2 || holding.length > MAX_CARD_SHARE * cards.length) continue;
    const weight = kind * Math.min(MAX_WEIGHT, Math.log((1 + cards.length) / holding.length));
    for (const card of holding) rows[card]?.push({ feature: count, weight });
    count++;
  }
  const start = new Uint32Array(cards.length + 1);
  rows.forEach((row, card) => {
    start[card + 1] = start[card]! + row.length;
  });
  const entries = rows.flatMap((row) => {
    const length = Math.sqrt(row.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
    return row.map(({ feature, weight }) => ({ feature, weight: weight / length }));
  });
  return new CardFeatures(
    start,
    Uint32Array.from(entries, ({ feature }) => feature),
    Float64Array.from(entries, ({ weight }) => weight),
    count,
  );
}
