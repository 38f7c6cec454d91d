import { currentSnapshotId, dataPaths } from '@deckwright/snapshot';
import { readBackupReport } from '../backup/backup-report.ts';
import { type Finding, finding } from './finding.ts';

const DAY_MS = 86_400_000;
/** A daily backup that failed once is a day late; several days say that nobody noticed. */
const MAX_AGE_DAYS = 3;

/** Whether the data folder has a recent backup; nothing of a folder without anything to lose. */
export function checkBackup(dataDir: string, now: Date): Finding[] {
  const report = readBackupReport(dataDir);
  const advice = 'Run `npm run deckwright -- backup --to FOLDER` each day (docs/operate/backup.md)';
  if (report === null)
    return hasSnapshot(dataDir)
      ? [finding('warning', 'Backup', `None has been made here. ${advice}, unless you back up otherwise.`)]
      : [];
  const days = Math.floor((now.getTime() - Date.parse(report.createdAt)) / DAY_MS);
  const what = `${report.createdAt.slice(0, 10)} in ${report.folder}${report.database ? '' : ', without the database'}`;
  if (days > MAX_AGE_DAYS)
    return [
      finding(
        'problem',
        'Backup',
        `The last one is ${days} days old: ${what}. ${advice}, or remove ${dataPaths(dataDir).backupReport} if you back up otherwise now.`,
      ),
    ];
  return [finding('ok', 'Backup', `the last one: ${what}`)];
}

function hasSnapshot(dataDir: string): boolean {
  try {
    return currentSnapshotId(dataDir) !== null;
  } catch {
    // The data check reports what is wrong.
    return false;
  }
}
