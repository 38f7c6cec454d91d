import { CARD_FLAGS } from '../../format.ts';
import { NO_DECK } from '../../results-format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';
import { inBracket, rangeDays } from '../decks/window.ts';
import type { Results } from './load-results.ts';
import { hasTopCut, isInTopCut } from './top-cut.ts';

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

/** Results of the commander's decks that run a card, and of those that could run it and do not. */
export type CardResults = { card: number; with: ResultCount; without: ResultCount };

export type CommanderResults = {
  total: ResultCount;
  events: number;
  /** Days since 1970-01-01 of the first and the last event. */
  firstDay: number;
  lastDay: number;
  /** Cards with enough games on both sides, ascending. */
  cards: CardResults[];
};

const FIELDS = 7;

/**
 * Tournament results of a commander's entries that pass the filters; a range is that of the events' days. With a filter
 * on decks, entries count only with a counted deck. Null without results, without such entries, and with the filter
 * `placing`: decks chosen by their success say nothing about it.
 */
export function commanderResults(
  engine: Engine,
  { commander, filters }: { commander: number; filters: EngineFilters },
): CommanderResults | null {
  const { results } = engine;
  if (!results || filters.placing !== null) return null;
  const entries = entriesIn(engine, results, commander, filters);
  if (entries.length === 0) return null;
  const total = new Float64Array(FIELDS);
  const events = new Set<number>();
  let [firstDay, lastDay] = [0xffff, 0];
  for (const entry of entries) {
    addEntry(results, entry, total, 0);
    const event = results.entryEvent[entry] ?? 0;
    events.add(event);
    firstDay = Math.min(firstDay, results.eventDay[event] ?? 0);
    lastDay = Math.max(lastDay, results.eventDay[event] ?? 0);
  }
  const cards = cardResults(engine, results, commander, entries);
  return { total: countAt(total, 0), events: events.size, firstDay, lastDay, cards };
}

/** The commander's entries that pass the filters. */
function entriesIn(engine: Engine, results: Results, commander: number, filters: EngineFilters): number[] {
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
function addEntry(results: Results, entry: number, sums: Float64Array, row: number): void {
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
    sums[row * FIELDS + field] = (sums[row * FIELDS + field] ?? 0) + number;
  });
}

function countAt(sums: Float64Array, row: number): ResultCount {
  const [entries = 0, wins = 0, losses = 0, draws = 0, largeEntries = 0, topCut = 0, expectedTopCut = 0] =
    sums.subarray(row * FIELDS, (row + 1) * FIELDS);
  return { entries, wins, losses, draws, largeEntries, topCut, expectedTopCut };
}

/**
 * A deck could run a card if it was saved since the card's release; as in all statistics, others do not count as decks
 * without it.
 */
function cardResults(
  engine: Engine,
  results: Results,
  commander: number,
  entries: readonly number[],
): CardResults[] {
  const deckOf = (entry: number): number => results.entryDeck[entry] ?? NO_DECK;
  const earliest = (entry: number): number => engine.deckEarliestDay[deckOf(entry)] ?? 0;
  const listed = entries
    .filter((entry) => deckOf(entry) !== NO_DECK)
    .sort((a, b) => earliest(b) - earliest(a));
  // Row n: the sums of the n entries with the newest decks.
  const newest = new Float64Array((listed.length + 1) * FIELDS);
  const held = new Float64Array(engine.cards * FIELDS);
  listed.forEach((entry, place) => {
    newest.copyWithin((place + 1) * FIELDS, place * FIELDS, (place + 1) * FIELDS);
    addEntry(results, entry, newest, place + 1);
    const end = engine.deckStart[deckOf(entry) + 1] ?? 0;
    for (let position = engine.deckStart[deckOf(entry)] ?? 0; position < end; position++)
      addEntry(results, entry, held, engine.deckCards[position] ?? 0);
  });
  const identity = engine.commanderIdentity[commander] ?? 0;
  const found: CardResults[] = [];
  for (let card = 0; card < engine.cards; card++) {
    const outside = (engine.cardIdentity[card] ?? 0) & ~identity;
    const isBasic = ((engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) !== 0;
    if (held[card * FIELDS] === 0 || isBasic || outside !== 0) continue;
    const holding = countAt(held, card);
    const released = engine.cardReleaseDay[card] ?? 0;
    let could = listed.length;
    while (could > 0 && earliest(listed[could - 1] ?? 0) < released) could--;
    const without = difference(countAt(newest, could), holding);
    if (Math.min(gamesOf(holding), gamesOf(without)) < THRESHOLDS.resultMinGames) continue;
    found.push({ card, with: holding, without });
  }
  return found;
}

/** Games of these entries. */
export function gamesOf({ wins, losses, draws }: ResultCount): number {
  return wins + losses + draws;
}

function difference(all: ResultCount, part: ResultCount): ResultCount {
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
