import { AppError, describeShape } from '@deckwright/domain';
import { z } from 'zod';
import type { ObjectStore, Tag } from './object-store.ts';

const KEY = 'current';
const FORMAT = 'deckwright-store';
const VERSION = 1;
const Id = z.string().regex(/^[0-9a-f]{16}$/);

const Pointer = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** Counts the publications of this store, from 1. */
  publication: z.number().int().positive(),
  id: Id,
  /** What the snapshot says of its sources, as in its manifest; absent where it says so in its content. */
  details: Id.optional(),
  publishedAt: z.iso.datetime(),
  /** The machine that published it. */
  by: z.string(),
  /** Published before it, latest last; they may have been removed since. */
  earlier: z.array(Id),
  /** Deleted because data in them was removed on request: sites delete their copies. */
  withdrawn: z.array(Id),
});

/** The object `current`: what all sites serve. */
export type Pointer = z.infer<typeof Pointer>;

/** What the store publishes, and which version of the object says so. */
export type Publication = { pointer: Pointer; tag: Tag };

/**
 * What is published, null if nothing, or `unchanged` if it is still the version that the tag names.
 * @throws AppError `data-loss` for an object that is none of ours, and as the store does.
 */
export async function readPublication(
  store: ObjectStore,
  known: Tag,
): Promise<Publication | 'unchanged' | null>;
export async function readPublication(store: ObjectStore): Promise<Publication | null>;
export async function readPublication(store: ObjectStore, known?: Tag) {
  const read = await store.readText(KEY, known ?? null);
  if (read === null || read === 'unchanged') return read;
  const parsed = Pointer.safeParse(parseJson(read.text));
  if (!parsed.success)
    throw new AppError(
      'data-loss',
      `The object "current" of the snapshot store ${store.name} is damaged or of another version of Deckwright (${describeShape(parsed.error)}). Delete it, then run "npm run deckwright -- publish ID" on the pipeline's machine.`,
    );
  return { pointer: parsed.data, tag: read.tag };
}

/** Replaces the expected publication, null = none; false if another one has been written since. */
export async function writePublication(
  store: ObjectStore,
  next: Omit<Pointer, 'format' | 'version'>,
  expected: Tag | null,
): Promise<boolean> {
  const text = `${JSON.stringify({ format: FORMAT, version: VERSION, ...next }, null, 2)}\n`;
  await store.writeText(KEY, text, expected);
  // Also where an answer was lost and the request repeated, or the store ignores conditions.
  const now = await store.readText(KEY);
  return now !== null && now !== 'unchanged' && now.text === text;
}

/** The key of a file of a snapshot. */
export function objectKey(id: string, name: string): string {
  return `${snapshotPrefix(id)}${name}`;
}

export function snapshotPrefix(id: string): string {
  return `snapshots/${id}/`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
