import type { CardDecks } from '../card-decks/card-decks.ts';
import type { Engine } from '../decks/engine.ts';
import type { CommanderShares } from './commander.ts';
import { countInColors } from './in-colors.ts';
import type { RecommendQuery } from './query.ts';
import { FOREIGN, RECOMMEND } from './settings.ts';

/** What is known of a card of a list. */
type Evidence = {
  card: number;
  /** How often decks similar to the rest of the list are expected to play it, 0…1. */
  fit: number;
  /** Share of the cards of its role that the list has too many of, 0…1. */
  surplus: number;
};

/**
 * How surely a card of a list is foreign to it, 0…1: the odds that it came from any deck of these colors rather than from
 * one like the list. What decks of the colors play much and decks like this one little is foreign; what hardly any deck
 * plays may be the list's own idea, since nothing speaks against it. A logistic regression, fitted as
 * docs/benchmarks/recommendations.md says. The less near similar decks are, the more one weight is chosen, not fitted
 * (`inColorsFar`): there it orders cuts, and is no odds.
 * @param nearness how near similar decks are, 0…1
 */
export function foreignness(
  engine: Engine,
  { identity }: RecommendQuery,
  nearness: number,
  { cardDecks, shares }: { cardDecks: CardDecks | null; shares: CommanderShares },
): (evidence: Evidence) => number {
  const { decks, holds } = countInColors(engine, identity, cardDecks);
  const colorWeight = FOREIGN.inColorsFar + (FOREIGN.inColorsNear - FOREIGN.inColorsFar) * nearness;
  return ({ card, fit, surplus }) => {
    const inColors = holds(card) / Math.max(1, decks);
    const own = shares(card);
    const prior = RECOMMEND.commanderPriorDecks;
    const byCommander = own ? (own.share * own.decks + prior * inColors) / (own.decks + prior) : inColors;
    const odds =
      FOREIGN.always +
      FOREIGN.fit * fit +
      FOREIGN.logFit * Math.log(fit + FOREIGN.least) +
      colorWeight * Math.log(inColors + FOREIGN.least) +
      FOREIGN.byCommander * Math.log(byCommander + FOREIGN.least) +
      FOREIGN.surplus * surplus * nearness +
      FOREIGN.nearness * nearness;
    return 1 / (1 + Math.exp(-odds));
  };
}
