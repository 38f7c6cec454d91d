import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;

/**
 * Runs work that no two processes may do at once. A lock names the process that took it and when that process started: a
 * lock of one that has ended does not count, nor does one whose number another process has by now.
 * @template T
 * @param {string} path of the lock; its folder is made
 * @param {() => T | Promise<T>} work
 * @param {() => void} [onWait] called once if another process is at it
 * @returns {Promise<T>}
 */
export async function withLockFile(path, work, onWait = () => {}) {
  mkdirSync(dirname(path), { recursive: true });
  for (let tries = 0; !takeLock(path); tries += 1) {
    if (tries === 0) onWait();
    await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    // Not one that somebody took who held ours for a left-over.
    if (readText(path) === ownText()) rmSync(path, { force: true });
  }
}

/**
 * @param {string} path
 * @returns {boolean} whether it is ours now
 */
function takeLock(path) {
  if (createLock(path)) return true;
  const text = readText(path);
  if (text === null || isLocked(text)) return false;
  // Of several who find it left over, one moves it away; a lock that was taken meanwhile is put back.
  const moved = `${path}.${process.pid}`;
  try {
    renameSync(path, moved);
  } catch {
    return false;
  }
  if (readText(moved) !== text) restore(moved, path);
  rmSync(moved, { force: true });
  return createLock(path);
}

/**
 * A lock has its text from the moment that it is there.
 * @param {string} path
 */
function createLock(path) {
  const written = `${path}.${process.pid}.new`;
  writeFileSync(written, ownText());
  try {
    linkSync(written, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(written, { force: true });
  }
}

/**
 * @param {string} moved
 * @param {string} path
 */
function restore(moved, path) {
  try {
    linkSync(moved, path);
  } catch {
    // Somebody has taken it since.
  }
}

/** @returns {string} what a lock of this process says */
function ownText() {
  return `${process.pid} ${getStart(process.pid) ?? ''}`;
}

/** @param {string} text of the lock */
function isLocked(text) {
  const [pid = '', start = ''] = text.trim().split(' ');
  if (pid === '' || !isRunning(Number(pid))) return false;
  const now = getStart(Number(pid));
  return start === '' || now === null || now === start;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process started, in the words of the system: field 22 of its `stat`, after a name that may have any letters.
 * @param {number} pid
 * @returns {string | null} null where the system does not say; "ended" for one that only its parent has to take notice of
 */
function getStart(pid) {
  const stat = readText(`/proc/${pid}/stat`);
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === 'Z' ? 'ended' : (fields[18] ?? null);
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
