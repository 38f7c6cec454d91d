import type { Blend } from './blend.ts';
import { RECOMMEND } from './settings.ts';

export type PlanPrior = {
  /** Whether a card that nothing else speaks for may be suggested. */
  suggests: (card: number) => boolean;
  /** The weight of a card in the order of additions, from what decks and cards say for it. */
  weigh: (card: number, weight: number) => number;
};

/**
 * What players know, as a prior: a card that serves the plan of the list gains a factor and an expectation of its own, the
 * more the farther the nearest decks are. Where many decks like the list speak, they decide alone.
 */
export function weighByPlan(planFit: Float32Array | undefined, blend: Blend | null): PlanPrior {
  const share = planFit === undefined || blend === null ? 0 : (1 - blend.nearness) ** RECOMMEND.planFar;
  if (planFit === undefined || share === 0) return { suggests: () => false, weigh: (_, weight) => weight };
  const { planFactor, planPrior, planPower } = RECOMMEND;
  return {
    suggests: (card) => planFit[card]! > 0,
    weigh: (card, weight) => {
      const fit = planFit[card]!;
      return weight * (1 + planFactor * share * fit) + planPrior * share * fit ** planPower;
    },
  };
}
