import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadDump } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import {
  type DataPaths,
  dataPaths,
  ensureWritable,
  holdLock,
  keepPrivate,
  missingRefusals,
  readRefusals,
  removeLeftovers,
  verifySnapshot,
  writeRefusals,
} from '@deckwright/snapshot';
import { type BackupContents, readBackup, verifyBackup } from './backup-manifest.ts';

type Options = {
  from: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Move aside, and in a server's database replace, what is there. */
  replace: boolean;
  now: Date;
  warn: (line: string) => void;
};

export type Restored = {
  contents: BackupContents;
  /** Where the files are that were there before; null where there were none. */
  before: string | null;
  /** Removals of decks and sources that were on the list there and not on the backup's; they stay on it. */
  removals: number;
};

/** Parts of a data folder that a backup replaces. */
const PARTS = ['snapshots', 'lake', 'db'] as const;

/**
 * Restores a backup after checking every byte of it, into a data folder and database that are empty. The files are made
 * beside the data and put in place by renames; a server's database changes in one transaction. The list of removals
 * becomes that of the backup and that which was there in one.
 * @throws AppError as `readBackup` and `loadDump` do; failed-precondition where something is there and `replace` is not
 * given; already-exists while a site or a pipeline run works on the folder
 */
export async function restoreBackup(options: Options): Promise<Restored> {
  const { dataDir, databaseUrl, replace, now } = options;
  const from = resolve(options.from);
  const contents = readBackup(from);
  await verifyBackup(from, contents);
  ensureWritable(dataDir);
  const opened = keepPrivate(dataDir);
  if (opened !== null) options.warn(opened);
  const paths = dataPaths(dataDir);
  const locks = [holdLock(paths.siteLock, 'site')];
  try {
    locks.push(holdLock(paths.pipelineLock, 'pipeline run'));
    removeLeftovers([paths.root]);
    const parts = PARTS.filter((part) => has(contents, part, databaseUrl));
    const present = parts.filter((part) => isPresent(join(paths.root, part)));
    if (present.length > 0 && !replace) throw notEmpty(paths.root, present);
    const made = join(paths.root, `.tmp-restore-${process.pid}`);
    mkdirSync(made, { mode: 0o700 });
    for (const part of parts)
      if (part !== 'db') cpSync(join(from, part), join(made, part), { recursive: true });
    const removals = parts.includes('lake') ? keepRemovals(paths, dataPaths(made), options.warn) : 0;
    if (contents.published !== null) await verifySnapshot(made, contents.published);
    if (contents.database !== null)
      await loadDump({
        from: join(from, 'database'),
        dump: contents.database,
        dataDir: made,
        databaseUrl,
        replace,
      });
    const before = present.length > 0 ? join(paths.root, `before-restore-${stamp(now)}`) : null;
    if (before !== null) mkdirSync(before, { mode: 0o700 });
    for (const part of parts) {
      const target = join(paths.root, part);
      if (before !== null && existsSync(target)) renameSync(target, join(before, part));
      else rmSync(target, { recursive: true, force: true });
      renameSync(join(made, part), target);
    }
    rmSync(made, { recursive: true, force: true });
    return { contents, before, removals };
  } finally {
    for (const lock of locks.reverse()) lock.release();
  }
}

/** Adds what was removed since the backup to the list that comes from it, so that no ingest or build brings it back. */
function keepRemovals(
  present: Pick<DataPaths, 'refusals'>,
  restored: Pick<DataPaths, 'refusals'>,
  warn: Options['warn'],
): number {
  try {
    const list = readRefusals(restored);
    const { sources, decks } = missingRefusals(readRefusals(present), list);
    const count = sources.length + decks.length;
    if (count > 0)
      writeRefusals(restored, {
        ...list,
        sources: [...list.sources, ...sources],
        decks: [...list.decks, ...decks],
      });
    return count;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'data-loss')) throw error;
    // A damaged list must not stop the restore that repairs it.
    warn(
      `The list of removals, lake/refusals.json, is damaged here or in the backup, whose list is used. Repeat "sources remove" for what was removed since.`,
    );
    return 0;
  }
}

function has(contents: BackupContents, part: (typeof PARTS)[number], databaseUrl: string | null): boolean {
  if (part === 'db') return contents.database !== null && databaseUrl === null;
  return Object.keys(contents.files).some((path) => path.startsWith(`${part}/`));
}

/** A folder without a file, which a start makes, is nothing. */
function isPresent(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function notEmpty(root: string, present: readonly string[]): AppError {
  return new AppError(
    'failed-precondition',
    `${root} is not empty: it has ${present.join(' and ')}. Restore into a new folder with --data-dir, or give --replace: what is there is then moved into a folder beside it.`,
  );
}

function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(':', '');
}
