import { NO_DECK } from '../../results-format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Engine } from './engine.ts';
import type { Results } from './load-results.ts';
import { perEngine } from './per-engine.ts';

/** Whether the event of an entry is large enough for its places to say something. */
export function hasTopCut({ entryEvent, eventSize }: Results, entry: number): boolean {
  return (eventSize[entryEvent[entry] ?? 0] ?? 0) >= THRESHOLDS.topCutMinPlayers;
}

/** Whether an entry came among the first of a large event. */
export function isInTopCut(results: Results, entry: number): boolean {
  return hasTopCut(results, entry) && (results.entryPlacing[entry] ?? 0) <= THRESHOLDS.topCutPlaces;
}

/** 1 for each deck that came among the first of a large event at least once. */
const topDecks = perEngine((engine: Engine): Uint8Array => {
  const decks = new Uint8Array(engine.decks);
  const { results } = engine;
  for (let entry = 0; results && entry < results.entries; entry++) {
    const deck = results.entryDeck[entry] ?? NO_DECK;
    if (deck !== NO_DECK && isInTopCut(results, entry)) decks[deck] = 1;
  }
  return decks;
});

export function isTopDeck(engine: Engine, deck: number): boolean {
  return topDecks(engine)[deck] === 1;
}
