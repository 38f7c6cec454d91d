import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { readMigrations } from './migrations.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type * as schema from './schema.ts';

/** Queries on either kind of database. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  kind: 'pglite' | 'postgres';
  orm: Orm;
  /** Resolves when the database answers a query; rejects otherwise. */
  health: () => Promise<void>;
  /** Resolves when everything is on disk and released; a second call does nothing. */
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** `postgres://…`; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /**
   * The data folder. Two processes must not open its embedded database at the same time: the caller holds the site's
   * lock.
   */
  dataDir: string;
};

/**
 * Opens the database, creating and migrating it where needed.
 * @throws AppError `invalid-argument` for a wrong address, `unavailable` for a server that does not answer,
 *   `failed-precondition` for a folder or schema that cannot be used
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  const migrations = readMigrations();
  return databaseUrl ? openPostgres(databaseUrl, migrations) : openPglite(dataDir, migrations);
}
