import { createHash } from 'node:crypto';
import { constants, createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@deckwright/domain';
import { DOWNLOAD, removeFolder, temporaryPath } from '../atomic-files.ts';
import { dataPaths } from '../data-folder.ts';
import { type FileFacts, fileFacts } from '../hashed-file.ts';
import { type SnapshotFile, snapshotFiles } from '../manifest.ts';
import {
  parseManifest,
  readManifest,
  snapshotFolder,
  snapshotIds,
  verifySnapshot,
} from '../read-manifest.ts';
import type { ObjectStore } from './object-store.ts';
import { objectKey } from './pointer.ts';

/** Space that must be left after a download; accounts need it. */
const MIN_FREE = 128e6;
const PART = '.part';

type FetchOptions = {
  store: ObjectStore;
  dataDir: string;
  id: string;
  /** What it says of its sources, as in the store's manifest; a copy here that says otherwise is replaced. */
  details?: string | undefined;
  /** Continue an earlier download; only one process of a data folder may. */
  resume: boolean;
  /** Bytes that are here and in total. */
  onProgress?: (done: number, total: number) => void;
};

/** Bytes that were downloaded, and that were here already. */
type Fetched = { downloaded: number; reused: number };

/**
 * Makes a snapshot of the store one of the data folder, whole and verified, without publishing it. What an earlier
 * attempt or another snapshot has is not downloaded again.
 * @throws AppError `not-found` if it is not in the store, `data-loss` if it is damaged there, `resource-exhausted` if
 * the disk is too small, and as the store does.
 */
export async function fetchSnapshot(options: FetchOptions): Promise<Fetched> {
  const { store, dataDir, id, details, resume } = options;
  const { snapshots } = dataPaths(dataDir);
  const target = snapshotFolder(dataDir, id);
  if (await isIntact(dataDir, id, details)) return { downloaded: 0, reused: 0 };
  const text = await manifestText(store, id);
  const manifest = parseManifest(id, text);
  const folder = resume ? join(snapshots, `${DOWNLOAD}${id}`) : temporaryPath(snapshots);
  await mkdir(folder, { recursive: true });
  try {
    const files = snapshotFiles(manifest).map((name) => ({ name, facts: manifest.files[name] ?? NOTHING }));
    const total = files.reduce((sum, { facts }) => sum + facts.bytes, 0);
    const done = { downloaded: 0, reused: 0 };
    const copies = localCopies(dataDir);
    for (const { name, facts } of files) {
      const report = (bytes: number): void =>
        options.onProgress?.(done.downloaded + done.reused + bytes, total);
      report(0);
      const path = join(folder, name);
      const own = (await isFile(path, facts)) || (await copyLocal(copies.get(facts.sha256), path, facts));
      const downloaded = own ? 0 : await download(options, { name, path, facts, report });
      done.downloaded += downloaded;
      done.reused += facts.bytes - downloaded;
    }
    options.onProgress?.(total, total);
    await writeFile(join(folder, 'manifest.json'), text, { flush: true });
    await syncFolder(folder);
    removeFolder(target);
    await rename(folder, target);
    await syncFolder(snapshots);
    return done;
  } finally {
    if (!resume) await rm(folder, { recursive: true, force: true });
  }
}

const NOTHING: FileFacts = { bytes: 0, sha256: '' };

/** Removes unfinished downloads of other snapshots than this one; null = of all. */
export async function removeDownloads(dataDir: string, except: string | null): Promise<void> {
  const { snapshots } = dataPaths(dataDir);
  if (!existsSync(snapshots)) return;
  for (const name of await readdir(snapshots))
    if (name.startsWith(DOWNLOAD) && name !== `${DOWNLOAD}${except}`)
      await rm(join(snapshots, name), { recursive: true, force: true });
}

async function isIntact(dataDir: string, id: string, details: string | undefined): Promise<boolean> {
  if (!existsSync(snapshotFolder(dataDir, id))) return false;
  try {
    const manifest = await verifySnapshot(dataDir, id);
    return details === undefined || manifest.details === details;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function manifestText(store: ObjectStore, id: string): Promise<string> {
  const read = await store.readText(objectKey(id, 'manifest.json'));
  if (read !== null && read !== 'unchanged') return read.text;
  throw new AppError(
    'not-found',
    `The snapshot store ${store.name} has no complete snapshot ${id}. Run "npm run deckwright -- publish ID" on the pipeline's machine.`,
  );
}

/** Paths of the files of all local snapshots, by checksum. */
function localCopies(dataDir: string): Map<string, string> {
  const copies = new Map<string, string>();
  for (const id of snapshotIds(dataDir)) {
    try {
      const { files } = readManifest(dataDir, id);
      for (const [name, facts] of Object.entries(files))
        if (facts) copies.set(facts.sha256, join(snapshotFolder(dataDir, id), name));
    } catch (error) {
      // A damaged snapshot has nothing to copy.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return copies;
}

async function isFile(path: string, facts: FileFacts): Promise<boolean> {
  const size = await readFileSizeOrNull(path);
  return size === facts.bytes && (await fileFacts(path)).sha256 === facts.sha256;
}

async function copyLocal(from: string | undefined, path: string, facts: FileFacts): Promise<boolean> {
  if (from === undefined) return false;
  try {
    await copyFile(from, path, constants.COPYFILE_FICLONE);
  } catch (error) {
    // It may have been pruned meanwhile; then it is downloaded.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  if (!(await isFile(path, facts))) return false;
  await syncFile(path);
  return true;
}

type Download = { name: SnapshotFile; path: string; facts: FileFacts; report: (bytes: number) => void };

/** Continues where an earlier attempt ended. Returns the number of bytes that came from the store. */
async function download(options: FetchOptions, file: Download): Promise<number> {
  const { store, id, dataDir } = options;
  const { name, path, facts, report } = file;
  const part = `${path}${PART}`;
  const found = (await readFileSizeOrNull(part)) ?? 0;
  const start = found <= facts.bytes ? found : 0;
  await expectRoom(dataPaths(dataDir).root, facts.bytes - start);
  const hash = createHash('sha256');
  if (start > 0)
    for await (const bytes of createReadStream(part, { end: start - 1 })) hash.update(bytes as Buffer);
  let bytes = start;
  const handle = await open(part, start > 0 ? 'r+' : 'w');
  try {
    const stream = start === facts.bytes ? [] : await store.open(objectKey(id, name), start);
    if (stream === null)
      throw new AppError('not-found', `${name} of snapshot ${id} is missing in ${store.name}.`);
    for await (const chunk of stream) {
      if (bytes + chunk.byteLength > facts.bytes) {
        bytes += chunk.byteLength;
        break;
      }
      await writeAll(handle, chunk, bytes);
      hash.update(chunk);
      bytes += chunk.byteLength;
      report(bytes);
    }
    await handle.truncate(Math.min(bytes, facts.bytes));
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (bytes < facts.bytes)
    throw new AppError(
      'unavailable',
      `${name} of snapshot ${id} ends after ${bytes} of ${facts.bytes} bytes in ${store.name}.`,
    );
  if (bytes > facts.bytes || hash.digest('hex') !== facts.sha256) {
    await rm(part, { force: true });
    // What an earlier attempt left may be of an object that has been replaced since.
    if (start > 0) return download(options, file);
    throw new AppError(
      'data-loss',
      `${name} of snapshot ${id} in ${store.name} does not match its checksum. Run "npm run deckwright -- publish ${id}" on the pipeline's machine to upload it anew.`,
    );
  }
  await rename(part, path);
  return facts.bytes - start;
}

async function writeAll(
  handle: Awaited<ReturnType<typeof open>>,
  chunk: Uint8Array,
  position: number,
): Promise<void> {
  let offset = 0;
  while (offset < chunk.byteLength)
    offset += (await handle.write(chunk, offset, chunk.byteLength - offset, position + offset)).bytesWritten;
}

async function expectRoom(root: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(root);
  const free = bavail * bsize;
  if (free >= bytes + MIN_FREE) return;
  throw new AppError(
    'resource-exhausted',
    `The disk of ${root} has ${Math.round(free / 1e6)} MB free; the next file of the snapshot needs ${Math.round((bytes + MIN_FREE) / 1e6)} MB. Free some space; it is tried again.`,
  );
}

async function readFileSizeOrNull(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Windows cannot open a folder for syncing; its renames are journalled. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
