import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '@deckwright/domain';

export type Lock = { release(): void };

/** SQLite result codes: the file is held by another connection; the file is not SQLite's. */
const BUSY = 5;
const NOT_A_DATABASE = 26;

/** Open handles, so that the garbage collector never closes one and with it frees the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock file for this process until `release` or its end, however it ends: SQLite's exclusive lock is the
 * kernel's, so that no stale lock can be left. `what` names the holder ("site", "pipeline run").
 * @throws `already-exists` where another holds it, `failed-precondition` where the file cannot serve as a lock.
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
  held.add(handle);
  return {
    release() {
      if (held.delete(handle)) handle.close();
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
