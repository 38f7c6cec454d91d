import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as decks from './schema.ts';
import type * as accounts from './schema-accounts.ts';
import type * as newsletter from './schema-newsletter.ts';
import type * as sharing from './schema-sharing.ts';
import type * as staff from './schema-staff.ts';

/** Queries on either kind of database. */
export type Orm = PgDatabase<
  PgQueryResultHKT,
  typeof decks & typeof accounts & typeof newsletter & typeof sharing & typeof staff
>;

export type Database = {
  kind: 'pglite' | 'postgres';
  orm: Orm;
  /**
   * Resolves when the database answers; rejects otherwise. PostgreSQL is also asked every ten seconds to take a write, which
   * is undone, and rejects until it takes one; the embedded database every minute, and rejects at once while its disk is full.
   */
  health: () => Promise<void>;
  /**
   * Calls `onMessage` with each payload that `notify` sends on the channel from any process, and `onReconnect` when a
   * lost connection stands again: messages sent meanwhile are lost, so that what they told of must be read anew.
   * The function it resolves to ends that.
   */
  listen: (
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ) => Promise<() => Promise<void>>;
  /** Sends a payload of at most 7,999 bytes; within a transaction use `pg_notify`, which waits for its commit. */
  notify: (channel: string, payload: string) => Promise<void>;
  /** Resolves when everything is on disk and released; a second call does nothing. */
  close: () => Promise<void>;
};
