// The bulk data as anyone would read them, beside the answers of the API: the same numbers in every form.
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readParquetBytes } from '../apps/pipeline/src/testing/read-parquet.fixture.ts';
import { type App, createApp } from '../apps/site/server/app.ts';
import { readSettings } from '../apps/site/server/settings/settings.ts';
import { loadSnapshot } from '../packages/answers/src/index.ts';
import { currentSnapshotId } from '../packages/snapshot/src/index.ts';
import { madeSampleBulk } from './lib/made-once.mjs';

type Row = Record<string, unknown>;
type Listed = { name: string; table: string; url: string; bytes: number; sha256: string };

/** Commanders, cards and combos that are compared one by one: every so many of them. */
const EVERY = { card: 60, commander: 15 };

let app: App;
let close: () => Promise<void>;
let files: Map<string, Listed>;
let rowsByFile: Map<string, number>;
beforeAll(async () => {
  const folder = await madeSampleBulk();
  const loaded = await loadSnapshot(folder, currentSnapshotId(folder) ?? '');
  close = loaded.close;
  app = createApp({
    acquire: () => ({ snapshot: loaded.snapshot, release: () => {} }),
    settings: readSettings({}),
    bulkFrom: folder,
  });
  const { data } = await json('/api/v1/bulk');
  files = new Map(data.files.map((file: Listed) => [file.name, file]));
  rowsByFile = new Map(data.tables.map(({ name, rows }: { name: string; rows: number }) => [name, rows]));
}, 400_000);
afterAll(() => close());

async function json(path: string) {
  const answer = await app.request(path);
  expect(answer.status, path).toBe(200);
  return answer.json();
}

async function getBytes(name: string): Promise<Buffer> {
  const answer = await app.request(files.get(name)?.url ?? '/');
  return Buffer.from(await answer.arrayBuffer());
}

async function jsonLines(table: string): Promise<Row[]> {
  const lines = gunzipSync(await getBytes(`${table}.jsonl.gz`))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** Every page of a list of the API. */
async function listed(path: string): Promise<Row[]> {
  const all: Row[] = [];
  for (let next: string | null = path; next !== null; ) {
    const page: { data: Row[]; next: string | null } = await json(next);
    all.push(...page.data);
    next = page.next;
  }
  return all;
}

const INCLUSION = ['num_decks', 'potential_decks', 'inclusion_rate', 'inclusion_low', 'inclusion_high'];

function only(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

describe('the bulk data of the sample', () => {
  it('have the same rows as JSONL, CSV and Parquet, with their license and columns', async () => {
    expect([...rowsByFile.keys()].sort()).toEqual(
      ['averages', 'cards', 'combos', 'commander-cards', 'commanders', 'similar-cards'].sort(),
    );
    for (const [table, count] of rowsByFile) {
      const rows = await jsonLines(table);
      expect(rows.length, table).toBe(count);
      const text = gunzipSync(await getBytes(`${table}.csv.gz`)).toString('utf8');
      const csv = Papa.parse<Row>(text, { header: true, skipEmptyLines: true, newline: '\r\n' });
      expect(csv.errors).toEqual([]);
      const asText = rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, value === null ? '' : `${value}`]),
        ),
      );
      // Compared as text: a million expectations take minutes.
      expect(JSON.stringify(csv.data) === JSON.stringify(asText), table).toBe(true);
      const parquet = await readParquetBytes(await getBytes(`${table}.parquet`));
      expect(JSON.stringify(parquet.rows) === JSON.stringify(rows), table).toBe(true);
      const meta = JSON.parse((await getBytes(`${table}.meta.json`)).toString('utf8'));
      expect(JSON.parse(parquet.metadata['deckwright.metadata'] ?? '')).toEqual(meta);
      expect(meta).toMatchObject({ table, license: 'MIT', sample: true, asOf: '2025-09-30' });
      expect(meta.columns.map(({ name }: { name: string }) => name)).toEqual(Object.keys(rows[0] ?? {}));
      for (const column of meta.columns)
        if (!column.nullable)
          expect(
            rows.every((row) => row[column.name] !== null),
            column.name,
          ).toBe(true);
    }
  }, 120_000);

  it('have the cards, commanders and combos of the API, in its order', async () => {
    const fields = ['id', ...INCLUSION];
    const cards = await jsonLines('cards');
    const more = [...fields, 'num_decks_as_commander'];
    const first = (await listed('/api/v1/cards?limit=100')).map((card) => only(card, more));
    expect(cards).toEqual(first);
    const commanders = await jsonLines('commanders');
    const ranked = await listed('/api/v1/commanders?limit=100');
    expect(commanders).toEqual(ranked.map((commander) => only(commander, [...fields, 'rank'])));
    const combos = await jsonLines('combos');
    const counted = await listed('/api/v1/combos?limit=100');
    expect(combos).toEqual(counted.map((combo) => only(combo, [...fields, 'rank'])));
  }, 120_000);

  it('have the cards and averages of commanders, and similar cards, as the API has them', async () => {
    const commanders = await jsonLines('commanders');
    const played = Map.groupBy(await jsonLines('commander-cards'), ({ commander_id }) => commander_id);
    const averages = new Map((await jsonLines('averages')).map((row) => [row.commander_id, row]));
    expect(played.size).toBe(commanders.length);
    for (const { id } of commanders.filter((_, index) => index % EVERY.commander === 0)) {
      const answered = await listed(`/api/v1/commanders/${id}/cards?limit=100`);
      const expected = answered.map(({ id: card_id, ...card }) => ({
        commander_id: id,
        card_id,
        ...only(card, [...INCLUSION, 'synergy', 'lift']),
      }));
      expect(played.get(id)).toEqual(expected);
      const { data } = await json(`/api/v1/commanders/${id}`);
      const row = averages.get(id) ?? {};
      expect(row).toMatchObject({ num_decks: data.num_decks, ...data.averages });
      for (const [value, count] of Object.entries(data.mana_curve))
        expect(row[`mana_value_${value}`]).toBe(count);
      for (const bracket of [1, 2, 3, 4, 5]) {
        expect(row[`bracket_${bracket}`]).toBe(data.bracket_counts[bracket]);
        expect(row[`bracket_${bracket}_estimated`]).toBe(data.bracket_counts_estimated[bracket]);
      }
    }
    const similar = Map.groupBy(await jsonLines('similar-cards'), ({ card_id }) => card_id);
    const cards = await jsonLines('cards');
    for (const { id } of cards.filter((_, index) => index % EVERY.card === 0)) {
      // In the sample the slug is the id.
      const page = await json(`/api/v1/pages/cards/${id}`);
      const expected = page.similar.map((other: { slug: string; similarity: number }, index: number) => ({
        card_id: id,
        place: index + 1,
        similar_id: other.slug,
        similarity: other.similarity,
      }));
      expect(similar.get(id) ?? []).toEqual(expected);
    }
  }, 180_000);
});
