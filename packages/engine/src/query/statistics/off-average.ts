import { CARD_FLAGS } from '../../format.ts';
import { deckList } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { averageDeck } from './average-deck.ts';

/**
 * Returns a function that counts a deck's cards that are not in the commander's average deck. The average is over all
 * the commander's decks, regardless of filters, so that a deck has the same number everywhere. Excludes commanders, and
 * basics because some sources do not record their copies.
 */
export function offAverage(engine: Engine, commander: number): (deck: number) => number {
  const average = averageDeck(engine, { commander, filters: NO_ENGINE_FILTERS });
  const usual = new Set(average.cards.map(({ card }) => card));
  return (deck) => {
    let off = 0;
    for (const card of deckList(engine, deck)) {
      const isBasic = ((engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) !== 0;
      if (!isBasic && !usual.has(card)) off++;
    }
    return off;
  };
}
