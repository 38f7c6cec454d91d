import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@deckwright/domain';
import { sql } from 'drizzle-orm';
import { readMigrations } from '../migrations.ts';
import { openPglite } from '../pglite.ts';
import { openPostgres } from '../postgres.ts';
import type { Database, Orm } from '../types.ts';
import { type DatabaseDump, dumpFile } from './dump-database.ts';
import { presentTables, statementRows } from './tables.ts';

/** Rows, and characters, of one statement. */
const MAX_ROWS = 1_000;
const MAX_CHARACTERS = 4_000_000;
/** Bytes of a dump that are read at once. */
const CHUNK = 1 << 20;
const LINE_FEED = 10;

type Options = {
  /** Folder of the dump's files. */
  from: string;
  dump: DatabaseDump;
  /** Where to: a server's database, or a data folder that has no `db`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Replace the rows that are there. */
  replace: boolean;
};

/**
 * Loads a dump into a database as the program that wrote it knew it; the next start applies newer migrations. All of it
 * or nothing, and every table is counted before it counts.
 * @throws AppError failed-precondition for a dump of a newer program or a database with rows, data-loss for a dump whose
 * rows are not those it states
 */
export async function loadDump({ from, dump, databaseUrl, dataDir, replace }: Options): Promise<void> {
  const migrations = knownMigrations(dump);
  const database =
    databaseUrl === null
      ? await openPglite(dataDir, migrations)
      : await openPostgres(databaseUrl, migrations).catch((error: unknown) => {
          throw isNewer(error) ? newerDatabase(error) : error;
        });
  try {
    await database.orm.transaction(async (inner) => {
      const tables = await presentTables(inner);
      const lock = sql.raw(tables.map((name) => `"${name}"`).join(', '));
      await inner.execute(sql`LOCK TABLE ${lock} IN ACCESS EXCLUSIVE MODE`);
      if (!replace) await expectEmpty(inner, tables);
      // What migrations put in, too.
      await inner.execute(sql`TRUNCATE ${lock}`);
      for (const { name, rows } of inTheirOrder(dump, tables)) {
        const loaded = await loadTable(inner, name, join(from, dumpFile(name)));
        if (loaded !== rows)
          throw new AppError(
            'data-loss',
            `The backup states ${rows} rows of ${name} and has ${loaded}: it is damaged. Use another one.`,
          );
      }
    });
  } finally {
    await database.close();
  }
}

/** Each after those it refers to. */
function inTheirOrder({ tables }: DatabaseDump, present: readonly string[]): DatabaseDump['tables'] {
  const unknown = tables.filter(({ name }) => !present.includes(name));
  if (unknown.length > 0)
    throw new AppError(
      'data-loss',
      `The backup has tables that its version of Deckwright does not have: ${unknown.map(({ name }) => name).join(', ')}.`,
    );
  return [...tables].sort((a, b) => present.indexOf(a.name) - present.indexOf(b.name));
}

async function expectEmpty(orm: Pick<Orm, 'execute'>, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const rows = await statementRows(orm, sql`SELECT 1 FROM ${sql.identifier(table)} LIMIT 1`);
    if (rows.length > 0)
      throw new AppError(
        'failed-precondition',
        `The database at DATABASE_URL is not empty: ${table} has rows. Create an empty one, or give --replace to replace what is there.`,
      );
  }
}

async function loadTable(orm: Pick<Orm, 'execute'>, table: string, path: string): Promise<number> {
  const name = sql.identifier(table);
  let [waiting, length, count]: [string[], number, number] = [[], 0, 0];
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const rows = `[${waiting.join(',')}]`;
    await orm.execute(
      sql`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, ${rows}::json)`,
    );
    count += waiting.length;
    [waiting, length] = [[], 0];
  };
  for await (const line of toLines(path)) {
    waiting.push(line);
    length += line.length;
    if (waiting.length >= MAX_ROWS || length >= MAX_CHARACTERS) await flush();
  }
  await flush();
  return count;
}

/**
 * The lines of a file, which only a line feed ends: PostgreSQL escapes that one in JSON text, but not U+2028 and U+2029,
 * at which node:readline would split, too.
 */
async function* toLines(path: string): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    const bytes = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      yield bytes.toString('utf8', start, end);
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest.toString('utf8');
}

function knownMigrations(dump: DatabaseDump) {
  const known = readMigrations();
  return dump.migrations.map(({ name, hash }) => {
    const found = known.find((migration) => migration.name === name);
    if (found?.hash === hash) return found;
    throw new AppError(
      'failed-precondition',
      `The backup was made by a newer version of Deckwright (it has migration ${name}). Update Deckwright first.`,
    );
  });
}

function isNewer(error: unknown): boolean {
  return (
    error instanceof AppError && error.code === 'failed-precondition' && /newer version/.test(error.message)
  );
}

function newerDatabase(cause: unknown): AppError {
  return new AppError(
    'failed-precondition',
    'The database at DATABASE_URL has newer tables than the backup. Create an empty database and restore into that; the next start brings it up to date.',
    { cause },
  );
}

/** Rows of each table that the program has, by name. */
export async function countRows({ orm }: Pick<Database, 'orm'>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await presentTables(orm)) {
    const [row] = await statementRows(orm, sql`SELECT count(*) AS rows FROM ${sql.identifier(table)}`);
    counts[table] = Number(row?.rows ?? 0);
  }
  return counts;
}
