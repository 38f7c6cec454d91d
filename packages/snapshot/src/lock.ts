import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '@deckwright/domain';

export type Lock = { release(): void };

/** SQLite result codes: the file is locked by another connection; the file is not a database. */
const BUSY = 5;
const NOT_A_DATABASE = 26;

/** Keeps handles referenced, because garbage collection would close them and release the lock. */
const locked = new Set<DatabaseSync>();

/**
 * Locks the file for this process until `release` or the end of the process. SQLite's exclusive lock is held by the
 * kernel, so no stale lock can remain. `what` names the holder ("site", "pipeline run").
 * @throws AppError `already-exists` if another process has the lock, `failed-precondition` if the file cannot be used
 * as a lock.
 */
export function holdLock(path: string, what: string): Lock {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path);
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (cause) {
    database?.close();
    throw lockError(path, what, cause);
  }
  const handle = database;
  locked.add(handle);
  return {
    release() {
      if (locked.delete(handle)) handle.close();
    },
  };
}

function lockError(path: string, what: string, cause: unknown): AppError {
  const code = (cause as { errcode?: number }).errcode;
  if (code === BUSY) {
    return new AppError(
      'already-exists',
      `Another ${what} is working on the data folder ${dirname(path)}. Wait until it ends or stop it, or choose another folder with DATA_DIR.`,
      { cause },
    );
  }
  const advice = code === NOT_A_DATABASE ? 'Remove the file' : 'See that this user may write it';
  return new AppError(
    'failed-precondition',
    `The lock file ${path} cannot be used (${(cause as Error).message}). ${advice} and try again.`,
    { cause },
  );
}
