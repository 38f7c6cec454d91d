import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AppError } from '@deckwright/domain';
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
 * `prefix` and a hash of that. A folder of the same name whose files have the expected lengths is kept.
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
    (existing) => !isSound(existing),
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

const Facts = z.object({ files: z.record(z.string(), z.object({ bytes: z.number() })) });

function isSound(folder: string): boolean {
  try {
    const { files } = readJson(join(folder, 'meta.json'), Facts);
    return Object.entries(files).every(([name, { bytes }]) => statSync(join(folder, name)).size === bytes);
  } catch {
    // Whatever is wrong with it, the folder just written replaces it.
    return false;
  }
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
  throw damaged(path, z.prettifyError(parsed.error), parsed.error);
}

/** The error for a file of the lake that cannot be used. */
export function damaged(path: string, reason: string, cause?: unknown): AppError {
  return new AppError(
    'data-loss',
    `${path} is damaged (${reason}). Remove the lake folder of the data folder and ingest again.`,
    { cause },
  );
}
