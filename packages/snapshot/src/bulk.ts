import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError, DECK_RIGHTS } from '@deckwright/domain';
import { z } from 'zod';
import { removeLeftovers, writeFolder } from './atomic-files.ts';
import { snapshotFolder } from './read-manifest.ts';

/** Raised when the form of the index changes. */
const BULK_VERSION = 1;
const FORMAT = 'deckwright-bulk';
const INDEX = 'index.json';
const FOLDER = 'bulk';

export const BULK_FORMATS = ['jsonl', 'csv', 'parquet', 'meta'] as const;

const count = z.number().int().nonnegative();

const BulkFile = z.object({
  /** Such as `cards.csv.gz`; no other characters, because it becomes a part of paths. */
  name: z.string().regex(/^[a-z]+(?:-[a-z]+)*(?:\.[a-z]+)+$/),
  table: z.string(),
  format: z.enum(BULK_FORMATS),
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BulkFile = z.infer<typeof BulkFile>;

const BulkIndex = z.object({
  format: z.literal(FORMAT),
  version: z.literal(BULK_VERSION),
  snapshot: z.string(),
  /** Name of these files in addresses: the snapshot and a hash of their checksums, so that an address always has the same bytes. */
  edition: z.string(),
  generatedAt: z.iso.datetime(),
  asOf: z.string().nullable(),
  sample: z.boolean(),
  decks: count,
  corpus: z.string(),
  sources: z.array(z.object({ source: z.string(), rights: z.enum(DECK_RIGHTS), decks: count })),
  license: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: count })),
  files: z.array(BulkFile),
});
export type BulkIndex = z.infer<typeof BulkIndex>;

/** Everything of an index that its writer decides. */
export type BulkContent = Omit<BulkIndex, 'format' | 'version' | 'edition'>;

/** The snapshot of an edition; null for text that is none. */
export function snapshotOfEdition(edition: string): string | null {
  return /^([0-9a-f]{16})-[0-9a-f]{12}$/.exec(edition)?.[1] ?? null;
}

function getEdition({ snapshot, files }: BulkContent): string {
  const hash = createHash('sha256');
  for (const { name, sha256 } of files) hash.update(`${name} ${sha256}\n`);
  return `${snapshot}-${hash.digest('hex').slice(0, 12)}`;
}

/** The path of a file of a snapshot's bulk data. */
export function bulkPath(dataDir: string, snapshot: string, { name }: Pick<BulkFile, 'name'>): string {
  return join(snapshotFolder(dataDir, snapshot), FOLDER, name);
}

/**
 * What a snapshot's bulk data contain; null if there are none, or those of another version.
 * @throws AppError `data-loss` if the index is damaged
 */
export function readBulkIndex(dataDir: string, snapshot: string): BulkIndex | null {
  const path = join(snapshotFolder(dataDir, snapshot), FOLDER, INDEX);
  const content = textOrNull(path);
  if (content === null) return null;
  const value = jsonOrNull(content);
  const head = z.object({ format: z.literal(FORMAT), version: z.number() }).safeParse(value);
  if (head.success && head.data.version !== BULK_VERSION) return null;
  const parsed = BulkIndex.safeParse(value);
  if (parsed.success && parsed.data.snapshot === snapshot) return parsed.data;
  throw new AppError(
    'data-loss',
    `${path} is damaged. Run "npm run deckwright -- bulk" to write the bulk data anew.`,
  );
}

/**
 * Writes a snapshot's bulk data into its own folder, with which they are removed: `fill` writes the files into the given folder.
 * What is there is replaced.
 */
export async function writeBulk(
  dataDir: string,
  snapshot: string,
  fill: (folder: string) => Promise<BulkContent>,
): Promise<BulkIndex> {
  const parent = snapshotFolder(dataDir, snapshot);
  // Of a killed run; the caller holds the lock.
  removeLeftovers([parent]);
  const made: BulkIndex[] = [];
  const written = await writeFolder(
    parent,
    async (folder) => {
      const content = await fill(folder);
      const index = { format: FORMAT, version: BULK_VERSION, edition: getEdition(content), ...content };
      made.push(BulkIndex.parse(index));
      writeFileSync(join(folder, INDEX), `${JSON.stringify(index, null, 2)}\n`);
      return FOLDER;
    },
    () => true,
  );
  const [index] = made;
  if (index && written.created) return index;
  throw new AppError('internal', `The bulk data of ${snapshot} were not written.`);
}

function textOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Reported as damaged, as whatever else does not fit.
    return null;
  }
}
