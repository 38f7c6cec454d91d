import { planAdditions, type Recommendation, type RecommendOutput } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import type { AdvisedPlan } from '../plan/read-deck-plan.ts';
import { readPlanFacts, readProposalFacts } from '../proposal/read-facts.ts';
import type { AdvisedDeck } from '../read-advised-deck.ts';
import { playedDeck } from './advised-cuts.ts';
import { chooseReasons } from './choose-reasons.ts';

type Advised = Pick<AdvisedDeck, 'legalCommanders' | 'cards'> & {
  /** Lands that the list has beyond the advised ones, negative if it lacks some; null where nothing is advised. */
  surplusLands: number | null;
};

/** The cards to add as the plan arranges them (`planAdditions`), with the reasons that a player accepts. */
export function advisedAdditions(
  snapshot: LoadedSnapshot,
  { legalCommanders: commanders, cards: list, surplusLands }: Advised,
  plan: AdvisedPlan,
  output: Pick<RecommendOutput, 'add' | 'cut' | 'basis' | 'nearness'>,
): Recommendation[] {
  const facts = readProposalFacts(snapshot);
  const arranged = planAdditions(output.add, {
    facts,
    strengths: readPlanFacts(snapshot).strengths,
    plan: plan.plan,
    fit: plan.fit,
    deck: playedDeck(snapshot, commanders, list),
    lackingLands: surplusLands === null ? null : -surplusLands,
    basis: output.basis,
    nearness: output.nearness,
    bracket: plan.limits.bracket,
  });
  return chooseReasons(arranged, {
    snapshot,
    facts,
    plan,
    basis: output.basis,
    cut: new Set(output.cut.map(({ card }) => card)),
  });
}
