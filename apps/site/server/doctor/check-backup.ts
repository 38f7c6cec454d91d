import { readFileSync, statSync } from 'node:fs';
import { currentSnapshotId, dataPaths } from '@deckwright/snapshot';
import { readBackupReport } from '../backup/backup-report.ts';
import { type Finding, finding } from './finding.ts';

const DAY_MS = 86_400_000;
const ADVICE = 'Run `npm run deckwright -- backup --to FOLDER` each day (docs/operate/backup.md)';
const OTHERWISE = 'set MAX_BACKUP_AGE_DAYS=0 if you back up otherwise';

/**
 * Whether the data folder has a recent backup; nothing of a folder without anything to lose, or that is backed up otherwise.
 * A site that was started for the first time a moment ago needs none yet.
 */
export function checkBackup(dataDir: string, now: Date, maxAgeDays: number | null): Finding[] {
  if (maxAgeDays === null) return [];
  const toDays = (since: number): number => Math.floor((now.getTime() - since) / DAY_MS);
  const report = readBackupReport(dataDir);
  if (report === null) {
    if (!hasSnapshot(dataDir)) return [];
    const started = readFirstStart(dataDir);
    const days = started === null ? 0 : toDays(started);
    const text = days > maxAgeDays ? `None has been made here in ${days} days.` : 'None has been made here.';
    const state = days > maxAgeDays ? 'problem' : 'warning';
    return [finding(state, 'Backup', `${text} ${ADVICE}, or ${OTHERWISE}.`)];
  }
  const days = toDays(Date.parse(report.createdAt));
  const what = `${report.createdAt.slice(0, 10)} in ${report.folder}${report.database ? '' : ', without the database'}`;
  if (days > maxAgeDays) {
    const text = `The last one is ${days} days old: ${what}. ${ADVICE}, or ${OTHERWISE} now.`;
    return [finding('problem', 'Backup', text)];
  }
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

/** When a site was first started with this folder; null if none was. */
function readFirstStart(dataDir: string): number | null {
  const path = dataPaths(dataDir).siteStarted;
  try {
    const stated = Date.parse(readFileSync(path, 'utf8').trim());
    return Number.isNaN(stated) ? statSync(path).mtimeMs : stated;
  } catch {
    return null;
  }
}
