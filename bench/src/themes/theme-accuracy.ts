import type { Hits } from '../accuracy.ts';

/** A deck's themes as labeled, most important first, and as found; null = a word of no theme. */
export type Judged = { id: string; wanted: readonly (number | null)[]; found: readonly number[] };

/** Counts of themes, and of decks. */
export type ThemeAccuracy = Hits & {
  decks: number;
  /** Decks whose first label is among the themes found. */
  first: number;
};

export type Interval = readonly [low: number, high: number];

/** Compares the themes found with the labels of all decks. */
export function measureThemes(decks: readonly Judged[]): ThemeAccuracy {
  const sum = { decks: decks.length, right: 0, found: 0, wanted: 0, first: 0 };
  for (const { wanted, found } of decks) {
    sum.right += found.filter((theme) => wanted.includes(theme)).length;
    sum.found += found.length;
    sum.wanted += wanted.length;
    const [first] = wanted;
    if (first !== undefined && first !== null && found.includes(first)) sum.first++;
  }
  return sum;
}

/** Share of the decks whose first label is among the themes found, 0…1. */
export const firstFound = ({ first, decks }: ThemeAccuracy): number => first / decks;

/** 95% interval of a statistic over decks resampled with a fixed seed. */
export function bootstrap(
  decks: readonly Judged[],
  statistic: (accuracy: ThemeAccuracy) => number,
  rounds = 4000,
): Interval {
  const random = createRandomFor(20261123);
  const single = decks.map((deck) => measureThemes([deck]));
  const values = Array.from({ length: rounds }, () => {
    const sum = { decks: 0, right: 0, found: 0, wanted: 0, first: 0 };
    for (let draw = 0; draw < single.length; draw++) {
      const one = single[Math.floor(random() * single.length)];
      if (!one) continue;
      sum.decks += one.decks;
      sum.right += one.right;
      sum.found += one.found;
      sum.wanted += one.wanted;
      sum.first += one.first;
    }
    return statistic(sum);
  }).sort((a, b) => a - b);
  const at = (share: number): number => values[Math.floor(share * (values.length - 1))] ?? Number.NaN;
  return [at(0.025), at(0.975)];
}

/** Mulberry32. */
function createRandomFor(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
