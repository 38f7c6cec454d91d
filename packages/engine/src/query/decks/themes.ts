import type { Engine } from './engine.ts';
import { firstInRange, inBracket, type Window } from './window.ts';

/** The numbers of the deck's themes: its owner's by number, then detected ones, best first; a view, not a copy. */
export function deckThemes(engine: Engine, deck: number): Uint16Array {
  return engine.deckThemes.subarray(engine.deckThemeStart[deck], engine.deckThemeStart[deck + 1]);
}

/** Whether the deck has the theme of this number. */
export function hasTheme(engine: Engine, deck: number, theme: number): boolean {
  const end = engine.deckThemeStart[deck + 1] ?? 0;
  for (let entry = engine.deckThemeStart[deck] ?? 0; entry < end; entry++) {
    if (engine.deckThemes[entry] === theme) return true;
  }
  return false;
}

export type ThemeDecks = { theme: number; decks: number };

/** The themes of the commander's decks in the window, most decks first, then by number. */
export function themeCounts(engine: Engine, commander: number, window: Window): ThemeDecks[] {
  const counts = new Uint32Array(engine.themes);
  const end = engine.commanderStart[commander + 1] ?? 0;
  for (let deck = firstInRange(engine, commander, window.range); deck < end; deck++) {
    if (!inBracket(engine, deck, window)) continue;
    for (const theme of deckThemes(engine, deck)) counts[theme] = (counts[theme] ?? 0) + 1;
  }
  return listCounts(counts);
}

/** Themes with at least one deck, most decks first, then by number. */
function listCounts(counts: Uint32Array): ThemeDecks[] {
  return Array.from(counts, (decks, theme) => ({ theme, decks }))
    .filter(({ decks }) => decks > 0)
    .sort((a, b) => b.decks - a.decks || a.theme - b.theme);
}
