import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { replaceFile } from './atomic-files.ts';
import { dataPaths } from './data-folder.ts';

/** Outcome of a refresh: `refused` means that the new snapshot lost too much data to be published. */
const REFRESH_OUTCOMES = ['running', 'published', 'unchanged', 'refused', 'failed'] as const;

const RefreshReport = z.object({
  /** ISO times in UTC; no end while running or if killed. */
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  outcome: z.enum(REFRESH_OUTCOMES),
  /** The snapshot that was built, if any. */
  snapshot: z.string().nullable(),
  /** Why it was refused or failed, or what went wrong after it was published, one sentence each. */
  reasons: z.array(z.string()),
});

/** The last refresh of a data folder. */
export type RefreshReport = z.infer<typeof RefreshReport>;

/**
 * The last refresh, or null if there was none. Also null if the report is unreadable, because nothing depends on it.
 */
export function readRefreshReport(dataDir: string): RefreshReport | null {
  try {
    return RefreshReport.parse(JSON.parse(readFileSync(dataPaths(dataDir).refreshReport, 'utf8')));
  } catch {
    return null;
  }
}

/** Replaces the report of the last refresh. */
export function writeRefreshReport(dataDir: string, report: RefreshReport): void {
  replaceFile(dataPaths(dataDir).refreshReport, `${JSON.stringify(report, null, 2)}\n`);
}
