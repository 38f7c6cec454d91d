import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';
import { commanderCards, deckList } from './accessors.ts';
import { isDatedOnlyBy } from './newest-unproven.ts';
import { eachRun } from './select.ts';

/**
 * For each list of cards: how many of the commander's decks that pass the filters, and are eligible for the cards together,
 * run all of them; commanders count. A list with a card that was released after the as-of date is in none; every deck
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
  const isReleased = lists.map((list) =>
    list.every((card) => (engine.cardReleaseDay[card] ?? 0) <= engine.asOfDay),
  );
  const own = commanderCards(engine, commander);
  eachRun(engine, commander, filters, filterTest(engine, commander, filters), (from, to) => {
    for (let deck = from; deck < to; deck++) {
      for (const card of deckList(engine, deck)) lastHolder[card] = deck;
      for (const card of own) lastHolder[card] = deck;
      lists.forEach((list, index) => {
        if (!isReleased[index] || !list.every((card) => lastHolder[card] === deck)) return;
        if (isDatedOnlyBy(engine, { commander, deck }, list)) return;
        counts[index] = (counts[index] ?? 0) + 1;
      });
    }
  });
  return counts;
}
