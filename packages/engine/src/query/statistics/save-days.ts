import { eachRun } from '../counting/select.ts';
import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';

/** A day since 1970-01-01 and how many of the decks were saved on it. */
export type SaveDay = { day: number; decks: number };

/**
 * The days on which the commander's decks that pass the filters were last saved, oldest first; undated decks are
 * omitted.
 */
export function saveDays(
  engine: Engine,
  { commander, filters }: { commander: number; filters: EngineFilters },
): SaveDay[] {
  const days = new Map<number, number>();
  eachRun(engine, commander, filters, filterTest(engine, commander, filters), (first, end) => {
    for (let deck = first; deck < end; deck++) {
      const day = engine.deckDay[deck] ?? 0;
      if (day > 0) days.set(day, (days.get(day) ?? 0) + 1);
    }
  });
  return [...days].sort(([a], [b]) => a - b).map(([day, decks]) => ({ day, decks }));
}
