import { Random } from '../generate/random.ts';

export type Interval = { value: number; low: number; high: number };

/** A statistic as a quotient of sums over queries. */
export type Terms = { above: number; below: number };

const ROUNDS = 2000;

const quotient = (above: number, below: number): number => (below === 0 ? Number.NaN : above / below);

/**
 * Adds up the terms of queries about one deck, since they are not independent evidence.
 * @param decks the deck of each term
 */
export function perDeck(terms: readonly Terms[], decks: readonly string[]): Terms[] {
  const sums = new Map<string, Terms>();
  terms.forEach(({ above, below }, index) => {
    const deck = decks[index] ?? '';
    const known = sums.get(deck) ?? { above: 0, below: 0 };
    sums.set(deck, { above: known.above + above, below: known.below + below });
  });
  return [...sums.values()];
}

/** The statistic over all queries with its 95% percentile interval over resampled queries. */
export function bootstrap(terms: readonly Terms[], seed: number): Interval {
  const random = new Random(seed);
  const all = sums(terms);
  const rounds = Array.from({ length: ROUNDS }, () => {
    let above = 0;
    let below = 0;
    for (let draw = 0; draw < terms.length; draw++) {
      const term = terms[random.below(terms.length)];
      above += term?.above ?? 0;
      below += term?.below ?? 0;
    }
    return quotient(above, below);
  })
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
  const at = (share: number): number =>
    rounds[Math.min(rounds.length - 1, Math.floor(share * rounds.length))] ?? Number.NaN;
  return { value: quotient(all.above, all.below), low: at(0.025), high: at(0.975) };
}

function sums(terms: readonly Terms[]): Terms {
  return terms.reduce((sum, { above, below }) => ({ above: sum.above + above, below: sum.below + below }), {
    above: 0,
    below: 0,
  });
}
