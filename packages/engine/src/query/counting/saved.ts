import type { Engine } from '../decks/engine.ts';

import { perEngine } from '../decks/per-engine.ts';
import { releaseRanks } from '../decks/release-ranks.ts';
import type { Window } from '../decks/window.ts';
import { distinctShare } from './effective-decks.ts';
import { eachRun, windowKey } from './select.ts';
import { countGroups } from './tally.ts';

/**
 * How many decks of a set were saved on or after a given day, undated ones as far as their cards show it; 0 for days
 * after the as-of date. Exact only for days on which a card was first released.
 */
export type SavedFrom = (day: number) => SavedDecks;

/** `dated`: those of the decks whose saved date is known. `distinctShare` is that of the whole set. */
export type SavedDecks = { decks: number; dated: number; distinctShare: number };

/** For the commanders' decks in the window. */
export function savedFrom(engine: Engine, window: Window, commanders: Iterable<number>): SavedFrom {
  const { deckEarliestDay, deckDay } = engine;
  const ranks = releaseRanks(engine);
  const counts = new Uint32Array(ranks.count);
  const dated = new Uint32Array(ranks.count);
  const groups = new Uint8Array(engine.groups);
  const set = { decks: 0, effectiveDecks: 0 };
  for (const commander of commanders) {
    eachRun(engine, commander, window, null, (from, to) => {
      set.decks += to - from;
      set.effectiveDecks += countGroups(engine, groups, from, to);
      for (let deck = from; deck < to; deck++) {
        const slot = ranks.of[deckEarliestDay[deck]!]!;
        counts[slot]!++;
        if (deckDay[deck]! > 0) dated[slot]!++;
      }
    });
  }
  for (const column of [counts, dated])
    for (let slot = column.length - 2; slot >= 0; slot--) column[slot]! += column[slot + 1]!;
  const distinct = distinctShare(set);
  return (day) => {
    if (day > engine.asOfDay) return { decks: 0, dated: 0, distinctShare: distinct };
    const rank = ranks.of[day]!;
    return { decks: counts[rank]!, dated: dated[rank]!, distinctShare: distinct };
  };
}

const cachedWindows = perEngine(() => new Map<string, SavedFrom>());

/** For all decks in the window; computed at first use and memoized per engine. */
export function savedInWindow(engine: Engine, window: Window): SavedFrom {
  const key = windowKey(window);
  const known = cachedWindows(engine).get(key);
  if (known) return known;
  const saved = savedFrom(engine, window, engine.commanderIdentity.keys());
  cachedWindows(engine).set(key, saved);
  return saved;
}
