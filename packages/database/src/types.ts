import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as decks from './schema.ts';
import type * as accounts from './schema-accounts.ts';

/** Queries on either kind of database. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof decks & typeof accounts>;

export type Database = {
  kind: 'pglite' | 'postgres';
  orm: Orm;
  /** Resolves when the database answers a query; rejects otherwise. */
  health: () => Promise<void>;
  /** Resolves when everything is on disk and released; a second call does nothing. */
  close: () => Promise<void>;
};
