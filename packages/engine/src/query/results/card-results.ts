import { NO_DECK } from '../../results-format.ts';
import { sideOfDeck } from '../decks/eligible.ts';
import type { Engine } from '../decks/engine.ts';
import type { EngineFilters } from '../decks/filters.ts';
import {
  addEntry,
  countAt,
  countGames,
  countSpan,
  entriesIn,
  RESULT_FIELDS,
  type ResultCount,
  type ResultSpan,
} from './count-entries.ts';

/** Results of a commander's decks that run the card, and of those that could run it and do not. */
export type CardSides = { commander: number; with: ResultCount; without: ResultCount };

/** The results of all decks that run the card, and commander by commander where both sides have played. */
export type CardResultsAcross = ResultSpan & { commanders: CardSides[] };

/**
 * Tournament results of the decks that run a card in the 99 and pass the filters. Null without results, without such
 * decks, and with the filter `placing`: decks chosen by their success say nothing about it.
 */
export function cardResultsAcross(
  engine: Engine,
  { card, filters }: { card: number; filters: EngineFilters },
): CardResultsAcross | null {
  const { results } = engine;
  if (!results || filters.placing !== null) return null;
  const played: number[] = [];
  const commanders: CardSides[] = [];
  for (let commander = 0; commander < engine.commanders; commander++) {
    if (results.commanderEntry[commander] === results.commanderEntry[commander + 1]) continue;
    const sums = new Float64Array(2 * RESULT_FIELDS);
    for (const entry of entriesIn(engine, results, commander, filters)) {
      const deck = results.entryDeck[entry] ?? NO_DECK;
      if (deck === NO_DECK) continue;
      const side = sideOfDeck(engine, commander, deck, card);
      if (side === 'with') played.push(entry);
      if (side !== null) addEntry(results, entry, sums, side === 'with' ? 0 : 1);
    }
    const sides = { commander, with: countAt(sums, 0), without: countAt(sums, 1) };
    if (countGames(sides.with) > 0 && countGames(sides.without) > 0) commanders.push(sides);
  }
  return played.length === 0 ? null : { ...countSpan(results, played), commanders };
}

/** Games of each commander's entries and how many of them were won, by commander; zeros without results. */
export function commanderRecords({ results, commanders }: Engine): { games: Uint32Array; wins: Uint32Array } {
  const games = new Uint32Array(commanders);
  const wins = new Uint32Array(commanders);
  for (let commander = 0; results && commander < commanders; commander++) {
    const end = results.commanderEntry[commander + 1] ?? 0;
    const sums = new Float64Array(RESULT_FIELDS);
    for (let entry = results.commanderEntry[commander] ?? 0; entry < end; entry++)
      addEntry(results, entry, sums, 0);
    games[commander] = countGames(countAt(sums, 0));
    wins[commander] = countAt(sums, 0).wins;
  }
  return { games, wins };
}
