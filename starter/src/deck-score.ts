import type { Bracket } from '@deckwright/domain';
import { type Budget, LAST_DAY, type Plan, WINDOW_DAYS } from './deck-plan.ts';
import type { Candidate } from './deck-pool.ts';
import { longTail, OCTAVE, octavesOf, type Random } from './random.ts';

/** Score of a card that the deck cannot hold. */
export const NEVER = -1_000_000;

const MONTH_DAYS = 30;
/** Days in which a new card finds its players. */
const ADOPTION_DAYS = 180;
const COMBO_PIECE = 400;

/** The price from which on it counts against a card, and how much each doubling costs. */
const PRICE_SENSE: Readonly<Record<Budget, { from: number; perDoubling: number }>> = {
  cheap: { from: octavesOf(150), perDoubling: 90 },
  usual: { from: octavesOf(800), perDoubling: 66 },
  dear: { from: octavesOf(5000), perDoubling: 36 },
};

/** How much the deck wants the card, in 64ths of an octave, with the owner's whim in it: one in favour is `noise` 64ths as large. */
export function scoreOf(candidate: Candidate, plan: Plan, noise: number, random: Random): number {
  const drawn = longTail(random);
  const whim = drawn < 0 ? drawn : (drawn * noise) >> 6;
  if (candidate.releaseDay > plan.madeOn || !isAllowed(candidate, plan)) return NEVER;
  let score = candidate.base + whim + powerScore(candidate, plan.power);
  for (let theme = 0; theme < candidate.fit.length; theme++) {
    score += (candidate.fit[theme] ?? 0) * (plan.themeWeights[theme] ?? 0);
  }
  score += timeScore(candidate, plan.madeOn) - priceScore(candidate.price, plan.budget);
  return plan.combo.includes(candidate.index) ? score + COMBO_PIECE : score;
}

/** Mild decks leave out what would put them into a higher bracket. */
function isAllowed({ isExtraTurn, isDenial }: Candidate, { power }: Plan): boolean {
  return !(isExtraTurn && power < 3) && !(isDenial && power < 4);
}

function powerScore({ card, isTutor, isStax, heavy }: Candidate, power: Bracket): number {
  let score = isTutor ? 45 * (power - 3) : 0;
  if (card.gameChanger) score += 70 * (power - 2);
  if (isStax && power < 3) score -= OCTAVE;
  return score - heavy * (10 + 6 * power);
}

/** Cards drift up and down over the months; new ones are taken up little by little. */
function timeScore({ drift, releaseDay }: Candidate, madeOn: number): number {
  const month = Math.trunc((madeOn - (LAST_DAY - WINDOW_DAYS)) / MONTH_DAYS);
  const unknown = ADOPTION_DAYS - (madeOn - releaseDay);
  return drift * (month - 12) - (unknown > 0 ? unknown : 0);
}

function priceScore(price: number, budget: Budget): number {
  const { from, perDoubling } = PRICE_SENSE[budget];
  return price <= from ? 0 : ((price - from) * perDoubling) >> 6;
}
