import { NO_DECK } from '../../results-format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';
import type { Results } from '../decks/load-results.ts';
import { hasTopCut, isInTopCut } from '../decks/top-cut.ts';
import { inBracket, rangeDays } from '../decks/window.ts';

/** Results of a number of entries: one entry is one player with one deck in one event. */
export type ResultCount = {
  entries: number;
  wins: number;
  losses: number;
  draws: number;
  /** Entries in events that are large enough for a top cut … */
  largeEntries: number;
  /** … those of them in it, … */
  topCut: number;
  /** … and how many would be by chance: the sum of places ÷ players. */
  expectedTopCut: number;
};

/** Results of a number of entries and the events they are from. */
export type ResultSpan = {
  total: ResultCount;
  events: number;
  /** Days since 1970-01-01 of the first and the last event. */
  firstDay: number;
  lastDay: number;
};

/** Numbers of a row in the sums that `addEntry` and `countAt` share. */
export const RESULT_FIELDS = 7;

/**
 * The commander's entries that pass the filters; a range is that of the events' days. With a filter on decks, entries
 * count only with a counted deck.
 */
export function entriesIn(
  engine: Engine,
  results: Results,
  commander: number,
  filters: EngineFilters,
): number[] {
  const days = rangeDays(engine, filters.range);
  const test = filterTest(engine, commander, filters);
  const entries: number[] = [];
  const end = results.commanderEntry[commander + 1] ?? 0;
  for (let entry = results.commanderEntry[commander] ?? 0; entry < end; entry++) {
    const day = results.eventDay[results.entryEvent[entry] ?? 0] ?? 0;
    if (days && (day < days.first || day > days.last)) continue;
    const deck = results.entryDeck[entry] ?? NO_DECK;
    const passes =
      deck === NO_DECK
        ? filters.bracket === 0 && test === null
        : inBracket(engine, deck, filters) && (test === null || test(deck));
    if (passes) entries.push(entry);
  }
  return entries;
}

/** Adds the numbers of an entry at `row` of `sums`, in the order of `countAt`. */
export function addEntry(results: Results, entry: number, sums: Float64Array, row: number): void {
  const numbers = [
    1,
    results.entryWins[entry] ?? 0,
    results.entryLosses[entry] ?? 0,
    results.entryDraws[entry] ?? 0,
    Number(hasTopCut(results, entry)),
    Number(isInTopCut(results, entry)),
    hasTopCut(results, entry)
      ? THRESHOLDS.topCutPlaces / (results.eventSize[results.entryEvent[entry] ?? 0] ?? 1)
      : 0,
  ];
  numbers.forEach((number, field) => {
    sums[row * RESULT_FIELDS + field] = (sums[row * RESULT_FIELDS + field] ?? 0) + number;
  });
}

export function countAt(sums: Float64Array, row: number): ResultCount {
  const [entries = 0, wins = 0, losses = 0, draws = 0, largeEntries = 0, topCut = 0, expectedTopCut = 0] =
    sums.subarray(row * RESULT_FIELDS, (row + 1) * RESULT_FIELDS);
  return { entries, wins, losses, draws, largeEntries, topCut, expectedTopCut };
}

/** The results of at least one entry, and the events they are from. */
export function countSpan(results: Results, entries: readonly number[]): ResultSpan {
  const total = new Float64Array(RESULT_FIELDS);
  const events = new Set<number>();
  let [firstDay, lastDay] = [0xffff, 0];
  for (const entry of entries) {
    addEntry(results, entry, total, 0);
    const event = results.entryEvent[entry] ?? 0;
    events.add(event);
    firstDay = Math.min(firstDay, results.eventDay[event] ?? 0);
    lastDay = Math.max(lastDay, results.eventDay[event] ?? 0);
  }
  return { total: countAt(total, 0), events: events.size, firstDay, lastDay };
}

/** Games of these entries. */
export function countGames({ wins, losses, draws }: ResultCount): number {
  return wins + losses + draws;
}

/** The results of `all` without those of `part`. */
export function resultsWithout(all: ResultCount, part: ResultCount): ResultCount {
  return {
    entries: all.entries - part.entries,
    wins: all.wins - part.wins,
    losses: all.losses - part.losses,
    draws: all.draws - part.draws,
    largeEntries: all.largeEntries - part.largeEntries,
    topCut: all.topCut - part.topCut,
    // Sums of fractions in another order may differ in the last digits.
    expectedTopCut: Math.max(0, all.expectedTopCut - part.expectedTopCut),
  };
}
