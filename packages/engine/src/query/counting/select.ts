import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';
import { perEngine } from '../decks/per-engine.ts';
import { firstInRange, inBracket, type Window } from '../decks/window.ts';
import { addDecks, closeTally, type OpenTally, openTally, type Tally } from './tally.ts';

/** Calls `take` with each maximal run [from, to) of the commander's decks in the window that pass the test. */
export function eachRun(
  engine: Engine,
  commander: number,
  window: Window,
  test: ((deck: number) => boolean) | null,
  take: (from: number, to: number) => void,
): void {
  const first = firstInRange(engine, commander, window.range);
  const end = engine.commanderStart[commander + 1] ?? 0;
  if (window.bracket === 0 && !test) {
    if (first < end) take(first, end);
    return;
  }
  let from = -1;
  for (let deck = first; deck < end; deck++) {
    const passes = inBracket(engine, deck, window) && (!test || test(deck));
    if (passes && from < 0) from = deck;
    if (!passes && from >= 0) {
      take(from, deck);
      from = -1;
    }
  }
  if (from >= 0) take(from, end);
}

function addCommander(
  engine: Engine,
  tally: OpenTally,
  commander: number,
  window: Window,
  test: ((deck: number) => boolean) | null,
): void {
  eachRun(engine, commander, window, test, (from, to) => addDecks(engine, tally, commander, from, to));
}

/** Tallies all decks of the window except those of the commander `without`; not memoized. */
export function tallyWindow(engine: Engine, window: Window, without: number | null = null): Tally {
  const tally = openTally(engine);
  for (let commander = 0; commander < engine.commanders; commander++) {
    if (commander !== without) addCommander(engine, tally, commander, window, null);
  }
  return closeTally(engine, tally);
}

/** Tallies the decks of these commanders in the window; distinct indices in any order. */
export function tallyCommanders(engine: Engine, commanders: readonly number[], window: Window): Tally {
  const tally = openTally(engine);
  for (const commander of [...commanders].sort((a, b) => a - b))
    addCommander(engine, tally, commander, window, null);
  return closeTally(engine, tally);
}

const cachedWindows = perEngine(() => new Map<string, Tally>());

/** A key that is equal for windows with the same decks. */
export function windowKey({ range, bracket, estimated }: Window): string {
  return `${range} ${bracket} ${estimated && bracket > 0}`;
}

/** Tallies all decks of the window; computed at first use and memoized per engine. */
export function windowTally(engine: Engine, window: Window): Tally {
  const key = windowKey(window);
  const known = cachedWindows(engine).get(key);
  if (known) return known;
  const tally = tallyWindow(engine, window);
  cachedWindows(engine).set(key, tally);
  return tally;
}

/** The decks of one commander in the window (`own`) and those of them that pass the filters (`selected`). */
export function tallyCommander(
  engine: Engine,
  commander: number,
  filters: EngineFilters,
): { own: Tally; selected: Tally } {
  const own = openTally(engine);
  addCommander(engine, own, commander, filters, null);
  const ownTally = closeTally(engine, own);
  const test = filterTest(engine, commander, filters);
  if (!test) return { own: ownTally, selected: ownTally };
  const selected = openTally(engine);
  addCommander(engine, selected, commander, filters, test);
  return { own: ownTally, selected: closeTally(engine, selected) };
}
