import { commanderOrder } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { deckThemes } from '../decks/themes.ts';

/** By number of the theme: the commanders with the most decks of it, then by name, at most `limit`; over all decks. */
export function themeCommanders(engine: Engine, limit: number): number[][] {
  const found: { commander: number; decks: number }[][] = Array.from({ length: engine.themes }, () => []);
  const counts = new Uint32Array(engine.themes);
  for (let commander = 0; commander < engine.commanders; commander++) {
    counts.fill(0);
    const end = engine.commanderStart[commander + 1] ?? 0;
    for (let deck = engine.commanderStart[commander] ?? 0; deck < end; deck++)
      for (const theme of deckThemes(engine, deck)) counts[theme] = (counts[theme] ?? 0) + 1;
    for (const [theme, decks] of counts.entries()) if (decks > 0) found[theme]?.push({ commander, decks });
  }
  const byDecks = commanderOrder<{ commander: number; decks: number }>(engine, {
    decks: ({ decks }) => decks,
  });
  return found.map((counted) =>
    counted
      .sort(byDecks)
      .slice(0, limit)
      .map(({ commander }) => commander),
  );
}
