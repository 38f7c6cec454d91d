import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';
import { deckList } from './accessors.ts';
import { eachRun } from './select.ts';

/**
 * For each list of cards: how many of the commander's decks that pass the filters run all of them in the 99. Every deck
 * matches an empty list.
 */
export function countTogether(
  engine: Engine,
  {
    commander,
    filters,
    lists,
  }: { commander: number; filters: EngineFilters; lists: readonly (readonly number[])[] },
): number[] {
  const counts = lists.map(() => 0);
  if (lists.length === 0) return counts;
  // Stores the last deck seen with each card, so nothing needs clearing between decks.
  const lastHolder = new Int32Array(engine.cards).fill(-1);
  eachRun(engine, commander, filters, filterTest(engine, commander, filters), (from, to) => {
    for (let deck = from; deck < to; deck++) {
      for (const card of deckList(engine, deck)) lastHolder[card] = deck;
      lists.forEach((list, index) => {
        if (list.every((card) => lastHolder[card] === deck)) counts[index] = (counts[index] ?? 0) + 1;
      });
    }
  });
  return counts;
}
