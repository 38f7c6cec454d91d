import type { Bracket } from '@deckwright/domain';
import type { DeckPlan } from './deck-plan.ts';
import type { PoolCard } from './deck-pool.ts';
import { NEVER } from './deck-score.ts';
import type { Random } from './random.ts';

const MAX_GAME_CHANGERS: Readonly<Record<Bracket, number>> = { 1: 0, 2: 0, 3: 3, 4: 7, 5: 14 };
/** Sort keys hold a score in their upper bits and a position below this number in the lower ones. */
const POSITIONS = 4096;

/** How many cards of a kind a deck wants at least and takes at most. */
type Quota = { is: (candidate: PoolCard) => boolean; least: number; most: number; count: number };

/** The candidates with their order: the lower bits of each key are a position. */
export type Ranking = { candidates: readonly PoolCard[]; keys: Int32Array };

/** Candidates by falling score, equal ones in the order given; those that may not be held are left out. */
export function ranked(candidates: readonly PoolCard[], scores: Int32Array): Ranking {
  const keys = new Int32Array(candidates.length);
  let length = 0;
  for (let position = 0; position < candidates.length; position++) {
    const score = scores[position] ?? NEVER;
    if (score > NEVER) keys[length++] = position - score * POSITIONS;
  }
  return { candidates, keys: keys.subarray(0, length).sort() };
}

/**
 * The `count` most wanted cards beside the lands, with 8–12 that make mana and enough that draw and remove, as far as
 * the colors have them; Game Changers only as many as the bracket allows, and no two-card combo in a mild deck.
 */
export function fillSpells(
  { candidates, keys }: Ranking,
  count: number,
  plan: DeckPlan,
  partners: ReadonlyMap<number, readonly number[]>,
  /** Positions of the cards the deck has already, commanders included. */
  present: ReadonlySet<number>,
  presentChangers: number,
  random: Random,
): PoolCard[] {
  const quotas: Quota[] = [
    { is: ({ isRamp }) => isRamp, least: 8 + random(4), most: 12, count: 0 },
    { is: ({ isDraw }) => isDraw, least: 7 + random(4), most: 13 + random(5), count: 0 },
    { is: ({ isRemoval }) => isRemoval, least: 6 + random(4), most: 11 + random(4), count: 0 },
  ];
  const included = new Set(present);
  const chosen: PoolCard[] = [];
  let changers = presentChangers;
  const take = (candidate: PoolCard): void => {
    for (const quota of quotas) if (quota.is(candidate)) quota.count += 1;
    if (candidate.card.gameChanger) changers += 1;
    included.add(candidate.index);
    chosen.push(candidate);
  };
  const mayTake = (candidate: PoolCard): boolean => {
    if (candidate.card.gameChanger && changers >= MAX_GAME_CHANGERS[plan.power]) return false;
    if (quotas.some((quota) => quota.count >= quota.most && quota.is(candidate))) return false;
    return plan.power > 2 || !partners.get(candidate.index)?.some((other) => included.has(other));
  };
  const passedOver: PoolCard[] = [];
  for (const key of keys) {
    if (chosen.length === count) break;
    const candidate = candidates[key & (POSITIONS - 1)];
    if (!candidate || !mayTake(candidate)) continue;
    const free = count - chosen.length - openSlots(quotas);
    if (free > 0 || quotas.some((quota) => quota.count < quota.least && quota.is(candidate))) take(candidate);
    else passedOver.push(candidate);
  }
  for (const candidate of passedOver) {
    if (chosen.length === count) break;
    if (mayTake(candidate)) take(candidate);
  }
  return chosen;
}

/** The `count` most wanted lands, Game Changers among them only as far as the bracket allows and two at most. */
export function fillLands({ candidates, keys }: Ranking, count: number, { power }: DeckPlan): PoolCard[] {
  let left = Math.min(MAX_GAME_CHANGERS[power], 2);
  const chosen: PoolCard[] = [];
  for (const key of keys) {
    if (chosen.length >= count) break;
    const candidate = candidates[key & (POSITIONS - 1)];
    if (!candidate) continue;
    if (candidate.card.gameChanger && --left < 0) continue;
    chosen.push(candidate);
  }
  return chosen;
}

/** Places that must be kept for the quotas not yet met. */
function openSlots(quotas: readonly Quota[]): number {
  return quotas.reduce((sum, { least, count }) => sum + Math.max(0, least - count), 0);
}
