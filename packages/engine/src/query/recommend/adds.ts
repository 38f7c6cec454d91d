import { CARD_FLAGS } from '../../format.ts';
import type { CardDecks } from '../card-decks/card-decks.ts';
import { allDecks, decksRunning } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { floatColumn } from '../decks/float-column.ts';
import { perEngine } from '../decks/per-engine.ts';
import type { Reason, Recommendation } from '../types.ts';
import type { Blend } from './blend.ts';
import { cardReasons, modelPartners } from './card-reasons.ts';
import type { CommanderShare, CommanderShares } from './commander.ts';
import { decksAllowing } from './in-colors.ts';
import { nthLargest } from './linear.ts';
import type { Model } from './model.ts';
import type { Neighbors } from './neighbors.ts';
import { findPlayedTogether } from './partners.ts';
import { weighByPlan } from './plan-prior.ts';
import { priceFactors } from './price-fit.ts';
import type { RecommendQuery } from './query.ts';
import { RECOMMEND } from './settings.ts';
import { countHolders, holdersAmong } from './together.ts';

/** The given cards, in the same order, each with its reasons. */
export function recommendAdds(
  engine: Engine,
  query: RecommendQuery,
  near: Neighbors,
  {
    model,
    blend,
    cardDecks,
    shares,
    score,
    chosen,
  }: {
    model: Model;
    blend: Blend | null;
    cardDecks: CardDecks | null;
    /** Of the commander's decks. */
    shares: CommanderShares;
    score: (card: number) => number;
    chosen: readonly number[];
  },
): Recommendation[] {
  if (chosen.length === 0) return [];
  const nearest = Math.min(near.decks.length, RECOMMEND.regressed);
  const holders = holdersAmong(engine, near.decks, chosen);
  const partners = findPlayedTogether(engine, {
    list: { cards: query.list, holders: model.holders },
    cards: { cards: chosen, holders },
    decks: near.decks.length,
    cardDecks,
  });
  const others = blend ? modelPartners(engine, query, { blend, cardDecks, chosen, known: partners }) : null;
  const further = blend ? cardReasons(engine, blend) : null;
  // Where no deck is like the list, a share of the nearest ones would mislead.
  const isNear = blend === null || blend.basis === 'near-decks';
  const { hold, potential } = allDecks(engine);
  return chosen.map((card) => {
    const included = countHolders(holders, card, nearest);
    const base = hold[card]! / Math.max(1, potential[card]!);
    const reasons: Reason[] = [];
    const partner = partners.get(card) ?? others?.get(card);
    if (partner) reasons.push({ kind: 'with', ...partner });
    if (isNear && included > 0) reasons.push(getShare(included, nearest));
    const own = shares(card);
    if (isTelling(own)) reasons.push({ kind: 'commander', ...own });
    const factor = shrunkFactor(included, nearest, base);
    if (isNear && factor >= RECOMMEND.liftMinFactor) reasons.push({ kind: 'lift', factor });
    if (further && (reasons.length === 0 || !isNear)) reasons.push(...further(card, reasons.length === 0));
    // The card was suggested by decks other than the nearest ones.
    if (reasons.length === 0) reasons.push(getShare(countHolders(holders, card), near.decks.length));
    return {
      card,
      score: score(card),
      reasons: reasons.slice(0, RECOMMEND.maxReasons),
    };
  });
}

/**
 * The cards that similar decks play or the card model suggests and the list lacks, by score, less for those that many decks
 * play anyway, and more where cards of their price are in the list; ties by deck count, then name. Only open cards that at
 * least one near deck runs or that the model suggests, so each has a reason; the first `most` of them.
 */
export function rankAdds(
  engine: Engine,
  query: RecommendQuery,
  { mean, expected }: Model,
  {
    open,
    blend,
    score,
    most,
    planFit,
  }: {
    open: Uint8Array | undefined;
    blend: Blend | null;
    score: (card: number) => number;
    most: number;
    planFit?: Float32Array | undefined;
  },
): number[] {
  if (most <= 0) return [];
  const cards: number[] = [];
  const rank = new Float64Array(engine.cards);
  const popularity = logPopularity(engine);
  const power = blend === null ? 0 : blend.popularity;
  const { active, taken } = query;
  const byPlan = weighByPlan(planFit, blend);
  /** The expectation over the power of how many decks play the card. */
  const weighed = new Float64Array(engine.cards);
  for (let card = 0; card < engine.cards; card++) {
    const isExpected = expected[card]! > 0 && (blend !== null || mean[card]! > 0);
    if (!isExpected && !byPlan.suggests(card)) continue;
    if (active[card] !== 1 || taken[card] === 1 || open?.[card] === 0) continue;
    if (engine.cardFlags[card]! & CARD_FLAGS.banned) continue;
    weighed[card] = byPlan.weigh(card, Math.max(0, expected[card]!) * Math.exp(-power * popularity[card]!));
    rank[card] = score(card) - expected[card]! + weighed[card]!;
    cards.push(card);
  }
  if (blend !== null) {
    const factor = priceFactors(engine, query, { cards, rank, expected });
    for (const card of cards) rank[card]! += (factor(card) - 1) * weighed[card]!;
  }
  const least =
    cards.length <= most
      ? Number.NEGATIVE_INFINITY
      : nthLargest(
          floatColumn(cards, (card) => rank[card]!),
          most,
        );
  return cards
    .filter((card) => rank[card]! >= least)
    .sort((a, b) => rank[b]! - rank[a]! || a - b)
    .slice(0, most);
}

/** By card: the natural logarithm of its inclusion in all decks whose colors allow it, which counts as at least a little. */
const logPopularity = perEngine((engine) => {
  const hold = decksRunning(engine);
  // Not the eligible decks, of which a new card has few.
  const decks = decksAllowing(engine);
  return Float64Array.from(hold, (included, card) =>
    Math.log(Math.max(RECOMMEND.popularityFrom, included / Math.max(1, decks[engine.cardIdentity[card]!]!))),
  );
});

function isTelling(share: CommanderShare | null): share is CommanderShare {
  return (
    share !== null && share.decks >= RECOMMEND.commanderMinDecks && share.share >= RECOMMEND.commanderMinShare
  );
}

/** Observed over expected decks with the card, with a Gamma prior of mean 1 on the factor. */
function shrunkFactor(included: number, decks: number, base: number): number {
  const prior = RECOMMEND.liftPriorDecks;
  return (included + prior) / (decks * base + prior);
}

function getShare(included: number, decks: number): Reason {
  return { kind: 'similar-decks', share: included / decks, decks };
}
