import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { AppError } from '@deckwright/domain';
import { type FileFacts, fileFacts, isTemporary } from '@deckwright/snapshot';
import { z } from 'zod';

const MANIFEST = 'backup.json';
const count = z.number().int().nonnegative();

const Contents = z.object({
  format: z.literal('deckwright-backup'),
  version: z.literal(1),
  /** ISO time at which the database was read. */
  createdAt: z.string(),
  database: z
    .object({
      kind: z.enum(['pglite', 'postgres']),
      migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
      tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: count })),
    })
    .nullable(),
  /** Ids of the snapshots in it, and the one that was published. */
  snapshots: z.array(z.string()),
  published: z.string().nullable(),
  /** Paths with slashes, relative to the backup. */
  files: z.record(z.string(), z.object({ bytes: count, sha256: z.string() })),
});
export type BackupContents = z.infer<typeof Contents>;

/** The manifest is the last file of a backup: a folder without it is none. */
export function manifestPath(folder: string): string {
  return join(folder, MANIFEST);
}

/** As the text of `backup.json`, which ends with its own checksum. */
export function printManifest(contents: BackupContents): string {
  return `${JSON.stringify({ ...contents, checksum: computeChecksum(contents) }, null, 2)}\n`;
}

function computeChecksum(contents: BackupContents): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex');
}

/**
 * Reads what a backup says it holds.
 * @throws AppError not-found where there is none, failed-precondition for one that was not finished, data-loss for a
 * damaged one
 */
export function readBackup(folder: string): BackupContents {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new AppError(
      'not-found',
      `There is no backup at ${folder}. Name the folder that "backup --to" wrote.`,
    );
  let text: string;
  try {
    text = readFileSync(manifestPath(folder), 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new AppError(
      'failed-precondition',
      isTemporary(folder)
        ? `${folder} is a backup that was interrupted: it has no ${MANIFEST}. Use another one; this one may be deleted.`
        : `${folder} is no backup, or not a whole one: it has no ${MANIFEST}.`,
      { cause },
    );
  }
  const parsed = z.looseObject({ checksum: z.string(), version: z.unknown() }).safeParse(parseJson(text));
  const { checksum, ...rest } = parsed.data ?? {};
  if (parsed.success && parsed.data.version !== 1)
    throw new AppError(
      'failed-precondition',
      `${folder} was made by a newer version of Deckwright. Update it first.`,
    );
  const contents = Contents.safeParse(rest);
  if (!contents.success || computeChecksum(contents.data) !== checksum)
    throw new AppError('data-loss', `${manifestPath(folder)} is damaged. Use another backup.`);
  return contents.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Facts of every file below the folder, by path with slashes, without the manifest. */
export async function factsOfFiles(folder: string): Promise<Record<string, FileFacts>> {
  const facts: Record<string, FileFacts> = {};
  for (const path of filesBelow(folder)) facts[path] = await fileFacts(join(folder, path));
  return facts;
}

/**
 * Reads every byte of a backup.
 * @throws AppError data-loss, with the files that are missing, added or changed
 */
export async function verifyBackup(folder: string, { files }: BackupContents): Promise<void> {
  const present = new Set(filesBelow(folder));
  const problems = [
    ...Object.keys(files).flatMap((path) => (present.has(path) ? [] : [`${path} is missing`])),
    ...[...present].flatMap((path) => (files[path] ? [] : [`${path} does not belong to it`])),
  ];
  for (const [path, { bytes, sha256 }] of Object.entries(files)) {
    if (!present.has(path)) continue;
    const found = await fileFacts(join(folder, path));
    if (found.bytes !== bytes || found.sha256 !== sha256) problems.push(`${path} has changed`);
  }
  if (problems.length === 0) return;
  const shown = problems.slice(0, 5).join('; ');
  const more = problems.length > 5 ? `; and ${problems.length - 5} more` : '';
  throw new AppError('data-loss', `The backup ${folder} is damaged: ${shown}${more}. Use another one.`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== MANIFEST)
    .sort();
}
