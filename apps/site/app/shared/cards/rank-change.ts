import { formatDay } from '@deckwright/domain';

const DAY_MS = 86_400_000;
/** A change is told against the newest data that are at least this old. */
const COMPARED_DAYS = 30;
/** Rows of a table of days. */
const MAX_ROWS = 14;

/** What a history's last entry is compared with: the newest at least 30 days before it, else the first. */
export function findEarlier<T extends { date: string }>(history: readonly T[]): T | null {
  const last = history.at(-1);
  if (!last || history.length < 2) return null;
  const old = history.filter(({ date }) => daysBetween(date, last.date) >= COMPARED_DAYS);
  return old.at(-1) ?? history[0] ?? null;
}

/** "up 5 since Sep 1, 2026" for ranks, where less is higher. */
export function rankChange(before: { rank: number; date: string }, now: { rank: number }): string {
  const steps = before.rank - now.rank;
  const since = `since ${formatDay(before.date)}`;
  if (steps === 0) return `the same as on ${formatDay(before.date)}`;
  return `${steps > 0 ? 'up' : 'down'} ${Math.abs(steps)} ${since}`;
}

/** Entries for a table, newest first: all, or at even steps back from the last and the first. */
export function tableRows<T>(entries: readonly T[]): T[] {
  const newestFirst = [...entries].reverse();
  const step = Math.ceil(newestFirst.length / MAX_ROWS);
  return newestFirst.filter((_, index) => index % step === 0 || index === newestFirst.length - 1);
}

/** Days from one YYYY-MM-DD to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
