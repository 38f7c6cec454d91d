import type { DataPaths, SnapshotContent } from '@deckwright/snapshot';
import { findFirstDay } from '../build/early-days.ts';
import { removeDayFile, writeDayFile } from './day-file.ts';
import type { Gathered } from './day-reader.ts';
import { gatherCounts } from './gather-counts.ts';
import { gatherPrices } from './gather-prices.ts';

export type GatheredHistory = Omit<Gathered, 'table'> & {
  /** The files of the snapshot. */
  history: NonNullable<SnapshotContent['history']>;
};

/**
 * The history of a snapshot: the days in the lake and what this build adds to them. Days after `lastDay`, in days since
 * 1970-01-01, are left alone: a clock or a feed is wrong. Nothing is written.
 */
export function gatherHistory(
  paths: Pick<DataPaths, 'history'>,
  content: Pick<SnapshotContent, 'cards' | 'engine' | 'asOf' | 'maxAgeDays'>,
  lastDay: number,
): GatheredHistory {
  const prices = gatherPrices(paths, content.cards, lastDay);
  const counts = gatherCounts(paths, content, lastDay);
  return {
    history: { prices: prices.table, counts: counts.table },
    added: [...prices.added, ...counts.added],
    outdated: [...prices.outdated, ...counts.outdated],
    nextDay: findFirstDay(prices.nextDay, counts.nextDay),
    warnings: [...prices.warnings, ...counts.warnings],
  };
}

/** Writes the days that a build adds, and removes those that are too old. */
export function recordHistory({ added, outdated }: Pick<GatheredHistory, 'added' | 'outdated'>): void {
  for (const { content, ...file } of added) writeDayFile(file, content);
  for (const file of outdated) removeDayFile(file);
}
