import { readFileSync } from 'node:fs';
import { dataPaths, replaceFile } from '@deckwright/snapshot';
import { z } from 'zod';

const BackupReport = z.object({
  /** ISO time in UTC at which the database was read. */
  createdAt: z.iso.datetime(),
  folder: z.string(),
  bytes: z.number().int().nonnegative(),
  /** Whether it contains the database. */
  database: z.boolean(),
});

/** The last whole backup of a data folder. */
type BackupReport = z.infer<typeof BackupReport>;

/** Null if there was none, and if the report is unreadable, because nothing depends on it. */
export function readBackupReport(dataDir: string): BackupReport | null {
  try {
    return BackupReport.parse(JSON.parse(readFileSync(dataPaths(dataDir).backupReport, 'utf8')));
  } catch {
    return null;
  }
}

/** When the last backup read the database, Unix time in seconds; 0 without one. */
export function readBackupTime(dataDir: string): number {
  const report = readBackupReport(dataDir);
  return report === null ? 0 : Date.parse(report.createdAt) / 1000;
}

/** Replaces the report of the last backup. */
export function writeBackupReport(dataDir: string, report: BackupReport): void {
  replaceFile(dataPaths(dataDir).backupReport, `${JSON.stringify(report, null, 2)}\n`);
}
