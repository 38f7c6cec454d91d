import { type ListPlan, type PlanFit, planFit, readPlan } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { readPlanFacts } from '../proposal/read-facts.ts';
import type { AdvisedDeck } from '../read-advised-deck.ts';
import { findPlanThemes } from './plan-choices.ts';
import { type PlanLimits, planLimits } from './plan-limits.ts';

/** The plan of a list, and how well each card of the catalog serves it. */
export type AdvisedPlan = {
  plan: ListPlan;
  fit: PlanFit;
  limits: PlanLimits;
  /** What the player named that is no theme or creature type. */
  unknown: string[];
};

/**
 * Reads the plan of a list from its cards and its commanders, or takes the themes that the player names, if any of them is
 * known. Null without legal commanders.
 * @param chosen slugs or names of themes and creature types
 */
export function readDeckPlan(
  snapshot: LoadedSnapshot,
  { legalCommanders: commanders, cards }: Pick<AdvisedDeck, 'legalCommanders' | 'cards'>,
  chosen: readonly string[] | undefined,
): AdvisedPlan | null {
  if (commanders.length === 0) return null;
  const facts = readPlanFacts(snapshot);
  const { slugs, unknown } = findPlanThemes(snapshot, chosen ?? []);
  const plan = readPlan(facts, { commanders, cards }, slugs.length > 0 ? slugs : null);
  return {
    plan,
    fit: planFit(facts, plan, { commanders, list: cards }),
    limits: planLimits(snapshot, commanders, cards),
    unknown,
  };
}
