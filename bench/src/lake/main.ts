// `npm run bench:lake -- FOLDER`, or `--toy` for an export of the sample: runs the queries of docs/sql in DuckDB over an export of `deckwright export lake`, and compares each
// cell with the engine's numbers, which the export has too. Exits with 1 where one differs.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DuckDBInstance } from '@duckdb/node-api';
import { madeSample } from '../../../tooling/lib/made-once.mjs';
import { loadOnDemand, NotPossible } from '../on-demand.ts';
import { runPipeline } from '../site/sample-site.ts';
import { IS_TOY } from '../size.ts';

/** Sums of doubles may be rounded in another order; counts must be equal. */
const TOLERANCE = 1e-12;

const TABLES = [
  'decks',
  'deck_cards',
  'cards',
  'commanders',
  'commander_cards',
  'commander_ranks',
  'snapshot',
];

type Check = { file: string; table: string; keys: string[]; exact: string[]; close: string[] };

const CHECKS: readonly Check[] = [
  {
    file: 'commander-cards.sql',
    table: 'commander_cards',
    keys: ['commander', 'card'],
    exact: ['num_decks', 'potential_decks'],
    close: ['inclusion'],
  },
  {
    file: 'synergy-lift.sql',
    table: 'commander_cards',
    keys: ['commander', 'card'],
    exact: [],
    close: ['synergy', 'synergy_raw', 'lift', 'lift_raw'],
  },
  {
    file: 'commander-ranks.sql',
    table: 'commander_ranks',
    keys: ['time_range', 'commander'],
    exact: ['num_decks', 'potential_decks', 'deck_rank', 'previous_rank'],
    close: [],
  },
];

try {
  await main();
} catch (error) {
  if (!(error instanceof NotPossible)) throw error;
  console.log(`Not possible here: ${error.message}.`);
  process.exitCode = IS_TOY ? 0 : 1;
}

async function main(): Promise<void> {
  const { DuckDBInstance } = await loadOnDemand('@duckdb/node-api', () => import('@duckdb/node-api'));
  const [given] = process.argv.slice(2).filter((arg) => arg !== '--toy');
  if (given !== undefined) return compareAll(DuckDBInstance, resolve(given));
  if (!IS_TOY) throw new NotPossible('no folder is named: npm run bench:lake -- FOLDER/snapshot=ID');
  const out = mkdtempSync(join(tmpdir(), 'deckwright-lake-'));
  try {
    await runPipeline(await madeSample(), 'export', 'lake', out);
    const [snapshot = ''] = readdirSync(out).filter((name) => name.startsWith('snapshot='));
    await compareAll(DuckDBInstance, join(out, snapshot));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Runs every query over the export in the folder and prints how many rows differ from the engine's. */
async function compareAll(duckDb: typeof DuckDBInstance, folder: string): Promise<void> {
  const connection = await (await duckDb.create(':memory:')).connect();
  for (const table of TABLES)
    await connection.run(
      `create view ${table} as select * from read_parquet('${folder.replaceAll("'", "''")}/${table}/**/*.parquet', hive_partitioning = true)`,
    );

  const numberIn = async (sql: string): Promise<number> => {
    const reader = await connection.runAndReadAll(sql);
    return Number(reader.value(0, 0));
  };

  const version = (await connection.runAndReadAll('select version()')).value(0, 0);
  console.log(`DuckDB ${version}: ${await numberIn('select count(*) from decks')} decks`);
  for (const { file, table, keys, exact, close } of CHECKS) {
    const sql = readFileSync(join(import.meta.dirname, '../../../docs/sql', file), 'utf8');
    const started = performance.now();
    await connection.run(`create or replace table answer as ${sql}`);
    const milliseconds = Math.round(performance.now() - started);
    const rows = await numberIn('select count(*) from answer');
    const same = [
      ...exact.map((name) => `a.${name} is not distinct from e.${name}`),
      ...close.map(
        (name) =>
          `(a.${name} is null) = (e.${name} is null) and coalesce(abs(a.${name} - e.${name}), 0) <= ${TOLERANCE}`,
      ),
    ].join(' and ');
    const on = keys.map((key) => `a.${key} = e.${key}`).join(' and ');
    const missing = keys.map((key) => `a.${key} is null or e.${key} is null`).join(' or ');
    const differing = await numberIn(
      `select count(*) from answer a full outer join ${table} e on ${on} where ${missing} or not (${same})`,
    );
    const cells = rows * (exact.length + close.length);
    console.log(`${file}: ${rows} rows in ${milliseconds} ms, ${cells} cells, ${differing} rows differ`);
    if (differing > 0 || rows === 0) process.exitCode = 1;
  }
  connection.closeSync();
}
