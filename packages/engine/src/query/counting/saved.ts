import type { Engine } from '../decks/engine.ts';

import { perEngine } from '../decks/per-engine.ts';
import { releaseRanks } from '../decks/release-ranks.ts';
import type { Window } from '../decks/window.ts';
import { eachRun, windowKey } from './select.ts';

/**
 * How many decks of a set can have been saved on or after a given day. Exact only for days on which a card was first
 * released.
 */
export type SavedFrom = (day: number) => number;

/** For the commanders' decks in the window. */
export function savedFrom(engine: Engine, window: Window, commanders: Iterable<number>): SavedFrom {
  const { deckEarliestDay } = engine;
  const ranks = releaseRanks(engine);
  const counts = new Uint32Array(ranks.count);
  for (const commander of commanders) {
    eachRun(engine, commander, window, null, (from, to) => {
      for (let deck = from; deck < to; deck++) {
        const slot = ranks.of[deckEarliestDay[deck]!]!;
        counts[slot]!++;
      }
    });
  }
  for (let slot = counts.length - 2; slot >= 0; slot--) counts[slot]! += counts[slot + 1]!;
  return (day) => counts[ranks.of[day]!]!;
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
