import { type TimeRange, toDate } from '@deckwright/domain';
import { commanderNameRanks, newestRelease, pairings } from '../counting/accessors.ts';

import { effectiveDecks } from '../counting/effective-decks.ts';
import { type SavedDecks, savedFrom, savedInWindow } from '../counting/saved.ts';

import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { releaseRanks } from '../decks/release-ranks.ts';
import { firstFromDay, inBracket, rangeDays, type Window } from '../decks/window.ts';
import type { CommanderRank, LeadCount, RankPoint } from '../types.ts';

/** Decks per commander in the range, or in the range shifted back by `back` times its length. */
export function decksInRange(engine: Engine, range: TimeRange, back = 0): Uint32Array {
  const days = rangeDays(engine, range, back);
  const counts = new Uint32Array(engine.commanders);
  for (let commander = 0; commander < engine.commanders; commander++) {
    counts[commander] = days
      ? firstFromDay(engine, commander, days.last + 1) -
        firstFromDay(engine, commander, Math.max(days.first, 1))
      : (engine.commanderStart[commander + 1] ?? 0) - (engine.commanderStart[commander] ?? 0);
  }
  return counts;
}

/** As `decksInRange`, limited to one bracket. */
export function decksInWindow(engine: Engine, window: Window, back = 0): Uint32Array {
  if (window.bracket === 0) return decksInRange(engine, window.range, back);
  const days = rangeDays(engine, window.range, back);
  return Uint32Array.from({ length: engine.commanders }, (_, commander) => {
    const start = days
      ? firstFromDay(engine, commander, Math.max(days.first, 1))
      : (engine.commanderStart[commander] ?? 0);
    const end = days
      ? firstFromDay(engine, commander, days.last + 1)
      : (engine.commanderStart[commander + 1] ?? 0);
    let count = 0;
    for (let deck = start; deck < end; deck++) if (inBracket(engine, deck, window)) count++;
    return count;
  });
}

/** Competition rank, 1 = most: ties share a rank and the following ranks are skipped. Null for a count of 0. */
export function rankIn(counts: Uint32Array, own: number): number | null {
  if (own === 0) return null;
  let rank = 1;
  for (const count of counts) if (count > own) rank++;
  return rank;
}

/**
 * Commanders with a deck in the window, most decks first, then by name; no previous window without a range. With `among`
 * only these commanders (indices, each once) are counted and ranked.
 */
export function commanderRanks(
  engine: Engine,
  {
    range,
    bracket = 0,
    estimated = false,
    among = null,
  }: Pick<Window, 'range'> & Partial<Window> & { among?: readonly number[] | null },
): CommanderRank[] {
  const window = { range, bracket, estimated };
  const toCounts = (back: number): Uint32Array => {
    const all = decksInWindow(engine, window, back);
    return among === null ? all : onlyAt(all, among);
  };
  const counts = toCounts(0);
  const before = range === 'none' ? null : toCounts(1);
  const previous = before && getRanks(engine, before);
  const ranks = getRanks(engine, counts);
  const savedSince = among === null ? savedInWindow(engine, window) : savedFrom(engine, window, among);
  return byCount(engine, counts).map((commander) => ({
    commander,
    decks: counts[commander] ?? 0,
    ...toPotential(savedSince(newestRelease(engine, commander))),
    rank: ranks.get(commander) ?? 1,
    previousRank: previous?.get(commander) ?? null,
    previousDecks: before?.[commander] ?? null,
  }));
}

function toPotential(saved: SavedDecks): { potentialDecks: number; effectiveDecks: number } {
  return {
    potentialDecks: saved.decks,
    effectiveDecks: effectiveDecks({ ...saved, potential: saved.decks }),
  };
}

function onlyAt(values: Uint32Array, positions: readonly number[]): Uint32Array {
  const retained = new Uint32Array(values.length);
  for (const index of positions) retained[index] = values[index] ?? 0;
  return retained;
}

/**
 * For each card: the decks of the window with it as a commander, alone or with a partner, and the decks saved since its
 * release.
 */
export function leadCounts(
  engine: Engine,
  { cards, ...window }: Window & { cards: readonly number[] },
): LeadCount[] {
  const counts = decksInWindow(engine, window);
  const savedSince = savedInWindow(engine, window);
  return cards.map((card) => {
    let decks = 0;
    for (const { commander } of pairings(engine, card)) decks += counts[commander] ?? 0;
    return { card, decks, ...toPotential(savedSince(engine.cardReleaseDay[card] ?? 0)) };
  });
}

function byCount(engine: Engine, counts: Uint32Array): number[] {
  const nameRanks = commanderNameRanks(engine);
  return [...counts.keys()]
    .filter((commander) => (counts[commander] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (nameRanks[a] ?? 0) - (nameRanks[b] ?? 0));
}

function getRanks(engine: Engine, counts: Uint32Array): Map<number, number> {
  const ranks = new Map<number, number>();
  let rank = 0;
  let last = -1;
  byCount(engine, counts).forEach((commander, position) => {
    const count = counts[commander] ?? 0;
    if (count !== last) rank = position + 1;
    last = count;
    ranks.set(commander, rank);
  });
  return ranks;
}

type Months = {
  /** YYYY-MM from the first dated deck to the as-of date. */
  names: string[];
  /** Dated decks per commander (rows) and month. */
  counts: Uint32Array;
  /** Month of each day from the engine's first day. */
  monthOfDay: Uint16Array;
  /** Dated decks by month (rows) and the rank of their earliest day. */
  decksOfRank: Uint32Array;
};

/** Dated decks by commander and month; counted once per engine. */
export const monthTable = perEngine((engine): Months => {
  const { names, monthOfDay } = getCalendar(engine);
  const counts = new Uint32Array(engine.commanders * names.length);
  const ranks = releaseRanks(engine);
  const decksOfRank = new Uint32Array(names.length * ranks.count);
  for (let commander = 0; commander < engine.commanders; commander++) {
    const end = engine.commanderStart[commander + 1] ?? 0;
    for (let deck = firstFromDay(engine, commander, 1); deck < end; deck++) {
      const month = monthOfDay[(engine.deckDay[deck] ?? 0) - engine.firstDay] ?? 0;
      const index = month * ranks.count + (ranks.of[engine.deckEarliestDay[deck] ?? 0] ?? 0);
      decksOfRank[index] = (decksOfRank[index] ?? 0) + 1;
      const slot = commander * names.length + month;
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
  }
  return { names, counts, monthOfDay, decksOfRank };
});

function getCalendar(engine: Engine): Pick<Months, 'names' | 'monthOfDay'> {
  const names: string[] = [];
  const monthOfDay = new Uint16Array(engine.asOfDay - engine.firstDay + 1);
  monthOfDay.forEach((_, offset) => {
    const name = toDate(engine.firstDay + offset).slice(0, 7);
    if (name !== names.at(-1)) names.push(name);
    monthOfDay[offset] = names.length - 1;
  });
  return { names, monthOfDay };
}

/** The months in which the commander has a dated deck, oldest first. */
export function rankHistory(engine: Engine, commander: number): RankPoint[] {
  const { names, counts, decksOfRank } = monthTable(engine);
  const ranks = releaseRanks(engine);
  const first = ranks.of[newestRelease(engine, commander)] ?? 0;
  return names.flatMap((month, position) => {
    const decks = counts[commander * names.length + position] ?? 0;
    if (decks === 0) return [];
    let rank = 1;
    for (let slot = position; slot < counts.length; slot += names.length)
      if ((counts[slot] ?? 0) > decks) rank++;
    const row = decksOfRank.subarray(position * ranks.count, (position + 1) * ranks.count);
    const potentialDecks = row.subarray(first).reduce((sum, more) => sum + more, 0);
    return [{ month, decks, rank, share: decks / potentialDecks }];
  });
}
