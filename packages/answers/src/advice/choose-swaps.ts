import { type Card, type CardRole, defaultPrice } from '@deckwright/domain';
import { type CardStrength, getGroup } from '@deckwright/engine/query';
import { rounded } from '../format/index.ts';
import type { AdvisedPlan } from './plan/read-deck-plan.ts';
import type { DescribedReason } from './recommend/reason-text.ts';

/** A card of the list and a better one that does the same. */
export type AdvisedSwap = {
  /** Slugs. */
  cut: string;
  add: string;
  /** The role, or the card type, that both have. */
  label: string;
  /** What is gained, in words: "1 mana less, serves Dinosaurs". */
  gain: string;
  /** Why the old card goes, by a reason that names no card but the new one; null without such a reason. */
  why: string | null;
  /** Price of the card to add less that of the card to cut, in USD; null without both prices. */
  priceDifference: number | null;
};

export type SwapsInput = {
  cuts: readonly { slug: string; reasons: readonly DescribedReason[] }[];
  adds: readonly { slug: string }[];
  /** By slug: the card and its position. */
  find: (slug: string) => { index: number; card: Card } | null;
  /** The share of the commander's decks that play a card, 0 without decks. */
  getShare: (slug: string) => number;
  /** By position, the share of the decks most like the list that play a card; null where none are like it. */
  getNearShare: ((index: number) => number) | null;
  inPrecons: (index: number) => number;
  plan: AdvisedPlan | null;
  /** How players see a card, by position. */
  getStrength: (index: number) => CardStrength | undefined;
};

const MAX_SWAPS = 6;
/** Of the cards to add, those that are proposed with some confidence. */
const FIRST_ADDS = 60;
/** A judged card that is not strong shares so much of its themes with the list (`themeOverlap`), or is of general use. */
const MIN_OVERLAP = 6;
const SWAPPED_ROLES: readonly CardRole[] = [
  'counterspell',
  'tutor',
  'removal',
  'ramp',
  'draw',
  'recursion',
  'protection',
  'sweeper',
];
/** Where decks are like the list, so many of them or of the commander's play what goes in. */
const PLAYED_SHARE = 0.25;
/** By so much more of the commander's decks, or so many more precons, a card is the more usual one. */
const MORE_DECKS = 0.1;
const MORE_PRECONS = 8;
/** A swap costs no more than this many times the old card, or so many dollars more. */
const MAX_TIMES = 3;
const FEW_DOLLARS = 5;
/** A card may cost so much more mana if it serves the plan and the other does not. */
const MORE_MANA = 1;

/**
 * Pairs of a card to cut and a card to add that does all that the other does and more: of all its roles, or of the same
 * type and the plan. It serves the plan no less, no smaller share of the commander's decks plays it, and something is
 * gained, which is stated. Each card is in one pair, so each swap stands alone. No lands: what a land base lacks is said
 * elsewhere.
 */
export function chooseSwaps({
  cuts,
  adds,
  find,
  getShare,
  getNearShare,
  inPrecons,
  plan,
  getStrength,
}: SwapsInput): AdvisedSwap[] {
  const swaps: AdvisedSwap[] = [];
  const used = new Set<string>();
  for (const { slug: cut, reasons } of cuts) {
    const out = find(cut);
    if (!out || out.card.primaryType === 'Land') continue;
    for (const { slug: add } of adds.slice(0, FIRST_ADDS)) {
      const into = find(add);
      if (!into || used.has(add) || !isWorthASwap(into)) continue;
      const label = getLabel(out, into);
      const gain = label === null ? null : describeGain(out, into);
      if (label === null || gain === null) continue;
      used.add(add);
      const why = reasons.find(
        ({ reason }) => reason.kind !== 'replaced-by' || reason.card === into.index,
      )?.text;
      swaps.push({
        ...{ cut, add, label, gain, why: why ?? null },
        priceDifference: priceDifference(out.card, into.card),
      });
      break;
    }
    if (swaps.length === MAX_SWAPS) break;
  }
  return swaps;

  type Found = { index: number; card: Card };

  function isWorthASwap({ index: card, card: { slug } }: Found): boolean {
    if (getNearShare && Math.max(getNearShare(card), getShare(slug)) < PLAYED_SHARE) return false;
    const strength = getStrength(card);
    if (strength === 'strong') return true;
    if (strength !== undefined || plan?.fit.isJudged(card) !== true) return false;
    return (plan.fit.overlap(card) ?? MIN_OVERLAP) >= MIN_OVERLAP;
  }

  function getLabel(out: Found, into: Found): string | null {
    if (into.card.primaryType === 'Land') return null;
    const roles = SWAPPED_ROLES.filter((role) => out.card.roles.includes(role));
    const group = getGroup(out.card);
    if (roles.length > 0)
      return roles.every((role) => into.card.roles.includes(role)) && getGroup(into.card).key === group.key
        ? group.label
        : null;
    const isPlanned = plan?.fit.belongs(into.index) ?? false;
    return isPlanned && into.card.primaryType === out.card.primaryType ? group.label : null;
  }

  function describeGain(out: Found, into: Found): string | null {
    const fit = (index: number): number => plan?.fit.fit[index] ?? 0;
    const isMorePlanned =
      (plan?.fit.belongs(into.index) ?? false) && !(plan?.fit.belongs(out.index) ?? false);
    const less = out.card.manaValue - into.card.manaValue;
    const shares = getShare(into.card.slug) - getShare(out.card.slug);
    const precons = inPrecons(into.index) - inPrecons(out.index);
    if (isFarDearer(out.card, into.card)) return null;
    if (shares < 0 || (fit(into.index) < fit(out.index) && !isMorePlanned)) return null;
    if (less < 0 && !(isMorePlanned && -less <= MORE_MANA)) return null;
    const theme = plan?.fit.reason(into.index)?.theme.name;
    const gains = [
      ...(isMorePlanned ? [theme ? `serves ${theme}` : 'what the commander asks for'] : []),
      ...(less > 0 ? [`${less} mana less`] : []),
      ...(shares >= MORE_DECKS ? ['played by more decks of this commander'] : []),
      ...(precons >= MORE_PRECONS
        ? [
            `in ${inPrecons(into.index)} precons; the card it replaces is in ${inPrecons(out.index) || 'none'}`,
          ]
        : []),
    ];
    return gains.length === 0 ? null : gains.join(', ');
  }
}

function isFarDearer(out: Card, into: Card): boolean {
  const [cut, add] = [defaultPrice(out.prices) ?? 0, defaultPrice(into.prices) ?? 0];
  return add > cut * MAX_TIMES && add > cut + FEW_DOLLARS;
}

function priceDifference(out: Card, into: Card): number | null {
  const [cut, add] = [defaultPrice(out.prices), defaultPrice(into.prices)];
  return cut === null || add === null ? null : rounded(add - cut, 2);
}
