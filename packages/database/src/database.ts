import type { RoomOptions } from './disk-room.ts';
import { readMigrations } from './migrations.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './types.ts';

/** Of the room on the disk only the embedded database is told. */
export type DatabaseOptions = RoomOptions & {
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
export async function openDatabase({ databaseUrl, dataDir, ...room }: DatabaseOptions): Promise<Database> {
  const migrations = readMigrations();
  return databaseUrl ? openPostgres(databaseUrl, migrations) : openPglite(dataDir, migrations, room);
}
