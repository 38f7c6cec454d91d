import type { Card } from '@deckwright/domain';
import type { ProposalFacts } from '../proposal/card-facts.ts';
import { RECOMMEND } from '../recommend/settings.ts';
import type { AdviceBasis, Recommendation } from '../types.ts';
import { arrangeAdditions, landRoom } from './arrange-additions.ts';
import { getGroup } from './card-groups.ts';
import type { CardStrengths } from './card-strength/card-strength.ts';
import { bindsAllPlayers, deadCards, hosesColor, type PlayedDeck } from './dead-cards.ts';
import { getNearShare } from './near-share.ts';
import { creatureTypeMatch, type PlanFit } from './plan-fit.ts';
import { CUTS, KNOWN_TABLES, STRENGTH } from './settings.ts';
import type { ListPlan } from './types.ts';
import { unsupportedCards } from './unsupported-cards.ts';

/** A share of the decks most like the list. */
const PLAYED_ANYWAY = 0.25;

export type AdditionsInput = {
  facts: ProposalFacts;
  strengths: CardStrengths;
  plan: ListPlan;
  fit: Pick<PlanFit, 'isWanted' | 'isOfMainType' | 'overlap'>;
  deck: PlayedDeck;
  /** How many lands fewer than advised the list runs; null if that is not known. */
  lackingLands: number | null;
  basis: AdviceBasis;
  /** How far the decks most like the list decide, 0…1. */
  nearness: number;
  /** Of the list, 1…5. */
  bracket: number;
};

/**
 * The cards to add, best first, without those that do nothing in the deck or lack what they live on, in the order of an answer: strong cards
 * earlier, creatures that a tribal list does not want later, no more lands than the list lacks, several kinds of card among the
 * first. Where decks are near, these decide alone.
 */
export function planAdditions(
  additions: readonly Recommendation[],
  { facts, strengths, plan, fit, deck, lackingLands, basis, nearness, bracket }: AdditionsInput,
): Recommendation[] {
  const isDead = deadCards(facts, deck, lackingLands);
  const isStax = plan.themes.some(({ slug }) => slug === 'stax');
  const suitsBracket = (card: number): boolean =>
    bracket >= KNOWN_TABLES ||
    (!hosesColor(facts, card) && (isStax || fit.isWanted(card) || !bindsAllPlayers(facts, card)));
  const isUnsupported = unsupportedCards(facts, deck, plan);
  // What many of the near decks play does something in them that its text alone does not say.
  const lacksSupport = (addition: Recommendation): boolean =>
    isUnsupported(addition.card) &&
    !(basis === 'near-decks' && (getNearShare(addition) ?? 0) >= PLAYED_ANYWAY);
  const isOpen = (addition: Recommendation): boolean =>
    isDead(addition.card) === null && suitsBracket(addition.card) && !lacksSupport(addition);
  const getGroupKey = (index: number): string => {
    const card: Card | undefined = facts.cards[index];
    return card ? getGroup(card).key : '';
  };
  const isTribal = plan.themes.some(({ kind }) => kind === 'kindred');
  const getTypeMatch = creatureTypeMatch(facts.cards, plan, fit);
  const getFactor = (index: number): number => {
    const typeMatch = getTypeMatch(index);
    return (
      STRENGTH.factor[strengths.of(index) ?? 'good'] *
      (typeMatch === null ? 1 : STRENGTH.ofTypeMatch[typeMatch]) *
      // What the plan of a tribe wants need not share other themes.
      (isTribal && fit.isWanted(index) ? 1 : getOverlapFactor(fit.overlap(index)))
    );
  };
  const open = additions.filter(isOpen);
  return basis === 'near-decks'
    ? open.filter((addition) => fit.isWanted(addition.card) || !isHardlyPlayed(addition))
    : arrangeAdditions(
        bracket >= KNOWN_TABLES ? open : orderByFactor(open, getFactor, (1 - nearness) ** RECOMMEND.planFar),
        getGroupKey,
        landRoom(lackingLands),
      );
}

/** Whether so few of the near decks play a card that they would cut it, unless the commander's own decks do. */
function isHardlyPlayed(addition: Recommendation): boolean {
  const isOfCommander = addition.reasons.some(
    (reason) => reason.kind === 'commander' && reason.share >= PLAYED_ANYWAY,
  );
  return !isOfCommander && (getNearShare(addition) ?? 0) < CUTS.nearShare;
}

/** 1 for a card whose themes are the list's, less for one whose themes are others; 1 for one of general use or that was not judged. */
function getOverlapFactor(overlap: number | null): number {
  if (overlap === null) return 1;
  const { full, exponent } = STRENGTH.overlap;
  return Math.exp(exponent * (Math.min(overlap, full) / full - 1));
}

/**
 * Moves cards with a high factor up and those with a low one down: a rank counts as its number, from `STRENGTH.firstRank`,
 * over the card's factor.
 * @param part how much of that, 0…1
 */
function orderByFactor(
  additions: readonly Recommendation[],
  getFactor: (card: number) => number,
  part: number,
): Recommendation[] {
  return additions
    .map((addition, index) => ({
      addition,
      index,
      rank: (STRENGTH.firstRank + index) / getFactor(addition.card) ** part,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ addition }) => addition);
}
