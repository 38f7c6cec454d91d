import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { AppError, describeShape } from '@deckwright/domain';
import { type DataPaths, type FileFacts, removeFolder, replaceFile, writeFolder } from '@deckwright/snapshot';
import { z } from 'zod';
import { EMPTY_LAKE, LakeCurrent } from './lake-schemas.ts';

export type FolderKind = 'catalogue' | 'decks' | 'prices' | 'salt';

/**
 * What is current; an empty lake if nothing has been ingested.
 * @throws `data-loss` if the file is damaged.
 */
export function readCurrent(paths: DataPaths): LakeCurrent {
  if (!existsSync(paths.lakeCurrent)) return EMPTY_LAKE;
  return readJson(paths.lakeCurrent, LakeCurrent);
}

export function writeCurrent(paths: DataPaths, current: LakeCurrent): void {
  replaceFile(paths.lakeCurrent, `${JSON.stringify(current, null, 2)}\n`);
}

/** The `meta.json` of a current folder. */
export function readMeta<T>(paths: DataPaths, kind: FolderKind, name: string, schema: z.ZodType<T>): T {
  return readJson(join(paths[kind], name, 'meta.json'), schema);
}

/**
 * Writes a folder of the lake: `fill` writes the files and returns their facts and the rest of `meta.json`; the name is
 * `prefix` and a hash of that. A folder of the same name whose files are as they were written is kept.
 */
export async function writeLakeFolder(
  paths: DataPaths,
  kind: FolderKind,
  prefix: string,
  fill: (folder: string) => Promise<{ files: Record<string, FileFacts>; meta: Record<string, unknown> }>,
): Promise<{ name: string; created: boolean }> {
  const written = await writeFolder(
    paths[kind],
    async (folder) => {
      const { files, meta } = await fill(folder);
      const content = { format: 'deckwright-lake', version: 1, kind, ...meta, files };
      const text = `${JSON.stringify(content, null, 2)}\n`;
      writeFileSync(join(folder, 'meta.json'), text);
      return prefix + createHash('sha256').update(text).digest('hex').slice(0, 16);
    },
    (existing) => !isSound(existing, hasChecksum),
  );
  return { name: basename(written.path), created: written.created };
}

/** Removes the folders that are not current: replaced ones, and those of a run that died before completion. */
export function removeUnused(paths: DataPaths): void {
  if (!existsSync(paths.lakeCurrent)) return;
  const current = readCurrent(paths);
  const used = new Set([current.catalogue, ...current.decks, ...current.prices, current.salt]);
  for (const parent of [paths.catalogue, paths.decks, paths.prices, paths.salt]) {
    if (!existsSync(parent)) continue;
    for (const name of readdirSync(parent)) if (!used.has(name)) removeFolder(join(parent, name));
  }
}

const FileEntry = z.object({ bytes: z.number(), sha256: z.string().optional() });
const Facts = z.object({ files: z.record(z.string(), FileEntry) });

/** Whether a folder's files are there with the expected lengths, and pass another test of each. */
export function isSound(
  folder: string,
  test: (path: string, entry: z.infer<typeof FileEntry>) => boolean = () => true,
): boolean {
  try {
    const { files } = readJson(join(folder, 'meta.json'), Facts);
    return Object.entries(files).every(([name, entry]) => {
      const path = join(folder, name);
      return statSync(path).size === entry.bytes && test(path, entry);
    });
  } catch {
    // Whatever is wrong with it, the folder just written replaces it.
    return false;
  }
}

/** Piece by piece: a file of decks may be larger than memory. */
function hasChecksum(path: string, { sha256 }: z.infer<typeof FileEntry>): boolean {
  if (sha256 === undefined) return true;
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(1 << 20);
  const file = openSync(path, 'r');
  try {
    for (let bytes = readSync(file, buffer); bytes > 0; bytes = readSync(file, buffer))
      hash.update(buffer.subarray(0, bytes));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex') === sha256;
}

function readJson<T>(path: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw damaged(path, (cause as Error).message, cause);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw damaged(path, describeShape(parsed.error), parsed.error);
}

/** The error for a file of the lake that cannot be used. */
export function damaged(path: string, reason: string, cause?: unknown): AppError {
  // Not the whole lake: the recorded history cannot be made again.
  const advice =
    basename(path) === 'current.json'
      ? 'Remove this file and ingest everything again.'
      : 'Ingest what it came from again ("refresh" does for cards), which replaces it.';
  return new AppError('data-loss', `${path} is damaged (${reason}). ${advice}`, { cause });
}
