import type { ThemeKind } from '@deckwright/domain';

/** Who says that a theme belongs to a plan. */
type PlanSource = 'commander' | 'list' | 'player';

/** A theme, or a creature type, that a list is built around. */
export type PlanTheme = {
  /** Slug of the theme, or of the creature type's plural: `goblins`. */
  slug: string;
  kind: ThemeKind;
  /** "Attack Triggers", "Goblins". */
  name: string;
  /** Of a creature type, the type: "Goblin". */
  type: string | null;
  source: PlanSource;
  /** Cards of the list that count for it. */
  cards: number;
  /** How much it counts in the plan, above 0 up to 1. */
  weight: number;
};

/** What a list is built to do: its themes and creature types, strongest first; empty where nothing stands out. */
export type ListPlan = {
  themes: readonly PlanTheme[];
  /** What the list has because any deck as tuned as it has it: no plan, but cards of it are looked for. Absent if nothing. */
  usual?: readonly PlanTheme[];
};
