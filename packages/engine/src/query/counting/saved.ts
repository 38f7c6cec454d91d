import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { savedSince, type Window } from '../decks/window.ts';
import { eachRun, windowKey } from './select.ts';

/** How many of some decks were saved on or after a day; undated ones count as saved on the as-of date. */
export type SavedFrom = (day: number) => number;

/** Of the commanders' decks in the window. */
export function savedFrom(engine: Engine, window: Window, commanders: Iterable<number>): SavedFrom {
  const { asOfDay, firstDay, deckDay } = engine;
  const counts = new Uint32Array(asOfDay - firstDay + 1);
  for (const commander of commanders) {
    eachRun(engine, commander, window, null, (from, to) => {
      for (let deck = from; deck < to; deck++) {
        const slot = ((deckDay[deck] as number) || asOfDay) - firstDay;
        counts[slot] = (counts[slot] as number) + 1;
      }
    });
  }
  for (let slot = counts.length - 2; slot >= 0; slot--)
    counts[slot] = (counts[slot] as number) + (counts[slot + 1] as number);
  return (day) => counts[Math.max(day - firstDay, 0)] ?? 0;
}

const windowsOf = perEngine(() => new Map<string, SavedFrom>());

/** Of all decks in the window; counted at first use and kept with the engine. */
export function savedInWindow(engine: Engine, window: Window): SavedFrom {
  const key = windowKey(window);
  const known = windowsOf(engine).get(key);
  if (known) return known;
  const saved = savedFrom(engine, window, engine.commanderIdentity.keys());
  windowsOf(engine).set(key, saved);
  return saved;
}

/** The commander's decks in the window saved before the day. */
export function savedBefore(engine: Engine, commander: number, window: Window, day: number): number {
  if (day <= engine.firstDay) return 0;
  let early = 0;
  eachRun(engine, commander, window, null, (from, to) => {
    early += to - from - savedSince(engine, from, to, day);
  });
  return early;
}
