import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { THRESHOLDS } from '@deckwright/engine/query';
import { currentSnapshotId } from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { trinkets } from '../testing/mini-mirror.fixture.ts';
import { readTable } from '../testing/read-parquet.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const bench = useWorkbench();
const SQL = join(import.meta.dirname, '../../../../docs/sql');
const TABLES = [
  'decks',
  'deck_cards',
  'cards',
  'commanders',
  'commander_cards',
  'commander_ranks',
  'snapshot',
];

async function exported(source = 'club'): Promise<string> {
  await bench.ingestMirror();
  await bench.ingestDecks(bench.deckFile, source);
  await bench.run('build');
  const folder = join(bench.folder, 'out');
  await bench.run('export', 'lake', folder);
  return join(folder, `snapshot=${currentSnapshotId(bench.dataDir)}`);
}

/** Every table in SQLite, so that a query engine of others answers the queries. */
async function inSqlite(folder: string): Promise<DatabaseSync> {
  const database = new DatabaseSync(':memory:');
  for (const name of TABLES) {
    const rows = await readTable(join(folder, name));
    const columns = Object.keys(rows[0] ?? {});
    database.exec(`create table ${name} (${columns.join(', ')})`);
    const insert = database.prepare(`insert into ${name} values (${columns.map(() => '?').join(', ')})`);
    for (const row of rows) insert.run(...columns.map((column) => plain(row[column])));
  }
  return database;
}

function plain(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number') return value;
  return null;
}

function answers(database: DatabaseSync, file: string): Record<string, unknown>[] {
  return database.prepare(readFileSync(join(SQL, file), 'utf8')).all();
}

describe('deckwright export lake', () => {
  it('writes decks by source and month, without names and addresses', async () => {
    const folder = await exported('club/süd');
    // a1, a2 and p1 are dated, a3 is not.
    const files = readdirSync(join(folder, 'decks'), { recursive: true }).map((path) => `${path}`);
    expect(files.filter((path) => path.endsWith('.parquet')).sort()).toEqual([
      'source=club%2Fs%C3%BCd/month=2024-01/part-0.parquet',
      'source=club%2Fs%C3%BCd/month=2024-02/part-0.parquet',
      'source=club%2Fs%C3%BCd/month=2024-03/part-0.parquet',
      'source=club%2Fs%C3%BCd/month=undated/part-0.parquet',
    ]);
    const decks = await readTable(join(folder, 'decks'));
    expect(decks).toHaveLength(4);
    expect(decks.find(({ saved_day }) => saved_day === null)).toMatchObject({
      saved: null,
      month: 'undated',
      source: 'club/süd',
      rights: 'own',
      bracket: null,
    });
    // a1 in its newer version: 2024-03-30 is day 19812; a blue commander, 70 trinkets and an Island.
    expect(decks.find(({ month }) => month === '2024-03')).toMatchObject({
      saved: new Date('2024-03-30'),
      saved_day: 19812,
      bracket: 5,
      w: 0,
      u: 1,
      cards: 71,
    });
    for (const path of readdirSync(folder, { recursive: true })) {
      const file = join(folder, `${path}`);
      if (statSync(file).isDirectory()) continue;
      const bytes = readFileSync(file, 'latin1');
      for (const secret of ['must not be kept', 'decks.example', 'somewhere'])
        expect(bytes, `${path}`).not.toContain(secret);
    }
  });

  it('gives the three queries the numbers of the pages, cell by cell', async () => {
    const folder = await exported();
    const database = await inSqlite(folder);
    const cards = await readTable(join(folder, 'cards'));
    const commanders = await readTable(join(folder, 'commanders'));
    const played = await readTable(join(folder, 'commander_cards'));
    const toKey = (row: Record<string, unknown>) => `${row.commander} ${row.card}`;
    const byKey = new Map(played.map((row) => [toKey(row), row]));
    const counts = answers(database, 'commander-cards.sql');
    const contrasts = answers(database, 'synergy-lift.sql');
    expect(counts.length).toBe(played.length);
    expect(contrasts.length).toBe(played.length);
    for (const row of counts) {
      const { num_decks, potential_decks, inclusion } = byKey.get(toKey(row)) ?? {};
      expect(row).toMatchObject({ num_decks, potential_decks });
      expect(row.inclusion).toBeCloseTo(Number(inclusion), 12);
    }
    for (const row of contrasts)
      for (const name of ['synergy', 'synergy_raw', 'lift', 'lift_raw']) {
        const expected = byKey.get(toKey(row))?.[name];
        if (typeof expected === 'number') expect(row[name]).toBeCloseTo(expected, 12);
        else expect(row[name]).toBeNull();
      }
    const ranks = await readTable(join(folder, 'commander_ranks'));
    const bySpan = (row: Record<string, unknown>) => `${row.time_range} ${row.commander}`;
    const sorted = (rows: Record<string, unknown>[]) =>
      rows.map((row) => ({ ...row })).sort((a, b) => (bySpan(a) < bySpan(b) ? -1 : 1));
    expect(sorted(answers(database, 'commander-ranks.sql'))).toEqual(sorted(ranks));

    // Azure Archivist runs Trinket 5 in two of three decks, the pair in its only one: m = 3/4 and
    // synergy = (2 + 7.5) / 13 − (1 + 7.5) / 11 = −0.04196; expected 3 · 3/4 = 2.25, lift = log10(4 / 4.25) = −0.02633.
    const commander = commanders.find(({ name }) => name === 'Azure Archivist')?.commander;
    const card = cards.find(({ name }) => name === trinkets(5, 5)[0])?.card;
    const golden = byKey.get(`${commander} ${card}`);
    expect(golden).toMatchObject({ num_decks: 2, potential_decks: 3 });
    expect(golden?.synergy).toBeCloseTo(-0.04196, 5);
    expect(golden?.lift).toBeCloseTo(-0.02633, 5);
    database.close();
  });

  it('states the priors of the pages in the query', () => {
    const sql = readFileSync(join(SQL, 'synergy-lift.sql'), 'utf8');
    const { synergyPriorDecks, liftPriorDecks } = THRESHOLDS;
    expect(sql).toContain(`(held + ${synergyPriorDecks} * rate) / (could + ${synergyPriorDecks})`);
    expect(sql).toContain(`log10((held + ${liftPriorDecks}) / (expected + ${liftPriorDecks}))`);
  });

  it('keeps a complete export, and replaces a damaged one', async () => {
    const folder = await exported();
    const part = join(folder, 'cards/part-0.parquet');
    const before = statSync(part);
    expect(await bench.run('export', 'lake', join(folder, '..'))).toContain('is there already and complete');
    expect(statSync(part).ino).toBe(before.ino);
    const bytes = readFileSync(part);
    truncateSync(part, 10);
    expect(await bench.run('export', 'lake', join(folder, '..'))).toContain('Exported');
    expect(readFileSync(part).equals(bytes)).toBe(true);
    expect(readdirSync(join(folder, '..')).sort()).toEqual(['.deckwright.lock', folder.split('/').at(-1)]);
    const file = join(bench.folder, 'a-file');
    writeFileSync(file, '');
    for (const index of [file, join(file, 'below')])
      await bench.expectFailure(/is a file, or below one\. Name a folder/, 'export', 'lake', index);
  });

  it('refuses a folder within the data folder, no folder, and a snapshot that is not there', async () => {
    await bench.expectFailure(/^Missing required argument 'FOLDER'/, 'export', 'lake');
    await bench.expectFailure(/Nothing is published/, 'export', 'lake', join(bench.folder, 'out'));
    await bench.expectFailure(/in the data folder/, 'export', 'lake', join(bench.dataDir, 'out'));
    await bench.expectFailure(
      /There is no snapshot/,
      'export',
      'lake',
      join(bench.folder, 'out'),
      '--snapshot',
      '0123456789abcdef',
    );
    expect(existsSync(join(bench.folder, 'out'))).toBe(false);
  });
});
