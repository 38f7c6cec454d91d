import {
  orderForReading,
  planAdditions,
  type Recommendation,
  type RecommendOutput,
} from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import type { AdvisedPlan } from '../plan/read-deck-plan.ts';
import { readPlanFacts, readProposalFacts } from '../proposal/read-facts.ts';
import type { AdvisedDeck } from '../read-advised-deck.ts';
import { playedDeck } from './advised-cuts.ts';
import { chooseReasons } from './choose-reasons.ts';

type Advised = Pick<AdvisedDeck, 'legalCommanders' | 'cards'> & {
  /** How many lands fewer than advised the list runs, by copies, negative for more; null if that is not known. */
  lackingLands: number | null;
  /** Of the list, or what the player asks for. */
  bracket: number;
};

/** The cards to add as the plan arranges them (`planAdditions`), with the reasons of the recommender. */
export function advisedAdditions(
  snapshot: LoadedSnapshot,
  { legalCommanders: commanders, cards: list, lackingLands, bracket }: Advised,
  { plan, fit }: AdvisedPlan,
  { add, basis, nearness }: Pick<RecommendOutput, 'add' | 'basis' | 'nearness'>,
): Recommendation[] {
  return planAdditions(add, {
    facts: readProposalFacts(snapshot),
    strengths: readPlanFacts(snapshot).strengths,
    ...{ plan, fit, basis, nearness, bracket },
    deck: playedDeck(snapshot, commanders, list),
    lackingLands,
  });
}

/** The cards to add in the order of reading (`orderForReading`), and how many of them are shown first. */
export function additionsToRead(
  snapshot: LoadedSnapshot,
  additions: readonly Recommendation[],
  { plan, fit }: AdvisedPlan,
  { lackingLands, basis }: Pick<Advised, 'lackingLands'> & Pick<RecommendOutput, 'basis'>,
): { cards: number[]; first: number } {
  const order = orderForReading(additions, {
    facts: readProposalFacts(snapshot),
    strengths: readPlanFacts(snapshot).strengths,
    ...{ plan, fit, basis },
    lackingLands,
  });
  return { cards: order.additions.map(({ card }) => card), first: order.first };
}

/** Cards to add with the reasons that a player accepts, none of which names a card that must go or is one to cut, `removed`. */
export function withReasons(
  snapshot: LoadedSnapshot,
  additions: readonly Recommendation[],
  plan: AdvisedPlan,
  {
    removed,
    basis,
    hasDecksLikeIt,
  }: Pick<RecommendOutput, 'basis'> & { removed: readonly number[]; hasDecksLikeIt: boolean },
): Recommendation[] {
  return chooseReasons(additions, {
    snapshot,
    facts: readProposalFacts(snapshot),
    plan,
    ...{ basis, hasDecksLikeIt },
    cut: new Set(removed),
  });
}
