import { dateOf, type TimeRange } from '@deckwright/domain';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { firstFromDay, inBracket, rangeDays, type Window } from '../decks/window.ts';
import type { CommanderRank, RankPoint } from '../types.ts';

/** Decks per commander in the range, or in the window of the same length `back` windows earlier. */
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

/** As `decksInRange`, of one bracket. */
function decksInWindow(engine: Engine, window: Window, back = 0): Uint32Array {
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

/** 1 = most; equal counts share a rank, the next one skips. Null for a count of 0. */
export function rankIn(counts: Uint32Array, own: number): number | null {
  if (own === 0) return null;
  let rank = 1;
  for (const count of counts) if (count > own) rank++;
  return rank;
}

/** Commanders with a deck in the window, most decks first, then by key; previousRank is null without a range. */
export function commanderRanks(
  engine: Engine,
  { range, bracket = 0, estimated = false }: Pick<Window, 'range'> & Partial<Window>,
): CommanderRank[] {
  const window = { range, bracket, estimated };
  const counts = decksInWindow(engine, window);
  const previous = range === 'none' ? null : ranksOf(decksInWindow(engine, window, 1));
  const ranks = ranksOf(counts);
  return byCount(counts).map((commander) => ({
    commander,
    decks: counts[commander] ?? 0,
    rank: ranks.get(commander) ?? 1,
    previousRank: previous?.get(commander) ?? null,
  }));
}

function byCount(counts: Uint32Array): number[] {
  return [...counts.keys()]
    .filter((commander) => (counts[commander] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
}

function ranksOf(counts: Uint32Array): Map<number, number> {
  const ranks = new Map<number, number>();
  let rank = 0;
  let last = -1;
  byCount(counts).forEach((commander, position) => {
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
  totals: Uint32Array;
  /** Month of each day from the engine's first day. */
  monthOfDay: Uint16Array;
};

/** Dated decks by commander and month; counted once per engine. */
export const monthTable = perEngine((engine): Months => {
  const { names, monthOfDay } = calendarOf(engine);
  const counts = new Uint32Array(engine.commanders * names.length);
  const totals = new Uint32Array(names.length);
  for (let commander = 0; commander < engine.commanders; commander++) {
    const end = engine.commanderStart[commander + 1] ?? 0;
    for (let deck = firstFromDay(engine, commander, 1); deck < end; deck++) {
      const month = monthOfDay[(engine.deckDay[deck] ?? 0) - engine.firstDay] ?? 0;
      const slot = commander * names.length + month;
      counts[slot] = (counts[slot] ?? 0) + 1;
      totals[month] = (totals[month] ?? 0) + 1;
    }
  }
  return { names, counts, totals, monthOfDay };
});

function calendarOf(engine: Engine): Pick<Months, 'names' | 'monthOfDay'> {
  const names: string[] = [];
  const monthOfDay = new Uint16Array(engine.asOfDay - engine.firstDay + 1);
  monthOfDay.forEach((_, offset) => {
    const name = dateOf(engine.firstDay + offset).slice(0, 7);
    if (name !== names.at(-1)) names.push(name);
    monthOfDay[offset] = names.length - 1;
  });
  return { names, monthOfDay };
}

/** The months in which the commander has a dated deck, oldest first. */
export function rankHistory(engine: Engine, commander: number): RankPoint[] {
  const { names, counts, totals } = monthTable(engine);
  return names.flatMap((month, position) => {
    const decks = counts[commander * names.length + position] ?? 0;
    if (decks === 0) return [];
    let rank = 1;
    for (let slot = position; slot < counts.length; slot += names.length)
      if ((counts[slot] ?? 0) > decks) rank++;
    return [{ month, decks, rank, share: decks / (totals[position] ?? 1) }];
  });
}
