import { SPELLIFY_HINTS, type SpellifyHint } from '@deckwright/domain';
import { STORAGE_KEYS } from '../../shared/storage/keys.ts';
import { createStoredValue } from '../../shared/storage/stored-value.ts';

/** What the device stores: the game of one day and the streak. */
export type StoredGame = {
  day: string;
  letters: string[];
  hints: SpellifyHint[];
  gaveUp: boolean;
  streak: Streak;
};

/** Number of consecutive solved days; `last` is the latest of them, '' if there are none. */
export type Streak = { days: number; best: number; last: string };

export const NO_STREAK: Streak = { days: 0, best: 0, last: '' };

/** A new game for a day; a streak that missed a day ends. */
export function newGame(day: string, streak: Streak = NO_STREAK): StoredGame {
  const alive = streak.last === day || streak.last === dayBefore(day);
  return { day, letters: [], hints: [], gaveUp: false, streak: alive ? streak : { ...streak, days: 0 } };
}

/** The streak once the card of `day` is solved; solving it again changes nothing. */
export function solvedOn(day: string, streak: Streak): Streak {
  if (streak.last === day) return streak;
  const days = streak.last === dayBefore(day) ? streak.days + 1 : 1;
  return { days, best: Math.max(streak.best, days), last: day };
}

/** The game last played on this device. */
const storedGame = createStoredValue<StoredGame | null>({
  key: STORAGE_KEYS.spellify,
  parse: parseGame,
  print: (game) => game && JSON.stringify(game),
  inMemory: true,
});

/** This device's game of this day: the stored one, or a new one with its streak. */
export function loadGame(day: string): StoredGame {
  return gameOfDay(storedGame.read(), day);
}

/** Stores the game; false if it lasts only as long as the page. */
export function keepGame(game: StoredGame): boolean {
  return storedGame.write(game) === 'stored';
}

/** The game of a stored text if it is of this day, otherwise a new one with its streak; unreadable text is ignored. */
export function readStoredGame(text: string | null, day: string): StoredGame {
  return gameOfDay(storedGame.parse(text), day);
}

function gameOfDay(stored: StoredGame | null, day: string): StoredGame {
  if (!stored) return newGame(day);
  return stored.day === day ? stored : newGame(day, stored.streak);
}

function parseGame(text: string | null): StoredGame | null {
  const value: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(value) || !isRecord(value.streak)) return null;
  const { day, letters, hints, gaveUp, streak } = value;
  const { days, best, last } = streak;
  const read =
    isDay(day) &&
    isArrayWith(letters, (one): one is string => typeof one === 'string' && /^[a-z]$/.test(one)) &&
    isArrayWith(hints, (one): one is SpellifyHint => SPELLIFY_HINTS.some((hint) => hint === one)) &&
    typeof gaveUp === 'boolean' &&
    isCount(days) &&
    isCount(best) &&
    (last === '' || isDay(last));
  return read ? { day, letters: [...new Set(letters)], hints, gaveUp, streak: { days, best, last } } : null;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isArrayWith<T>(value: unknown, test: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.length <= 26 && value.every(test);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) && value.length === 10;
}
