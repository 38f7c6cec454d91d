import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AppError } from '@deckwright/domain';

export type DataPaths = {
  root: string;
  siteLock: string;
  /** Written when a site starts for the first time, with the time: it is the folder of one. */
  siteStarted: string;
  pipelineLock: string;
  lake: string;
  /** Parents of the lake's immutable folders. */
  catalogue: string;
  decks: string;
  prices: string;
  salt: string;
  /** One file per day of prices and of counts. */
  history: string;
  /** What builds keep of the decks they judged, for the next; may be removed at any time. */
  shards: string;
  /** Files with the players' contributions, written by the site. */
  players: string;
  /** Names the current lake folders. */
  lakeCurrent: string;
  /** What the last refresh made of which inputs; may be removed at any time. */
  lastInputs: string;
  /** Lists what was removed on request. */
  refusals: string;
  snapshots: string;
  /** Contains the published snapshot's id. */
  currentSnapshot: string;
  /** Contains the ids published before it. */
  publishedSnapshots: string;
  /** Outcome of the last refresh. */
  refreshReport: string;
  /** The last whole backup. */
  backupReport: string;
  /** Which pages were visited most, for the next start of the site; may be removed at any time. */
  popularPages: string;
  /** PGlite's folder; only the site opens it. */
  database: string;
};

/** The paths below a data folder. */
export function dataPaths(dataDir: string): DataPaths {
  const root = resolve(dataDir);
  const lake = join(root, 'lake');
  const snapshots = join(root, 'snapshots');
  return {
    root,
    siteLock: join(root, 'site.lock'),
    siteStarted: join(root, 'site.started'),
    pipelineLock: join(root, 'pipeline.lock'),
    lake,
    catalogue: join(lake, 'catalogue'),
    decks: join(lake, 'decks'),
    prices: join(lake, 'prices'),
    salt: join(lake, 'salt'),
    history: join(lake, 'history'),
    shards: join(lake, 'shards'),
    players: join(lake, 'players'),
    lakeCurrent: join(lake, 'current.json'),
    lastInputs: join(lake, 'last-inputs.json'),
    refusals: join(lake, 'refusals.json'),
    snapshots,
    currentSnapshot: join(snapshots, 'current'),
    publishedSnapshots: join(snapshots, 'published'),
    refreshReport: join(root, 'refresh.json'),
    backupReport: join(root, 'backup.json'),
    popularPages: join(root, 'popular-pages.json'),
    database: join(root, 'db'),
  };
}

/**
 * Creates the folder if missing and checks that files can be written to it.
 * @throws AppError `permission-denied`.
 */
export function ensureWritable(dataDir: string): void {
  const { root } = dataPaths(dataDir);
  const probe = join(root, `.tmp-probe-${process.pid}`);
  try {
    mkdirSync(root, { recursive: true });
    accessSync(root, constants.W_OK | constants.X_OK);
    writeFileSync(probe, '');
    rmSync(probe, { force: true });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new AppError(
      'permission-denied',
      `The data folder ${root} cannot be written (${code}). Give this user the right to write there, or choose another folder with DATA_DIR.`,
      { cause },
    );
  }
}
