import {
  BRACKET_NAMES,
  type Bracket,
  bracketName,
  type CardRole,
  formatCounted,
  ROLE_LABELS,
} from '@deckwright/domain';
import { deckMakeup, type PlanTheme } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import type { AdvisedDeck } from '../read-advised-deck.ts';
import { type PlanChoice, planChoices } from './plan-choices.ts';
import { effectiveLimits, type RequestedLimits } from './plan-limits.ts';
import type { AdvisedPlan } from './read-deck-plan.ts';

/** A theme of a plan, with how many cards of the list count for it. */
type DescribedTheme = Pick<PlanTheme, 'slug' | 'name' | 'source' | 'cards'>;

/** The plan of a list as players read it. */
export type DescribedPlan = {
  /**
   * "Dinosaurs and Enrage · 38 lands · bracket 2 (Core) · cards up to $12"; without a bracket for a short list, and without a
   * price that is no limit to these recommendations.
   */
  words: string;
  /** Strongest first; empty where nothing stands out. */
  themes: DescribedTheme[];
  /** Every theme and creature type that a player may name instead, by name. */
  choices: PlanChoice[];
  /** What the player named that is no theme or creature type, as written. */
  unknown: string[];
  /** Roles of which the list has fewer cards than most decks need, with the counts. */
  fewRoles: { role: CardRole; label: string; count: number; fewest: number }[];
  /** The bracket and the price in USD above which nothing is added unless asked for; null without such a limit. */
  bracket: Bracket | null;
  maxPrice: number | null;
};

/** Fewer cards of these roles are few for a whole deck. */
const FEWEST: Partial<Record<CardRole, number>> = { ramp: 8, draw: 8, removal: 6, sweeper: 2 };
/** Nonland cards of a whole deck, about. */
const WHOLE_DECK = 60;

/** @param options of the recommendations that follow the plan */
export function describeListPlan(
  snapshot: LoadedSnapshot,
  { deck }: Pick<AdvisedDeck, 'deck'>,
  { plan, limits, unknown }: AdvisedPlan,
  options: RequestedLimits,
): DescribedPlan {
  const makeup = deckMakeup(deck);
  const themes = plan.themes.map(({ slug, name, source, cards }) => ({ slug, name, source, cards }));
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(themes.map(({ name }) => name));
  const { maxPrice } = limits;
  const bracket = limits.isTelling ? limits.bracket : null;
  const highest = effectiveLimits(options, { bracket, maxPrice }).maxPrice;
  const part = Math.min(1, (makeup.size - makeup.lands) / WHOLE_DECK);
  return {
    words: [
      names || 'No theme stands out',
      formatCounted(makeup.lands, 'land'),
      ...(bracket === null ? [] : [`bracket ${bracket} (${BRACKET_NAMES[bracketName(bracket)]})`]),
      ...(highest === null ? [] : [`cards up to $${highest}`]),
    ].join(' · '),
    themes,
    choices: planChoices(snapshot),
    unknown,
    fewRoles: (makeup.roles ?? []).flatMap(({ role, count }) => {
      const fewest = Math.round((FEWEST[role] ?? 0) * part);
      return count < fewest ? [{ role, label: ROLE_LABELS[role], count, fewest }] : [];
    }),
    bracket,
    maxPrice,
  };
}
