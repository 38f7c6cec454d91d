import type { AdviceBasis, JudgedCard, Recommendation } from '../types.ts';
import type { PlayedDeck } from './dead-cards.ts';
import type { PlanFacts } from './plan-facts.ts';
import type { PlanFit } from './plan-fit.ts';
import type { ListPlan } from './types.ts';

export type CutsInput = {
  facts: PlanFacts;
  plan: ListPlan;
  fit: PlanFit;
  deck: PlayedDeck;
  /** Positions of the cards beside the commanders, each once. */
  list: readonly number[];
  /** What decks say, of the recommender. */
  judged: readonly JudgedCard[];
  byDecks: readonly Recommendation[];
  basis: AdviceBasis;
  /** Of the list, or what the player asks for, 1…5. */
  bracket: number;
  /** Cards to add that a player reads first, best first: only these may be named as better ones. */
  adds: readonly Pick<Recommendation, 'card'>[];
  /** Cards of combos that the list holds whole or that lack one card beside the commander, and cards that the player keeps. */
  inCombos: ReadonlySet<number>;
  keep: ReadonlySet<number>;
  /** Days since 1970-01-01 of the newest deck; a newer card is in none of them. */
  asOfDay: number;
  /** How many lands fewer than advised the list runs, by copies, negative for more; null if that is not known. */
  lackingLands: number | null;
  /**
   * Cards of the list by copies, commanders included, how many more of them are legal than a deck has, 0 for no more, and its
   * lands by copies.
   */
  size: { cards: number; surplus: number; lands: number };
};
