import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const TEMPORARY = '.tmp-';
/** Downloads of a site, which it continues itself after a restart. */
export const DOWNLOAD = `${TEMPORARY}fetch-`;

export type WrittenFolder = { path: string; created: boolean };

/**
 * Lets `fill` write files into a temporary folder of `parent`, syncs them and renames the folder to the name that
 * `fill` returns. If a folder with that name exists, it is kept and `created` is false, unless `replace` reports it as
 * damaged.
 */
export async function writeFolder(
  parent: string,
  fill: (folder: string) => Promise<string> | string,
  replace: (existing: string) => Promise<boolean> | boolean = () => false,
): Promise<WrittenFolder> {
  mkdirSync(parent, { recursive: true });
  const temporary = temporaryPath(parent);
  mkdirSync(temporary);
  try {
    const path = join(parent, await fill(temporary));
    if (existsSync(path)) {
      if (!(await replace(path))) return { path, created: false };
      removeFolder(path);
    }
    for (const file of readdirSync(temporary, { recursive: true })) sync(join(temporary, `${file}`));
    sync(temporary);
    renameSync(temporary, path);
    sync(parent);
    return { path, created: true };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Replaces a file atomically: readers see the old or the new content, never a part. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const parent = dirname(path);
  mkdirSync(parent, { recursive: true });
  const temporary = temporaryPath(parent);
  try {
    writeFileSync(temporary, content, { flush: true });
    renameSync(temporary, path);
    sync(parent);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** As `replaceFile`, with a file that `fill` writes at the given path. */
export async function replaceFileBy<T>(path: string, fill: (temporary: string) => Promise<T>): Promise<T> {
  const parent = dirname(path);
  mkdirSync(parent, { recursive: true });
  const temporary = temporaryPath(parent);
  try {
    const filled = await fill(temporary);
    sync(temporary);
    renameSync(temporary, path);
    sync(parent);
    return filled;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Removes a folder atomically: if the process is killed, the folder is either complete or gone. */
export function removeFolder(path: string): void {
  if (!existsSync(path)) return;
  const temporary = temporaryPath(dirname(path));
  renameSync(path, temporary);
  rmSync(temporary, { recursive: true, force: true });
}

/** Removes leftovers of killed runs from these folders; the caller must hold the lock. Returns the count. */
export function removeLeftovers(parents: readonly string[]): number {
  let removed = 0;
  for (const parent of parents) {
    if (!existsSync(parent)) continue;
    for (const name of readdirSync(parent)) {
      if (!isTemporary(name)) continue;
      if (name.startsWith(UNFINISHED_DATABASE) || name.startsWith(DOWNLOAD)) continue;
      rmSync(join(parent, name), { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}

/** A site may be creating its database while the pipeline runs; it removes abandoned ones itself. */
const UNFINISHED_DATABASE = `${TEMPORARY}db-`;

/** Whether the name is that of an unfinished write. */
export function isTemporary(path: string): boolean {
  return basename(path).startsWith(TEMPORARY);
}

export function temporaryPath(parent: string): string {
  return join(parent, `${TEMPORARY}${process.pid}-${randomBytes(6).toString('hex')}`);
}

/** Windows cannot open a folder for syncing; its renames are journalled. */
function sync(path: string): void {
  let handle: number;
  try {
    handle = openSync(path, 'r');
  } catch (error) {
    if (process.platform === 'win32') return;
    throw error;
  }
  try {
    fsyncSync(handle);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(handle);
  }
}
