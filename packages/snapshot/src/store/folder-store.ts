import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { AppError } from '@deckwright/domain';
import { isTemporary } from '../atomic-files.ts';
import { fileFacts } from '../hashed-file.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';

const CHUNK = 1 << 20;
/** A network mount whose server is away blocks for minutes instead of failing. */
const PATIENCE_MS = 15_000;
const OLD_MS = 86_400_000;

/** A store in a folder that all machines see, such as an NFS mount; the folder must exist. */
export function folderStore(root: string, patienceMs = PATIENCE_MS): ObjectStore {
  const toPath = (key: string): string => join(root, ...key.split('/'));
  const guarded = <T>(work: () => Promise<T>, limited = true): Promise<T> =>
    withProblems(root, () => (limited ? within(work(), patienceMs) : work()));

  return {
    name: root,
    readText: (key, known) =>
      guarded(async () => {
        const text = await orNull(readFile(toPath(key), 'utf8'));
        if (text === null) {
          await stat(root);
          return null;
        }
        const tag = toTag(text);
        return tag === known ? 'unchanged' : { text, tag };
      }),
    open: (key, offset) =>
      guarded(async () => {
        const path = toPath(key);
        if ((await orNull(stat(path))) === null) return null;
        return withPatience(
          createReadStream(path, { start: offset, highWaterMark: CHUNK }),
          root,
          patienceMs,
        );
      }),
    has: (key, facts) =>
      guarded(async () => {
        const path = toPath(key);
        const size = (await orNull(stat(path)))?.size;
        return size === facts.bytes && (await fileFacts(path)).sha256 === facts.sha256;
      }, false),
    upload: (key, path, facts) =>
      guarded(async () => {
        await stat(root);
        await writeAtomically(root, toPath(key), async (temporary) => {
          await copyFile(path, temporary);
          const written = await fileFacts(temporary);
          if (written.sha256 !== facts.sha256)
            throw new AppError(
              'data-loss',
              `${path} changed while it was copied to ${root}. Run the command again.`,
            );
        });
      }, false),
    writeText: (key, text, expected) =>
      guarded(async () => {
        await stat(root);
        const path = toPath(key);
        if (expected === null) return create(root, path, text);
        const now = await orNull(readFile(path, 'utf8'));
        if (now === null || toTag(now) !== expected) return false;
        await writeAtomically(root, path, (temporary) => writeFile(temporary, text));
        return true;
      }),
    remove: (key) =>
      guarded(async () => {
        await rm(toPath(key), { force: true });
        const parent = dirname(toPath(key));
        // The last file of a snapshot takes its folder with it.
        if (parent !== root) await rmdir(parent).catch(() => undefined);
      }),
    list: (prefix) => guarded(() => listFolder(root, prefix)),
  };
}

async function listFolder(root: string, prefix: string): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(root, path).split(sep).join('/');
    const facts = await orNull(stat(path));
    if (facts === null) continue;
    const { size, mtime } = facts;
    if (isTemporary(path)) {
      // What a killed run left; one that is being written is younger.
      if (Date.now() - mtime.getTime() > OLD_MS) await rm(path, { force: true });
    } else if (key.startsWith(prefix)) found.push({ key, bytes: size, modified: mtime });
  }
  return found;
}

/** Writes a file under a temporary name, syncs it and renames it. */
async function writeAtomically(
  root: string,
  path: string,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  const mode = await makeParent(root, path);
  const temporary = temporaryPath(path);
  try {
    await fill(temporary);
    await chmod(temporary, mode);
    await sync(temporary);
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Creates a file only if there is none. A link is atomic on every NFS, and the file is complete when it appears. */
async function create(root: string, path: string, text: string): Promise<boolean> {
  const mode = await makeParent(root, path);
  const temporary = temporaryPath(path);
  try {
    await writeFile(temporary, text);
    await chmod(temporary, mode);
    await sync(temporary);
    await link(temporary, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Makes the folders of a path as accessible as the root, and returns the mode of files in it: sites may run as another
 * user, and what the pipeline creates is otherwise for its own user only.
 */
async function makeParent(root: string, path: string): Promise<number> {
  const mode = (await stat(root)).mode & 0o777;
  let folder = root;
  for (const name of relative(root, dirname(path)).split(sep)) {
    folder = join(folder, name);
    const made = await mkdir(folder, { recursive: true });
    if (made !== undefined) await chmod(folder, mode);
  }
  return mode & 0o666;
}

function temporaryPath(path: string): string {
  return join(dirname(path), `.tmp-${process.pid}-${randomBytes(6).toString('hex')}`);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function toTag(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

async function* withPatience(
  stream: AsyncIterable<Uint8Array>,
  root: string,
  patienceMs: number,
): AsyncIterable<Uint8Array> {
  const parts = stream[Symbol.asyncIterator]();
  try {
    while (true) {
      const part = await withProblems(root, () => within(parts.next(), patienceMs));
      if (part.done) return;
      yield part.value;
    }
  } finally {
    // Not awaited: where the server is away, the stream does not end either.
    void parts.return?.()?.catch(() => undefined);
  }
}

async function within<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`no answer within ${patienceMs / 1000} s`)),
    patienceMs,
  );
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

async function withProblems<T>(root: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code ?? message;
    const said = (kind: 'not-found' | 'permission-denied' | 'unavailable', advice: string): AppError =>
      new AppError(kind, `The snapshot store ${root} cannot be used (${reason}). ${advice}`, { cause });
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw said('not-found', 'Create this folder, or mount what contains it, or change SNAPSHOT_STORE.');
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw said(
        'permission-denied',
        'Give this user the right to it: read for a site, write for the pipeline.',
      );
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw said('unavailable', 'The disk is full: free some space there.');
    throw said('unavailable', 'See that its server runs and that the folder is mounted.');
  }
}
