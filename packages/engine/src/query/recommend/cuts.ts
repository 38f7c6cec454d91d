import { CARD_FLAGS } from '../../format.ts';
import type { CardDecks } from '../card-decks/card-decks.ts';
import type { Engine } from '../decks/engine.ts';
import type { JudgedCard, Reason, Recommendation } from '../types.ts';
import type { Blend } from './blend.ts';
import type { CommanderShares } from './commander.ts';
import { countInColors } from './in-colors.ts';
import { misfitProbability } from './misfit.ts';
import type { Model } from './model.ts';
import type { Neighbors } from './neighbors.ts';
import type { RecommendQuery } from './query.ts';
import { countRoles, isPlainType, LAND_BIT, partBits, type RoleCount } from './roles.ts';
import { MISFIT, RECOMMEND } from './settings.ts';
import { countHolders } from './together.ts';

type CutOptions = {
  model: Model;
  blend: Blend | null;
  cardDecks: CardDecks | null;
  shares: CommanderShares;
  adds: readonly Recommendation[];
  limit: number;
  /** Cards that are never cut. */
  keep: ReadonlySet<number>;
};

/**
 * Cards that can be cut from the list. A card's fit is the share of decks similar to the rest of the list that are
 * expected to play it; the score is the probability that it is a misfit, higher if it has too many cards of a role. A card
 * no more likely than the average card to be a misfit stays, as does one that no reason can be given for, and, if no deck is
 * like the list, one unknown to the card model and to decks of the colors. Commanders are never cut; basics only if the
 * list has far more lands than decks like it.
 */
export function recommendCuts(
  engine: Engine,
  query: RecommendQuery,
  near: Neighbors,
  { model, blend, cardDecks, shares, adds, limit, keep }: CutOptions,
): { cut: Recommendation[]; judged: JudgedCard[] } {
  const roles = countRoles(engine, query, near);
  // Decks unlike the list do not tell how many lands, or cards of another role, it should have.
  const isFar = blend !== null && blend.basis !== 'near-decks';
  const lands = isFar ? null : landCount(engine, query, near, roles);
  const overfull = isFar
    ? []
    : roles.filter(
        (role) => isOverfull(role) && !isPlainType(role.bit) && (role.bit !== LAND_BIT || lands === null),
      );
  const nearest = Math.min(near.decks.length, RECOMMEND.regressed);
  const inColors = countInColors(engine, query.identity, cardDecks).holds;
  const probability = misfitProbability(engine, query, { blend, cardDecks, shares });
  const cuts: Recommendation[] =
    lands && isFloodOfLands(lands) ? basicCuts(query, lands).filter(({ card }) => !keep.has(card)) : [];
  const judged: JudgedCard[] = [];
  for (const card of query.list) {
    const fit = Math.min(1, Math.max(0, model.expectedWithout(card)));
    judged.push({ card, score: probability({ card, fit, surplus: 0 }), own: shares(card) });
    // Nothing says that a card which no deck of the colors plays does not fit.
    const isUnknown = isFar && blend.cardModel.index[card]! < 0 && inColors(card) === 0;
    if (keep.has(card) || isUnknown) continue;
    if (fit >= RECOMMEND.cutMaxFit) continue;
    const parts = partBits(engine, card);
    const surplus = overfull
      .filter(({ bit }) => (parts & bit) !== 0)
      .sort((a, b) => surplusShare(b) - surplusShare(a));
    const share = countHolders(model.holders, card, nearest) / nearest;
    const others = [
      ...surplus.slice(0, 1).map(redundantReason),
      ...replacement(engine, card, fit, { adds, model }),
    ];
    // If most near decks run the card but those with the most weight do not, the share would be a misleading reason.
    const weak: Reason[] = share < RECOMMEND.cutMaxFit ? [{ kind: 'weak-fit', share, decks: nearest }] : [];
    const reasons = [...weak, ...others].slice(0, RECOMMEND.maxReasons);
    if (reasons.length === 0) continue;
    const score = probability({ card, fit, surplus: surplus[0] ? surplusShare(surplus[0]) : 0 });
    if (score >= MISFIT.cutFrom) cuts.push({ card, score, reasons });
  }
  return { cut: cuts.sort((a, b) => b.score - a.score || a.card - b.card).slice(0, limit), judged };
}

function isOverfull({ count, average, deviation }: RoleCount): boolean {
  const excess = count - average;
  return excess >= RECOMMEND.redundantMinExcess && excess >= RECOMMEND.redundantMinDeviations * deviation;
}

/** The surplus share of the role's cards, 0…1. */
function surplusShare({ count, average }: RoleCount): number {
  return (count - average) / count;
}

function redundantReason({ role, count, average }: RoleCount): Reason {
  return { kind: 'redundant', role, count, average };
}

/** Copies of all lands, if the number of basics is known. */
function landCount(
  engine: Engine,
  query: RecommendQuery,
  near: Neighbors,
  roles: readonly RoleCount[],
): RoleCount | null {
  const nonbasic = roles.find(({ bit }) => bit === LAND_BIT);
  if (query.basics === null || !nonbasic) return null;
  let total = 0;
  let basics = 0;
  near.decks.forEach((deck, index) => {
    total += near.weight[index]!;
    basics += near.weight[index]! * engine.deckBasics[deck]!;
  });
  return {
    ...nonbasic,
    count: nonbasic.count + query.basics,
    average: nonbasic.average + basics / total,
  };
}

function isFloodOfLands({ count, average }: RoleCount): boolean {
  return count - average >= RECOMMEND.landMinExcess;
}

function basicCuts({ basicCards }: RecommendQuery, lands: RoleCount): Recommendation[] {
  return basicCards.map((card) => ({
    card,
    score: RECOMMEND.floodScore,
    reasons: [redundantReason(lands)],
  }));
}

/** The best recommended card that shares a role with this one, or its type if it has no role. */
function replacement(
  engine: Engine,
  card: number,
  fit: number,
  { adds, model }: Pick<CutOptions, 'adds' | 'model'>,
): Reason[] {
  const roles = engine.cardRoles[card]!;
  const type = engine.cardType[card]!;
  const better = adds.find(
    (add) =>
      model.expected[add.card]! - fit >= RECOMMEND.replacementMinGain &&
      (roles !== 0
        ? (engine.cardRoles[add.card]! & roles) !== 0
        : engine.cardType[add.card] === type && (engine.cardFlags[add.card]! & CARD_FLAGS.basic) === 0),
  );
  return better ? [{ kind: 'replaced-by', card: better.card }] : [];
}
