import { CARD_FLAGS } from '../../format.ts';
import { deckList } from '../counting/accessors.ts';
import { tallyCommander } from '../counting/select.ts';
import type { Engine } from '../decks/engine.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { averageDeck } from './average-deck.ts';

/** A card and the number of the commander's decks that run it. */
export type CardOfDecks = { card: number; decks: number };

export type AverageComparison = {
  /** How many of the deck's cards are not in the average deck. */
  countOff: (deck: number) => number;
  /** Those cards, rarest among the commander's decks first. */
  listOff: (deck: number) => CardOfDecks[];
  /** The cards of the average deck that the deck does not run, most played first. */
  listMissing: (deck: number) => CardOfDecks[];
};

/**
 * Compares decks with the commander's average deck, which is over all the commander's decks, regardless of filters, so
 * that a deck has the same numbers everywhere. Excludes commanders, and basics because some sources do not record their
 * copies.
 */
export function averageComparison(engine: Engine, commander: number): AverageComparison {
  const average = averageDeck(engine, { commander, filters: NO_ENGINE_FILTERS });
  const usual = new Set(average.cards.map(({ card }) => card));
  const { own } = tallyCommander(engine, commander, NO_ENGINE_FILTERS);
  const isBasic = (card: number) => ((engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) !== 0;
  const isOff = (card: number) => !isBasic(card) && !usual.has(card);
  const withDecks = (card: number): CardOfDecks => ({
    card,
    decks: (own.hold[card] ?? 0) + (own.uncounted[card] ?? 0),
  });
  return {
    countOff: (deck) => {
      let off = 0;
      for (const card of deckList(engine, deck)) if (isOff(card)) off++;
      return off;
    },
    listOff: (deck) =>
      [...deckList(engine, deck)]
        .filter(isOff)
        .map(withDecks)
        .sort((a, b) => a.decks - b.decks || a.card - b.card),
    listMissing: (deck) => {
      const list = new Set(deckList(engine, deck));
      return [...usual]
        .filter((card) => !isBasic(card) && !list.has(card))
        .map(withDecks)
        .sort((a, b) => b.decks - a.decks || a.card - b.card);
    },
  };
}
