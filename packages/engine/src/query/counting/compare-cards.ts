import type { Engine } from '../decks/engine.ts';
import type { Compare } from './best.ts';
import type { CardNumbers } from './numbers.ts';

const EQUAL_WITHIN = 1e-13;

/** Orders positions in `numbers` by what inclusion is at least: 480 of 500 decks stand before 10 of 10. */
export function compareByInclusion(engine: Engine, numbers: CardNumbers): Compare {
  return compareBy(engine, numbers, numbers.low);
}

/** Higher value, then more decks, then name. Values that differ by rounding alone are equal. */
export function compareBy(engine: Engine, numbers: CardNumbers, values: Float64Array): Compare {
  const { cards, numDecks } = numbers;
  const apart = (a: number, b: number): number => (Math.abs(b - a) < EQUAL_WITHIN ? 0 : b - a);
  return (a, b) =>
    apart(values[a] ?? 0, values[b] ?? 0) ||
    (numDecks[b] ?? 0) - (numDecks[a] ?? 0) ||
    (engine.cardNameRank[cards[a] ?? 0] ?? 0) - (engine.cardNameRank[cards[b] ?? 0] ?? 0);
}
