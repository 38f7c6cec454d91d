import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as decks from '../schema.ts';
import * as accounts from '../schema-accounts.ts';
import * as attempts from '../schema-attempts.ts';
import * as newsletter from '../schema-newsletter.ts';
import * as sharing from '../schema-sharing.ts';
import * as staff from '../schema-staff.ts';
import type { Orm } from '../types.ts';

const OWN = [decks, accounts, attempts, newsletter, sharing, staff].flatMap((schema) =>
  Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : [])),
);

/** Every table of the program, each after those it refers to. */
export const OWN_TABLES: readonly string[] = inOrder();

function inOrder(): string[] {
  const placed = new Set<string>();
  let waiting = [...OWN];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ foreignKeys }) =>
      foreignKeys.every((key) => placed.has(getTableConfig(key.reference().foreignTable).name)),
    );
    if (ready.length === 0)
      throw new RangeError(`Tables refer to each other: ${waiting.map(({ name }) => name)}`);
    for (const { name } of ready) placed.add(name);
    waiting = waiting.filter(({ name }) => !placed.has(name));
  }
  return [...placed];
}

/** Rows of a statement that any of the drivers runs. */
export async function statementRows(
  orm: Pick<Orm, 'execute'>,
  statement: Parameters<Orm['execute']>[0],
): Promise<Record<string, unknown>[]> {
  const answer: unknown = await orm.execute(statement);
  const rows = typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : null;
  // Safe because both drivers answer objects by column.
  return Array.isArray(rows) ? (rows as Record<string, unknown>[]) : [];
}

/** The tables that exist, in order. */
export async function presentTables(orm: Pick<Orm, 'execute'>): Promise<string[]> {
  const rows = await statementRows(
    orm,
    sql`SELECT tablename FROM pg_catalog.pg_tables WHERE schemaname = current_schema()`,
  );
  const present = new Set(rows.map(({ tablename }) => tablename));
  return OWN_TABLES.filter((name) => present.has(name));
}
