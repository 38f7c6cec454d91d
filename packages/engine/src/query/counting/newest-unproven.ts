import type { Engine } from '../decks/engine.ts';
import { deckList, newestRelease } from './accessors.ts';

/**
 * The newest cards of an undated deck and the day they came out: nothing else shows that it was saved since then. Null
 * for a dated deck, and where a commander came out no earlier: a deck is never older than its commanders.
 */
export function newestUnproven(
  engine: Engine,
  commander: number,
  deck: number,
): { day: number; cards: number[] } | null {
  if ((engine.deckDay[deck] ?? 0) > 0) return null;
  const day = engine.deckEarliestDay[deck] ?? 0;
  if (newestRelease(engine, commander) >= day) return null;
  const cards = [...deckList(engine, deck)].filter((card) => engine.cardReleaseDay[card] === day);
  return { day, cards };
}
