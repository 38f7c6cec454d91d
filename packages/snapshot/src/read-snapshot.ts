import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  type Card,
  type CardSet,
  type Combo,
  describeShape,
  type ExcludedNames,
  NO_EXCLUDED_NAMES,
  type PreconDeck,
  type Theme,
} from '@deckwright/domain';
import { z } from 'zod';
import { DeckLinks } from './deck-links.ts';
import { NO_HISTORY, readHistory, type SnapshotHistory } from './history/snapshot-history.ts';
import { type Manifest, type SnapshotFile, snapshotFiles } from './manifest.ts';
import { checkFile, existing, readManifest, snapshotFolder } from './read-manifest.ts';
import {
  CardRecord,
  ComboRecord,
  ExcludedNamesRecord,
  PreconRecord,
  RulingRecord,
  SetRecord,
  ThemeRecord,
} from './record-schemas.ts';
import { Rulings } from './rulings.ts';
import { refused } from './snapshot-errors.ts';

export type Snapshot = {
  manifest: Manifest;
  /** The bytes of engine.bin, to be shared with workers. */
  engine: SharedArrayBuffer;
  /** The bytes of card-model.bin, to be shared with workers; empty if there is none. */
  cardModel: SharedArrayBuffer;
  /** The bytes of card-decks.bin, to be shared with workers; empty if there is none. */
  cardDecks: SharedArrayBuffer;
  /** The bytes of results.bin, to be shared with workers; empty if there is none. */
  results: SharedArrayBuffer;
  /** Origin of each deck, by engine deck index. */
  deckLinks: DeckLinks;
  /** Position = engine card index. */
  cards: Card[];
  /** The bytes of names.bin. */
  names: Uint8Array;
  combos: Combo[];
  precons: PreconDeck[];
  sets: CardSet[];
  /** Position = number of the theme in engine.bin. */
  themes: Theme[];
  /** By engine card index. */
  rulings: Rulings;
  /** Prices and counts of earlier days. */
  history: SnapshotHistory;
  /** Names of the card data that no card has; none in older snapshots. */
  excluded: ExcludedNames;
};

/** Lines parsed before yielding to the event loop; takes a few milliseconds. */
const LINES_PER_TURN = 200;
const CHUNK = 1 << 22;

/**
 * Loads a snapshot after checking its version, files, lengths and checksums. Long work is split so that the process can
 * keep serving requests.
 * @throws AppError `not-found` or `data-loss`.
 */
export async function readSnapshot(dataDir: string, id: string): Promise<Snapshot> {
  const manifest = readManifest(dataDir, id);
  const folder = snapshotFolder(dataDir, id);
  const read = (name: SnapshotFile) => readChecked(manifest, folder, name);
  const engine = await readShared(manifest, folder, 'engine.bin');
  const ifThere = async (name: SnapshotFile): Promise<SharedArrayBuffer> =>
    snapshotFiles(manifest).includes(name)
      ? await readShared(manifest, folder, name)
      : new SharedArrayBuffer(0);
  const cardModel = await ifThere('card-model.bin');
  const results = await ifThere('results.bin');
  const cardDecks = await ifThere('card-decks.bin');
  const { counts } = manifest;
  const hasSources = snapshotFiles(manifest).includes('deck-sources.tsv');
  const deckLinks = new DeckLinks(
    await read('deck-links.tsv'),
    hasSources ? await read('deck-sources.tsv') : null,
  );
  for (const [name, records] of [
    ['deck-links.tsv', deckLinks.size],
    ['deck-sources.tsv', deckLinks.sources],
  ] as const)
    if (records !== counts.decks)
      throw refused(id, `${name} has ${records} records, its manifest says ${counts.decks}`);
  const cards = await parseLines<Card>(
    manifest,
    'cards.jsonl',
    await read('cards.jsonl'),
    counts.cards,
    CardRecord,
  );
  const names = await read('names.bin');
  const combos = await parseLines<Combo>(
    manifest,
    'combos.jsonl',
    await read('combos.jsonl'),
    counts.combos,
    ComboRecord,
  );
  const precons = await parseLines<PreconDeck>(
    manifest,
    'precons.jsonl',
    await read('precons.jsonl'),
    counts.precons,
    PreconRecord,
  );
  const sets = parseSets(manifest, await read('sets.json'));
  const themes = parseThemes(manifest, await read('themes.json'));
  const rulings = snapshotFiles(manifest).includes('rulings.jsonl')
    ? await readRulings(manifest, await read('rulings.jsonl'))
    : Rulings.NONE;
  const history = snapshotFiles(manifest).includes('price-history.bin')
    ? parseHistory(manifest, await read('price-history.bin'), await read('count-history.bin'))
    : NO_HISTORY;
  const excluded = snapshotFiles(manifest).includes('excluded-names.json')
    ? parseExcluded(manifest, await read('excluded-names.json'))
    : NO_EXCLUDED_NAMES;
  const tables = {
    manifest,
    engine,
    cardModel,
    cardDecks,
    results,
    deckLinks,
    cards,
    names,
    combos,
    precons,
    sets,
  };
  return { ...tables, themes, rulings, history, excluded };
}

async function readChecked(manifest: Manifest, folder: string, name: SnapshotFile): Promise<Buffer> {
  const bytes = await existing(manifest.id, name, () => readFile(join(folder, name)));
  checkFile(manifest, name, await computeFacts(bytes));
  return bytes;
}

async function readShared(
  manifest: Manifest,
  folder: string,
  name: SnapshotFile,
): Promise<SharedArrayBuffer> {
  return existing(manifest.id, name, async () => {
    const handle = await open(join(folder, name), 'r');
    try {
      const { size } = await handle.stat();
      if (size !== manifest.files[name]?.bytes) checkFile(manifest, name, { bytes: size, sha256: '' });
      const shared = new SharedArrayBuffer(size);
      const bytes = new Uint8Array(shared);
      let offset = 0;
      while (offset < size) {
        const { bytesRead } = await handle.read(bytes, offset, Math.min(CHUNK, size - offset), offset);
        if (bytesRead === 0) break;
        offset += bytesRead;
      }
      checkFile(manifest, name, await computeFacts(bytes));
      return shared;
    } finally {
      await handle.close();
    }
  });
}

async function computeFacts(bytes: Uint8Array) {
  const hash = createHash('sha256');
  for (let offset = 0; offset < bytes.byteLength; offset += CHUNK) {
    hash.update(bytes.subarray(offset, offset + CHUNK));
    await setImmediate();
  }
  return { bytes: bytes.byteLength, sha256: hash.digest('hex') };
}

/** Safe because the checksum proves that the typed writer wrote these bytes, and the first line is validated. */
async function parseLines<T>(
  manifest: Manifest,
  name: SnapshotFile,
  bytes: Buffer,
  expected: number,
  schema: z.ZodType,
): Promise<T[]> {
  const records: T[] = [];
  let start = 0;
  while (start < bytes.length) {
    const newline = bytes.indexOf(10, start);
    const end = newline < 0 ? bytes.length : newline;
    const record = parseJson(manifest, name, bytes.toString('utf8', start, end));
    if (records.length === 0) checkShape(manifest, name, schema, record);
    records.push(record as T);
    start = end + 1;
    if (records.length % LINES_PER_TURN === 0) await setImmediate();
  }
  if (records.length !== expected) {
    throw refused(manifest.id, `${name} has ${records.length} records, its manifest says ${expected}`);
  }
  return records;
}

function parseSets(manifest: Manifest, bytes: Buffer): CardSet[] {
  const value = parseJson(manifest, 'sets.json', bytes.toString('utf8'));
  checkShape(manifest, 'sets.json', z.array(SetRecord), value);
  const sets = value as CardSet[];
  if (sets.length === manifest.counts.sets) return sets;
  throw refused(
    manifest.id,
    `sets.json has ${sets.length} records, its manifest says ${manifest.counts.sets}`,
  );
}

function parseThemes(manifest: Manifest, bytes: Buffer): Theme[] {
  const value = parseJson(manifest, 'themes.json', bytes.toString('utf8'));
  checkShape(manifest, 'themes.json', z.array(ThemeRecord), value);
  return value as Theme[];
}

function parseExcluded(manifest: Manifest, bytes: Buffer): ExcludedNames {
  const value = parseJson(manifest, 'excluded-names.json', bytes.toString('utf8'));
  checkShape(manifest, 'excluded-names.json', ExcludedNamesRecord, value);
  return value as ExcludedNames;
}

function parseHistory(manifest: Manifest, prices: Buffer, counts: Buffer): SnapshotHistory {
  const history = readHistory(prices, counts, `snapshot ${manifest.id}`);
  for (const [name, { rows }, expected] of [
    ['price-history.bin', history.prices, manifest.counts.cards],
    ['count-history.bin', history.cards, manifest.counts.cards],
    ['count-history.bin', history.commanders, manifest.counts.commanders],
  ] as const)
    if (rows !== 0 && rows !== expected)
      throw refused(manifest.id, `${name} has ${rows} rows, its manifest says ${expected}`);
  return history;
}

async function readRulings(manifest: Manifest, bytes: Buffer): Promise<Rulings> {
  const { rulings, lines } = await Rulings.pack(bytes);
  const expected = bytes.length === 0 ? 0 : manifest.counts.cards;
  if (lines !== expected)
    throw refused(manifest.id, `rulings.jsonl has ${lines} records, its manifest says ${expected}`);
  const first = bytes.indexOf('{');
  if (first < 0) return rulings;
  const line = bytes.toString('utf8', bytes.lastIndexOf(10, first) + 1, bytes.indexOf(10, first));
  checkShape(manifest, 'rulings.jsonl', z.array(RulingRecord), parseJson(manifest, 'rulings.jsonl', line));
  return rulings;
}

function parseJson(manifest: Manifest, name: SnapshotFile, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refused(manifest.id, `${name} is no JSON`, cause);
  }
}

function checkShape(manifest: Manifest, name: string, schema: z.ZodType, value: unknown): void {
  const result = schema.safeParse(value);
  if (!result.success) {
    throw refused(manifest.id, `${name} has another shape (${describeShape(result.error)})`);
  }
}
