import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../packages/database/src/index.ts';

const TABLES = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value] : []));

/** Names of the tables with rows that contain one of the markers. */
export async function tablesWith(at: schema.DatabaseOptions, marks: readonly string[]): Promise<string[]> {
  const database = await schema.openDatabase(at);
  const found: string[] = [];
  for (const table of TABLES) {
    const rows = JSON.stringify(await database.orm.select().from(table));
    if (marks.some((mark) => rows.includes(mark))) found.push(getTableConfig(table).name);
  }
  await database.close();
  return found.sort();
}
