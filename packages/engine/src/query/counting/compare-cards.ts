import { compareFigures } from '@deckwright/domain';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Engine } from '../decks/engine.ts';
import type { Compare } from './best.ts';
import type { CardNumbers } from './numbers.ts';

/**
 * Orders positions in `numbers`: cards with enough eligible decks first; then by the lower end of the inclusion's
 * interval, so that 480 of 500 decks rank above 10 of 10; then more decks, then name.
 */
export function compareByInclusion(engine: Engine, numbers: CardNumbers): Compare {
  const { decks, potentialDecks, low } = numbers;
  const enough = decks * THRESHOLDS.rankedMinPotentialShare;
  const rare = (position: number): number => ((potentialDecks[position] ?? 0) < enough ? 1 : 0);
  const byValue = compareBy(engine, numbers, low);
  return (a, b) => rare(a) - rare(b) || byValue(a, b);
}

/** Higher value, then more decks, then name. Values that differ only by rounding are equal. */
export function compareBy(engine: Engine, numbers: CardNumbers, values: Float64Array): Compare {
  const { cards, numDecks } = numbers;
  return (a, b) =>
    compareFigures(values[a] ?? 0, values[b] ?? 0) ||
    (numDecks[b] ?? 0) - (numDecks[a] ?? 0) ||
    (engine.cardNameRank[cards[a] ?? 0] ?? 0) - (engine.cardNameRank[cards[b] ?? 0] ?? 0);
}
