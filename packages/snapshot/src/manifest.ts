import { createHash } from 'node:crypto';
import { DECK_RIGHTS, toDay } from '@deckwright/domain';
import { z } from 'zod';

export const SNAPSHOT_FORMAT = 'deckwright-snapshot';
export const SNAPSHOT_VERSION = 10;

/**
 * Supported versions: version 9 has the decks' sources in its content, version 8 no excluded names, version 7 no decks by card either, version 6 neither history nor
 * tournament results either, version 5 no card model either, version 4 no rulings either; otherwise they are the same.
 */
export const READ_VERSIONS = [4, 5, 6, 7, 8, 9, SNAPSHOT_VERSION] as const;

export function isReadable(version: unknown): boolean {
  return READ_VERSIONS.some((known) => known === version);
}

/** All files of a snapshot's folder except `manifest.json`. */
export const SNAPSHOT_FILES = [
  'engine.bin',
  'deck-links.tsv',
  'deck-sources.tsv',
  'cards.jsonl',
  'names.bin',
  'combos.jsonl',
  'precons.jsonl',
  'sets.json',
  'themes.json',
  'rulings.jsonl',
  'card-model.bin',
  'price-history.bin',
  'count-history.bin',
  'results.bin',
  'card-decks.bin',
  'excluded-names.json',
] as const;

export type SnapshotFile = (typeof SNAPSHOT_FILES)[number];

const count = z.number().int().nonnegative();
const calendarDate = z.string().refine((text) => text.length === 10 && toDay(text) !== null, 'not a date');
const facts = z.object({ bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/**
 * Votes on the site, the number of cards with votes, and the number of cards whose score still depends at least partly
 * on imported votes.
 */
const SaltSources = z.object({ votes: count, votedCards: count, importedCards: count });
export type SaltSources = z.infer<typeof SaltSources>;

/** The version that added a file, for files that older versions lack. */
const ADDED_IN: Readonly<Partial<Record<SnapshotFile, number>>> = {
  'rulings.jsonl': 5,
  'card-model.bin': 6,
  'price-history.bin': 7,
  'count-history.bin': 7,
  'results.bin': 7,
  'card-decks.bin': 8,
  'excluded-names.json': 9,
  'deck-sources.tsv': 10,
};

/** The files of a snapshot of this version. */
export function snapshotFiles({ version }: { version: number }): readonly SnapshotFile[] {
  return SNAPSHOT_FILES.filter((name) => version >= (ADDED_IN[name] ?? 0));
}

const Fields = z.object({
  format: z.literal(SNAPSHOT_FORMAT),
  version: z.literal(READ_VERSIONS),
  /** First 16 hex digits of a SHA-256 over the content; see `snapshotId`. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  /** Such a hash of what is not content: sources and rejected decks; see `detailsId`. Absent before version 10. */
  details: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  generatedAt: z.iso.datetime(),
  /** The newest date of counted decks that no single deck set, or as given; null without dated decks. */
  asOf: calendarDate.nullable(),
  /** The build was told this day, so that one without the option may come to another. Absent otherwise; no part of the content. */
  asOfGiven: z.literal(true).optional(),
  /** Maximum age of counted dated decks, in days before `asOf`; null = no limit. */
  maxAgeDays: count.nullable(),
  /** Built from the starter set. */
  sample: z.boolean(),
  /** Sources of the cards' salt scores; absent without scores. */
  salt: SaltSources.optional(),
  /** Decks counted, by source. */
  provenance: z.array(z.object({ source: z.string().min(1), rights: z.enum(DECK_RIGHTS), decks: count })),
  counts: z.object({
    decks: count,
    datedDecks: count,
    cards: count,
    commanders: count,
    combos: count,
    precons: count,
    sets: count,
    /** Absent in version 4. */
    rulings: count.optional(),
  }),
  /** Rejected decks by reason. */
  deckRejects: z.record(z.string(), count),
  files: z.partialRecord(z.enum(SNAPSHOT_FILES), facts),
});

export const Manifest = Fields.refine(
  ({ files, ...manifest }) =>
    snapshotFiles(manifest).join() === SNAPSHOT_FILES.filter((name) => files[name]).join(),
  { path: ['files'], message: 'not the files of this version' },
);

export type Manifest = z.infer<typeof Manifest>;

export type ManifestContent = Omit<Manifest, 'id' | 'details' | 'generatedAt'>;

/** The version from which on details are no part of the content. */
const WITH_DETAILS = 10;

/**
 * The id depends only on the content, not on when and where it was written; nor on which decks were not counted or where
 * those counted came from, as the same numbers have one id.
 */
export function snapshotId(content: ManifestContent): string {
  const { format, version, asOf, maxAgeDays, sample, salt, provenance, counts, deckRejects } = content;
  const { 'deck-sources.tsv': _, ...files } = content.files;
  const canonical = { format, version, asOf, maxAgeDays, sample, salt, counts, files };
  return contentHash(version >= WITH_DETAILS ? canonical : { ...canonical, provenance, deckRejects });
}

/** A hash of what stands next to the content: sources and rejected decks; undefined before version 10. */
export function detailsId({
  version,
  provenance,
  deckRejects,
  files,
}: Pick<Manifest, 'version' | 'provenance' | 'deckRejects' | 'files'>): string | undefined {
  if (version < WITH_DETAILS) return undefined;
  return contentHash({ provenance, deckRejects, sources: files['deck-sources.tsv'] });
}

function contentHash(value: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest('hex')
    .slice(0, 16);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, sortKeys(inner)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
