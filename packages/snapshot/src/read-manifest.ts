import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError, describeShape } from '@deckwright/domain';
import { z } from 'zod';
import { isTemporary } from './atomic-files.ts';
import { dataPaths } from './data-folder.ts';
import { type FileFacts, fileFacts } from './hashed-file.ts';
import {
  detailsId,
  isReadable,
  Manifest,
  READ_VERSIONS,
  SNAPSHOT_FORMAT,
  SNAPSHOT_VERSION,
  type SnapshotFile,
  snapshotFiles,
  snapshotId,
} from './manifest.ts';
import { refused } from './snapshot-errors.ts';

const ID = /^[0-9a-f]{16}$/;

/**
 * The folder of a snapshot.
 * @throws AppError `invalid-argument` for a malformed id.
 */
export function snapshotFolder(dataDir: string, id: string): string {
  if (!ID.test(id)) {
    throw new AppError('invalid-argument', `"${id}" is not a snapshot id: an id is 16 hexadecimal digits.`);
  }
  return join(dataPaths(dataDir).snapshots, id);
}

/** Sorted ids of the snapshot folders, without unfinished ones. */
export function snapshotIds(dataDir: string): string[] {
  const names = readOrNull(() => readdirSync(dataPaths(dataDir).snapshots)) ?? [];
  return names.filter((name) => !isTemporary(name) && ID.test(name)).sort();
}

/**
 * The published id, or null if nothing has been published.
 * @throws AppError `data-loss` if the pointer file is unreadable.
 */
export function currentSnapshotId(dataDir: string): string | null {
  const path = dataPaths(dataDir).currentSnapshot;
  const content = readOrNull(() => readFileSync(path, 'utf8'));
  if (content === null) return null;
  const id = content.trim();
  if (ID.test(id)) return id;
  throw new AppError(
    'data-loss',
    `The file ${path} does not hold a snapshot id. Run "npm run deckwright -- publish ID" to write it anew.`,
  );
}

/** Ids of the snapshots published before the current one, latest last; they may have been removed since. */
export function publishedIds(dataDir: string): string[] {
  const content = readOrNull(() => readFileSync(dataPaths(dataDir).publishedSnapshots, 'utf8')) ?? '';
  return content.split('\n').filter((id) => ID.test(id));
}

/**
 * Reads and checks a snapshot's manifest.
 * @throws AppError `not-found` if there is no such snapshot, `failed-precondition` for one that another version of the
 * program wrote, `data-loss` if it is damaged or does not match its folder name.
 */
export function readManifest(dataDir: string, id: string): Manifest {
  const folder = snapshotFolder(dataDir, id);
  if (readOrNull(() => readdirSync(folder)) === null) throw notFound(dataDir, id);
  const content = readOrNull(() => readFileSync(join(folder, 'manifest.json'), 'utf8'));
  if (content === null) throw refused(id, 'its manifest.json is missing');
  return parseManifest(id, content);
}

/**
 * Reads the text of a snapshot's manifest.
 * @throws AppError `failed-precondition` for one that another version of the program wrote, `data-loss` if it is damaged or
 * belongs to another id.
 */
export function parseManifest(id: string, content: string): Manifest {
  const value = parseJson(id, content);
  const head = z.object({ format: z.unknown(), version: z.unknown() }).safeParse(value).data;
  if (head?.format !== SNAPSHOT_FORMAT) {
    throw refused(
      id,
      `its format is ${JSON.stringify(head?.format)}, this program reads "${SNAPSHOT_FORMAT}"`,
    );
  }
  if (!isReadable(head.version)) {
    throw new AppError('failed-precondition', describeVersion(id, head.version));
  }
  const parsed = Manifest.safeParse(value);
  if (!parsed.success) throw refused(id, `its manifest is damaged (${describeShape(parsed.error)})`);
  const manifest = parsed.data;
  if (manifest.id !== id || snapshotId(manifest) !== id || detailsId(manifest) !== manifest.details) {
    throw refused(id, 'its manifest does not belong to this id, so that one of the two was changed');
  }
  return manifest;
}

/** It is sound, but of another version of the program: nothing is damaged. */
function describeVersion(id: string, version: unknown): string {
  const has = `Snapshot ${id} has format version ${JSON.stringify(version)}, this program reads version ${SNAPSHOT_VERSION} and from ${READ_VERSIONS[0]} on.`;
  return typeof version === 'number' && version > SNAPSHOT_VERSION
    ? `${has} A newer Deckwright wrote it: run that one, or "npm run deckwright -- rollback" to serve the one before.`
    : `${has} It was written by an older Deckwright: run "npm run deckwright -- refresh" to fetch and build it anew.`;
}

/** @throws AppError `data-loss` if a file does not match the manifest. */
export function checkFile(manifest: Manifest, name: SnapshotFile, found: FileFacts): void {
  const stated = manifest.files[name];
  if (!stated) throw refused(manifest.id, `${name} is not in its manifest`);
  if (found.bytes !== stated.bytes) {
    throw refused(manifest.id, `${name} has ${found.bytes} bytes, its manifest says ${stated.bytes}`);
  }
  if (found.sha256 !== stated.sha256) throw refused(manifest.id, `the checksum of ${name} is wrong`);
}

/** Reads every byte of a snapshot and compares it with its manifest. */
export async function verifySnapshot(dataDir: string, id: string): Promise<Manifest> {
  const manifest = readManifest(dataDir, id);
  const folder = snapshotFolder(dataDir, id);
  for (const name of snapshotFiles(manifest)) {
    checkFile(manifest, name, await existing(id, name, () => fileFacts(join(folder, name))));
  }
  return manifest;
}

/** Runs a read and converts a missing file to the error that the snapshot is refused. */
export async function existing<T>(id: string, name: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw refused(id, `${name} is missing`, cause);
    throw refused(id, `${name} cannot be read (${(cause as Error).message})`, cause);
  }
}

function parseJson(id: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw refused(id, 'its manifest.json is no JSON', cause);
  }
}

function notFound(dataDir: string, id: string): AppError {
  const known = snapshotIds(dataDir);
  const list =
    known.length > 0 ? `There are: ${known.join(', ')}.` : 'Run "npm run deckwright -- build" first.';
  return new AppError('not-found', `There is no snapshot ${id}. ${list}`);
}

function readOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}
