import type { CardDecks } from '../card-decks/card-decks.ts';
import { likenesses } from '../card-model/card-scores.ts';
import type { Engine } from '../decks/engine.ts';
import type { Blend } from './blend.ts';
import type { CommanderShares } from './commander.ts';
import { countInColors } from './in-colors.ts';
import { lengthShare, type RecommendQuery } from './query.ts';
import { MISFIT, RECOMMEND } from './settings.ts';

/** What is known of a card of a list. */
type Evidence = {
  card: number;
  /** How often decks similar to the rest of the list are expected to play it, 0…1. */
  fit: number;
  /** Share of the cards of its role that the list has too many of, 0…1. */
  surplus: number;
};

type Context = { blend: Blend | null; cardDecks: CardDecks | null; shares: CommanderShares };

/**
 * Probability, 0…1, that a card of a list came from any deck of these colors rather than from one like the list; one card
 * in twenty does. What decks of the colors play much and decks like this one little is a misfit; what hardly any deck
 * plays may be the list's own idea, since nothing speaks against it. Where no deck is near, a card that is like the
 * commander or others of the list is less of one. A logistic regression, fitted as docs/benchmarks/recommendations.md
 * says.
 */
export function misfitProbability(
  engine: Engine,
  query: RecommendQuery,
  { blend, cardDecks, shares }: Context,
): (evidence: Evidence) => number {
  const nearness = blend?.nearness ?? 1;
  const { decks, holds } = countInColors(engine, query.identity, cardDecks);
  const missing = 1 - lengthShare(engine, query.list.length);
  const likeness = blend && nearness < 1 ? likenessLogOdds(query, blend) : () => 0;
  return ({ card, fit, surplus }) => {
    const inColors = (holds(card) + MISFIT.priorDecks * MISFIT.priorInclusion) / (decks + MISFIT.priorDecks);
    const own = shares(card);
    const prior = RECOMMEND.commanderPriorDecks;
    const byCommander = own ? (own.share * own.decks + prior * inColors) / (own.decks + prior) : inColors;
    const isUnknown = blend !== null && blend.cardModel.index[card]! < 0;
    const logOdds =
      MISFIT.always +
      MISFIT.fit * fit +
      MISFIT.logFit * Math.log(fit + MISFIT.least) +
      MISFIT.logInColors * Math.log(inColors + MISFIT.least) +
      MISFIT.logByCommander * Math.log(byCommander + MISFIT.least) +
      MISFIT.short * missing +
      (isUnknown ? MISFIT.unknown : 0) +
      likeness(card) * (1 - nearness) +
      MISFIT.surplus * surplus * nearness;
    return 1 / (1 + Math.exp(-logOdds));
  };
}

/** What the likeness of a card to the commander and to the rest of the list says. */
function likenessLogOdds(
  { commanders, list }: RecommendQuery,
  { cardModel }: Blend,
): (card: number) => number {
  const likenessTo = likenesses(cardModel);
  return (card) => {
    const toList = likenessTo(card, list);
    toList[list.indexOf(card)] = 0;
    const most = toList.sort().subarray(-MISFIT.mostAlike);
    const mean = most.reduce((sum, like) => sum + like, 0) / MISFIT.mostAlike;
    return MISFIT.likeList * mean + MISFIT.likeCommander * Math.max(...likenessTo(card, commanders));
  };
}
