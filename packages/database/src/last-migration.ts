import { sql } from 'drizzle-orm';
import { statementRows } from './copy/tables.ts';
import type { Database } from './types.ts';

/** The name of the newest migration that was applied, such as 0014-salt-networks; null for a database without any. */
export async function lastMigration({ orm }: Pick<Database, 'orm'>): Promise<string | null> {
  const [row] = await statementRows(
    orm,
    sql`SELECT name FROM deckwright_migrations ORDER BY name DESC LIMIT 1`,
  );
  return typeof row?.name === 'string' ? row.name : null;
}
