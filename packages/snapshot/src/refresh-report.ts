import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { replaceFile } from './atomic-files.ts';
import { dataPaths } from './data-folder.ts';

/** What became of a refresh: `refused` built a snapshot that lost too much to be published. */
const REFRESH_OUTCOMES = ['running', 'published', 'unchanged', 'refused', 'failed'] as const;

const RefreshReport = z.object({
  /** ISO times in UTC; no end while it runs, nor after it was killed. */
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  outcome: z.enum(REFRESH_OUTCOMES),
  /** The snapshot it built, if it came that far. */
  snapshot: z.string().nullable(),
  /** Why it was refused or failed: a sentence each. */
  reasons: z.array(z.string()),
});

/** The last refresh of a data folder. */
export type RefreshReport = z.infer<typeof RefreshReport>;

/** The last refresh, or null where there was none or its report cannot be read: nothing depends on it. */
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
