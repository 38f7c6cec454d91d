import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type Card,
  type CardRulings,
  type CardSet,
  type Combo,
  type DeckLink,
  type DeckProvenance,
  type ExcludedNames,
  NO_EXCLUDED_NAMES,
  type PreconDeck,
  type Theme,
} from '@deckwright/domain';
import { removeFolder, replaceFile, writeFolder } from './atomic-files.ts';
import { dataPaths } from './data-folder.ts';
import { deckLinkLine, deckSourceLine } from './deck-links.ts';
import { type FileFacts, HashedFile, writeJsonLines, writeLines, writeWhole } from './hashed-file.ts';
import {
  detailsId,
  Manifest,
  type ManifestContent,
  type SaltSources,
  SNAPSHOT_FORMAT,
  SNAPSHOT_VERSION,
  type SnapshotFile,
  snapshotId,
} from './manifest.ts';
import {
  currentSnapshotId,
  publishedIds,
  readManifest,
  snapshotFolder,
  snapshotIds,
  verifySnapshot,
} from './read-manifest.ts';
import { rulingLines } from './rulings.ts';

export type SnapshotContent = {
  asOf: string | null;
  /** The build was told this day. */
  asOfGiven?: boolean | undefined;
  maxAgeDays: number | null;
  sample: boolean;
  salt?: SaltSources | undefined;
  provenance: DeckProvenance[];
  deckRejects: Record<string, number>;
  decks: number;
  datedDecks: number;
  commanders: number;
  engine: Uint8Array;
  /** The bytes of card-model.bin, or none. */
  cardModel: Uint8Array;
  /** The bytes of price-history.bin and count-history.bin; empty where absent. */
  history?: { prices: Uint8Array; counts: Uint8Array } | undefined;
  /** The bytes of card-decks.bin, or none. */
  cardDecks?: Uint8Array | undefined;
  /** The bytes of results.bin, or none. */
  results?: Uint8Array | undefined;
  /** In the engine's order of decks. */
  deckLinks: Iterable<DeckLink>;
  /** In engine order. */
  cards: readonly Card[];
  names: Uint8Array;
  combos: readonly Combo[];
  precons: readonly PreconDeck[];
  sets: readonly CardSet[];
  /** In any order; rulings of other cards are omitted. */
  rulings: readonly CardRulings[];
  /** Position = number of the theme in the engine file. */
  themes: readonly Theme[];
  /** Names of the card data that no card has; none where absent. */
  excluded?: ExcludedNames | undefined;
};

/** Number of snapshots to keep in addition to the published one. */
export const RETAINED_SNAPSHOTS = 3;

/** Number of earlier publications to keep, however many snapshots were built and not published since. */
export const RETAINED_PUBLISHED = 2;

/** Earlier publications to remember. */
const REMEMBERED = 20;

/**
 * Writes a snapshot folder without publishing it. The same content has the same id, and an intact folder with that id
 * is kept, unless its decks have other sources or other decks were rejected: then it is replaced, and sites load it again.
 * With `keepDetails` it is kept even so. `generatedAt` is an ISO time in UTC.
 */
export async function writeSnapshot(
  dataDir: string,
  content: SnapshotContent,
  generatedAt: string,
  { keepDetails = false }: { keepDetails?: boolean } = {},
): Promise<{ id: string; created: boolean }> {
  const { snapshots } = dataPaths(dataDir);
  let details: string | undefined;
  const written = await writeFolder(
    snapshots,
    (folder) => {
      const manifest = fillFolder(folder, content, generatedAt);
      details = manifest.details;
      return manifest.id;
    },
    async (existing) => {
      const found = await verifiedOrNull(dataDir, basename(existing));
      if (found === null || keepDetails) return found === null;
      return found.details !== details || (found.asOfGiven ?? false) !== (content.asOfGiven ?? false);
    },
  );
  return { id: basename(written.path), created: written.created };
}

/**
 * Makes a snapshot the one that the site serves, after verifying every byte. The one it replaces joins those published
 * before; if `id` is among them, publication goes back to it and forgets the later ones.
 */
export async function publishSnapshot(dataDir: string, id: string): Promise<Manifest> {
  const manifest = await verifySnapshot(dataDir, id);
  pointToSnapshot(dataDir, id);
  return manifest;
}

/** As `publishSnapshot`, for a snapshot that has just been verified. */
export function pointToSnapshot(dataDir: string, id: string): void {
  const { currentSnapshot, publishedSnapshots } = dataPaths(dataDir);
  const last = currentSnapshotId(dataDir);
  const earlier = publishedIds(dataDir);
  const index = earlier.indexOf(id);
  const next =
    index >= 0 ? earlier.slice(0, index) : [...earlier, ...(last === null || last === id ? [] : [last])];
  // Before the pointer: if a kill separates the two, the list only contains the current id itself.
  const lines = next.slice(-REMEMBERED).map((other) => `${other}\n`);
  if (next.join() !== earlier.join()) replaceFile(publishedSnapshots, lines.join(''));
  replaceFile(currentSnapshot, `${id}\n`);
}

/**
 * Removes all snapshots except the published one, the two published before it, those in `protect` and the three most recently written; returns the
 * removed ids. Unreadable snapshots count as the oldest.
 */
export function pruneSnapshots(dataDir: string, protect: readonly string[] = []): string[] {
  const safe = new Set(protect);
  const current = currentSnapshotId(dataDir);
  if (current) safe.add(current);
  const ids = snapshotIds(dataDir);
  const published = publishedIds(dataDir).filter((id) => ids.includes(id));
  for (const id of published.slice(-RETAINED_PUBLISHED)) safe.add(id);
  const byAge = ids
    .map((id) => ({ id, time: writtenAt(dataDir, id) }))
    .sort((a, b) => (a.time === b.time ? (a.id < b.id ? -1 : 1) : a.time < b.time ? 1 : -1));
  const removed = byAge.slice(RETAINED_SNAPSHOTS).filter(({ id }) => !safe.has(id));
  for (const { id } of removed) removeFolder(snapshotFolder(dataDir, id));
  return removed.map(({ id }) => id);
}

/** Removes every snapshot but these, those published before too: what was removed from the data is in them. */
export function keepOnlySnapshots(dataDir: string, ids: readonly string[]): string[] {
  const removed = snapshotIds(dataDir).filter((other) => !ids.includes(other));
  for (const other of removed) removeFolder(snapshotFolder(dataDir, other));
  return removed;
}

function fillFolder(folder: string, content: SnapshotContent, generatedAt: string): Manifest {
  const { engine, cardModel, history, deckLinks, cards, names, combos, precons, sets, themes } = content;
  const rulings = rulingLines(cards, content.rulings);
  const files: Record<SnapshotFile, FileFacts> = {
    'engine.bin': writeWhole(join(folder, 'engine.bin'), engine),
    ...writeDeckLinks(folder, deckLinks),
    'cards.jsonl': writeJsonLines(join(folder, 'cards.jsonl'), cards),
    'names.bin': writeWhole(join(folder, 'names.bin'), names),
    'combos.jsonl': writeJsonLines(join(folder, 'combos.jsonl'), combos),
    'precons.jsonl': writeJsonLines(join(folder, 'precons.jsonl'), precons),
    'sets.json': writeWhole(join(folder, 'sets.json'), JSON.stringify(sets)),
    'themes.json': writeWhole(join(folder, 'themes.json'), JSON.stringify(themes)),
    'rulings.jsonl': writeLines(join(folder, 'rulings.jsonl'), rulings.lines),
    'card-model.bin': writeWhole(join(folder, 'card-model.bin'), cardModel),
    'price-history.bin': writeWhole(join(folder, 'price-history.bin'), history?.prices ?? ''),
    'count-history.bin': writeWhole(join(folder, 'count-history.bin'), history?.counts ?? ''),
    'results.bin': writeWhole(join(folder, 'results.bin'), content.results ?? ''),
    'card-decks.bin': writeWhole(join(folder, 'card-decks.bin'), content.cardDecks ?? ''),
    'excluded-names.json': writeWhole(
      join(folder, 'excluded-names.json'),
      JSON.stringify(content.excluded ?? NO_EXCLUDED_NAMES),
    ),
  };
  const body: ManifestContent = {
    format: SNAPSHOT_FORMAT,
    version: SNAPSHOT_VERSION,
    asOf: content.asOf,
    ...(content.asOfGiven ? { asOfGiven: true as const } : {}),
    maxAgeDays: content.maxAgeDays,
    sample: content.sample,
    ...(content.salt ? { salt: content.salt } : {}),
    provenance: content.provenance,
    counts: {
      decks: content.decks,
      datedDecks: content.datedDecks,
      cards: cards.length,
      commanders: content.commanders,
      combos: combos.length,
      precons: precons.length,
      sets: sets.length,
      rulings: rulings.count,
    },
    deckRejects: content.deckRejects,
    files,
  };
  const manifest = Manifest.parse({ ...body, id: snapshotId(body), details: detailsId(body), generatedAt });
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** In one pass: the links of millions of decks are made as they are written. */
function writeDeckLinks(
  folder: string,
  deckLinks: Iterable<DeckLink>,
): Record<'deck-links.tsv' | 'deck-sources.tsv', FileFacts> {
  const links = new HashedFile(join(folder, 'deck-links.tsv'));
  const sources = new HashedFile(join(folder, 'deck-sources.tsv'));
  try {
    for (const link of deckLinks) {
      links.writeText(deckLinkLine(link));
      sources.writeText(deckSourceLine(link));
    }
    return { 'deck-links.tsv': links.close(), 'deck-sources.tsv': sources.close() };
  } finally {
    links.abandon();
    sources.abandon();
  }
}

async function verifiedOrNull(dataDir: string, id: string): Promise<Manifest | null> {
  try {
    return await verifySnapshot(dataDir, id);
  } catch {
    // Whatever the reason, the existing folder is unusable and the new one is not.
    return null;
  }
}

function writtenAt(dataDir: string, id: string): string {
  try {
    return readManifest(dataDir, id).generatedAt;
  } catch {
    // Unreadable snapshots sort first and are removed first.
    return '';
  }
}
