import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';

/** How a deck did in one event; `day` in days since 1970-01-01, `size` in players. */
export type DeckResultRow = {
  event: string;
  day: number;
  size: number;
  placing: number;
  wins: number;
  losses: number;
  draws: number;
};

/** The results of a deck, newest first, then by place; none without results. */
export function deckResults(engine: Engine, deck: number): DeckResultRow[] {
  const { results } = engine;
  if (!results) return [];
  const rows = (entriesByDeck(engine).get(deck) ?? []).map((entry): DeckResultRow => {
    const event = results.entryEvent[entry] ?? 0;
    return {
      event: eventNames(engine)[event] ?? '',
      day: results.eventDay[event] ?? 0,
      size: results.eventSize[event] ?? 0,
      placing: results.entryPlacing[entry] ?? 0,
      wins: results.entryWins[entry] ?? 0,
      losses: results.entryLosses[entry] ?? 0,
      draws: results.entryDraws[entry] ?? 0,
    };
  });
  return rows.sort((a, b) => b.day - a.day || a.placing - b.placing);
}

const entriesByDeck = perEngine(({ results }): Map<number, number[]> => {
  const entries = new Map<number, number[]>();
  results?.entryDeck.forEach((deck, entry) => {
    const known = entries.get(deck);
    if (known) known.push(entry);
    else entries.set(deck, [entry]);
  });
  return entries;
});

const eventNames = perEngine(({ results }): string[] =>
  // A copy, because a decoder takes no shared memory.
  new TextDecoder()
    .decode(results?.text.slice())
    .split('\n')
    .map((line) => line.slice(line.indexOf('\t') + 1)),
);
