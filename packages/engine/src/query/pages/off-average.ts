import { CARD_FLAGS } from '../../format.ts';
import { deckList } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { averageDeck } from './average-deck.ts';

/**
 * Counts, deck by deck, the cards that the average deck of the commander lacks. That deck is of all the commander's
 * decks, whatever a page filters, so that a deck has one number everywhere. Commanders are aside, and basics, whose
 * copies not every source tells.
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
