import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../types.ts';
import { presentTables, statementRows } from './tables.ts';

/** What a dump holds: migrations in order, and rows of each table. */
export type DatabaseDump = {
  migrations: { name: string; hash: string }[];
  tables: { name: string; rows: number }[];
};

/** Pages of a table that are read at once: 1 MB. */
const PAGES = 128;

/** The file of a table in the folder of a dump. */
export function dumpFile(table: string): string {
  return `${table}.jsonl`;
}

/**
 * Writes every row of every table into new files of the folder, one JSON object a line, as of one moment: what is
 * written meanwhile is left out whole. Readers and, with a server, writers go on; the embedded database waits. Both
 * kinds of database write and read the same files.
 */
export async function dumpDatabase({ orm }: Pick<Database, 'orm'>, folder: string): Promise<DatabaseDump> {
  return orm.transaction(
    async (inner) => {
      await inner.execute(sql`SET LOCAL TimeZone = 'UTC'`);
      const migrations = await statementRows(
        inner,
        sql`SELECT name, hash FROM deckwright_migrations ORDER BY name`,
      );
      const tables: DatabaseDump['tables'] = [];
      for (const name of await presentTables(inner))
        tables.push({ name, rows: await dumpTable(inner, name, join(folder, dumpFile(name))) });
      return {
        migrations: migrations.map(({ name, hash }) => ({ name: `${name}`, hash: `${hash}` })),
        tables,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** In ranges of pages, so that no answer holds a whole table. Numbers stay text: JavaScript would round the large ones. */
async function dumpTable(orm: Pick<Orm, 'execute'>, table: string, path: string): Promise<number> {
  const name = sql.identifier(table);
  const [size] = await statementRows(
    orm,
    sql`SELECT pg_relation_size(${`"${table}"`}::regclass) / current_setting('block_size')::int AS pages`,
  );
  const file = openSync(path, 'wx', 0o600);
  try {
    let count = 0;
    for (let page = 0; page < Number(size?.pages ?? 0); page += PAGES) {
      const [from, to] = [`(${page},0)`, `(${page + PAGES},0)`];
      const rows = await statementRows(
        orm,
        sql`SELECT row_to_json(t)::text AS line FROM ${name} t WHERE ctid >= ${from}::tid AND ctid < ${to}::tid`,
      );
      writeAll(file, rows.map(({ line }) => `${line}\n`).join(''));
      count += rows.length;
    }
    return count;
  } finally {
    closeSync(file);
  }
}

function writeAll(file: number, text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}
