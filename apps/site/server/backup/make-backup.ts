import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { DatabaseDump } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import {
  currentSnapshotId,
  dataPaths,
  holdLock,
  isTemporary,
  snapshotIds,
  verifySnapshot,
  writeFolder,
} from '@deckwright/snapshot';
import { type BackupContents, factsOfFiles, manifestPath, printManifest } from './backup-manifest.ts';

export type SnapshotChoice = 'published' | 'all' | 'none';

type Options = {
  dataDir: string;
  /** The folder to make; its parent exists. */
  to: string;
  /** Writes the database into a new, empty folder; null = it is left out. */
  dump: ((folder: string) => Promise<DatabaseDump & { kind: 'pglite' | 'postgres' }>) | null;
  lake: boolean;
  snapshots: SnapshotChoice;
  now: Date;
};

/**
 * Makes a backup: database, lake and snapshots, each as of one moment, with a checksum of every file. It is written under
 * a name that begins with `.tmp-`, and renamed once it is whole; the site may run.
 * @throws AppError already-exists where the folder or a pipeline run is in the way
 */
export async function makeBackup(options: Options): Promise<BackupContents> {
  const { dataDir, now } = options;
  const to = resolve(options.to);
  if (existsSync(to))
    throw new AppError(
      'already-exists',
      `${to} exists already. Name a folder that does not, such as one with today’s date.`,
    );
  if (!existsSync(dirname(to)))
    throw new AppError(
      'not-found',
      `The folder ${dirname(to)} does not exist. Create it, or mount the disk it is on.`,
    );
  if (isBelow(to, resolve(dataDir)))
    throw new AppError(
      'invalid-argument',
      `${to} is inside the data folder: a backup belongs on another disk.`,
    );
  let made: BackupContents | null = null;
  await writeFolder(dirname(to), async (folder) => {
    const database = options.dump === null ? null : await dumpInto(folder, options.dump);
    const snapshots = await copyFiles(options, folder);
    made = {
      format: 'deckwright-backup',
      version: 1,
      createdAt: now.toISOString(),
      database,
      ...snapshots,
      files: await factsOfFiles(folder),
    };
    for (const path of Object.keys(made.files)) syncFile(join(folder, path));
    writeFileSync(manifestPath(folder), printManifest(made), { flush: true });
    return basename(to);
  });
  if (made === null) throw new AppError('already-exists', `${to} was made by somebody else meanwhile.`);
  return made;
}

async function dumpInto(
  folder: string,
  dump: NonNullable<Options['dump']>,
): Promise<BackupContents['database']> {
  const into = join(folder, 'database');
  mkdirSync(into, { mode: 0o700 });
  const { kind, migrations, tables } = await dump(into);
  return { kind, migrations, tables };
}

/** Alone among pipeline runs, which replace these files; the site only reads them. */
async function copyFiles(
  { dataDir, lake, snapshots }: Options,
  folder: string,
): Promise<Pick<BackupContents, 'snapshots' | 'published'>> {
  const none = { snapshots: [], published: null };
  if ((!lake && snapshots === 'none') || !existsSync(dataDir)) return none;
  const paths = dataPaths(dataDir);
  const lock = holdLock(paths.pipelineLock, 'pipeline run');
  try {
    if (lake && existsSync(paths.lake)) {
      const remade = [join(paths.lake, 'downloads'), paths.shards];
      const filter = (path: string): boolean => !remade.includes(path) && !isTemporary(path);
      cpSync(paths.lake, join(folder, 'lake'), { recursive: true, filter, preserveTimestamps: true });
    }
    if (snapshots === 'none') return none;
    const published = currentSnapshotId(dataDir);
    const ids = snapshots === 'all' ? snapshotIds(dataDir) : published === null ? [] : [published];
    for (const id of ids) {
      await verifySnapshot(dataDir, id).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        const way = 'To back up everything else now, give --snapshots none.';
        throw new AppError(error.code, `${error.message} ${way}`, { cause: error });
      });
      cpSync(join(paths.snapshots, id), join(folder, 'snapshots', id), { recursive: true });
    }
    if (published !== null) copyFileSync(paths.currentSnapshot, join(folder, 'snapshots', 'current'));
    return { snapshots: ids, published };
  } finally {
    lock.release();
  }
}

/** On the disk before the backup has its name. */
function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function isBelow(path: string, parent: string): boolean {
  const way = relative(parent, path);
  return way === '' || !(way.startsWith('..') || resolve(way) === way);
}
