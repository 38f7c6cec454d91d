// `npm run bench:lake -- FOLDER`: runs the queries of docs/sql in DuckDB over an export of `deckwright export lake`, and compares each
// cell with the engine's numbers, which the export has too. Exits with 1 where one differs.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

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

const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('Name the folder: npm run bench:lake -- FOLDER/snapshot=ID');
const folder = resolve(given);
const connection = await (await DuckDBInstance.create(':memory:')).connect();
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
