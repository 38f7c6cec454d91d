import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;
/** Between its creation and the writing of its owner a lock is empty for a moment. */
const EMPTY_MS = 1000;

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
    rmSync(path, { force: true });
  }
}

/**
 * @param {string} path
 * @returns {boolean} whether it is ours now
 */
function takeLock(path) {
  if (createLock(path)) return true;
  const text = readText(path);
  if (text !== null && isLocked(path, text)) return false;
  // Only the lock that was judged: another process may have taken it meanwhile.
  if (readText(path) === text) rmSync(path, { force: true });
  return createLock(path);
}

/** @param {string} path */
function createLock(path) {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, `${process.pid} ${getStart(process.pid) ?? ''}`);
    closeSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param {string} path
 * @param {string} text of the lock
 */
function isLocked(path, text) {
  const [pid = '', start = ''] = text.trim().split(' ');
  if (pid === '') return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < EMPTY_MS;
  if (!isRunning(Number(pid))) return false;
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
 * @returns {string | null} null where the system does not say
 */
function getStart(pid) {
  const stat = readText(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
