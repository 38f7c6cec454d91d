import { errorMessage } from '@deckwright/command-line';
import { type DayFile, readDayFile } from './day-file.ts';

/** One kind of history for a snapshot, and what this build changes in the lake. */
export type Gathered = {
  /** The bytes for the snapshot. */
  table: Uint8Array;
  /** Days that this build adds to the lake. */
  added: (DayFile & { content: Uint8Array })[];
  /** Days that are too old. */
  outdated: DayFile[];
  /** The first later day that has a file or a price now; null = none. */
  nextDay: number | null;
  /** What could not be read, one sentence each. */
  warnings: string[];
};

/** Reads days that have a file; a damaged one is a warning, and its day is missing. */
export function dayReader(files: readonly DayFile[], retained: readonly number[]) {
  const retainedDays = new Set(retained);
  const byDay = new Map(files.map((file) => [file.day, file]));
  const warnings: string[] = [];
  const outdated = files.filter(({ day }) => !retainedDays.has(day));
  const read = <T>(day: number, decode: (content: Uint8Array) => T): T | undefined => {
    const file = byDay.get(day);
    if (!file) return undefined;
    try {
      return readDayFile(file, decode);
    } catch (error) {
      warnings.push(errorMessage(error));
      return undefined;
    }
  };
  return { warnings, outdated, read };
}
