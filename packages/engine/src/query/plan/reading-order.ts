import type { ProposalFacts } from '../proposal/card-facts.ts';
import type { AdviceBasis, Recommendation } from '../types.ts';
import { landRoom } from './arrange-additions.ts';
import { getGroup } from './card-groups.ts';
import type { CardStrengths } from './card-strength/card-strength.ts';
import { getNearShare } from './near-share.ts';
import { creatureTypeMatch, type PlanFit } from './plan-fit.ts';
import { FIRST_READ, STRENGTH } from './settings.ts';
import type { ListPlan } from './types.ts';

export type ReadingOrderInput = {
  facts: Pick<ProposalFacts, 'cards'>;
  strengths: Pick<CardStrengths, 'of'>;
  plan: ListPlan;
  fit: Pick<PlanFit, 'fit' | 'overlap' | 'isWanted' | 'isOfMainType'>;
  basis: AdviceBasis;
  /** How many lands fewer than advised the list runs; null if that is not known. */
  lackingLands: number | null;
};

/**
 * The additions in the order in which a player should meet them. The order of the recommender answers which cards this player
 * is likely to choose; this one, which of them to say first: those that also serve the plan, share the themes of the list, are
 * strong and, if that is known, are in many of the decks most like it. Value = − ln(rank + 10) + the parts of `FIRST_READ`.
 * @param additions best first
 * @returns all of them; `first`: how many to show before the player asks for more, at most `FIRST_READ.cards`
 */
export function orderForReading<T extends Recommendation>(
  additions: readonly T[],
  input: ReadingOrderInput,
): { additions: T[]; first: number } {
  const getTypeMatch = creatureTypeMatch(input.facts.cards, input.plan, input.fit);
  const getTypeValue = (card: number): number => {
    const typeMatch = input.basis === 'near-decks' ? null : getTypeMatch(card);
    return typeMatch === null ? 0 : FIRST_READ.ofTypeMatch[typeMatch];
  };
  const valued = additions
    .map((addition, index) => ({
      addition,
      value: getValue(addition, index, input) + getTypeValue(addition.card),
    }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ addition }) => addition);
  const maxLands = landRoom(input.lackingLands).first;
  const counts = new Map<string, number>();
  const first: T[] = [];
  const later: T[] = [];
  for (const addition of valued) {
    const card = input.facts.cards[addition.card];
    const key = card ? getGroup(card).key : '';
    const count = counts.get(key) ?? 0;
    const hasRoom = count < (key === 'Land' ? maxLands : FIRST_READ.ofGroup);
    if (!hasRoom || first.length >= FIRST_READ.cards) {
      later.push(addition);
      continue;
    }
    counts.set(key, count + 1);
    first.push(addition);
  }
  return { additions: [...first, ...later], first: first.length };
}

function getValue(
  addition: Recommendation,
  rank: number,
  { fit, strengths, basis }: ReadingOrderInput,
): number {
  const { card } = addition;
  const overlap = fit.overlap(card);
  const { full } = STRENGTH.overlap;
  const shared = overlap === null ? FIRST_READ.ofGeneralUse : Math.min(full, Math.max(0, overlap)) / full;
  return (
    -Math.log(rank + STRENGTH.firstRank) +
    (basis === 'near-decks' ? FIRST_READ.partIfNear : 1) *
      (FIRST_READ.fit * (fit.fit[card] ?? 0) + FIRST_READ.overlap * shared) +
    FIRST_READ.ofStrength[strengths.of(card) ?? 'good'] +
    FIRST_READ.nearShare * (getNearShare(addition) ?? 0)
  );
}
