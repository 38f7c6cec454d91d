import type { RoomOptions } from './disk-room.ts';
import { readMigrations } from './migrations.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './types.ts';

/** Disk space options apply only to the embedded database. */
export type DatabaseOptions = RoomOptions & {
  /** `postgres://…`; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /**
   * The database without a pooler between, for LISTEN, which a pooler by transactions such as pgbouncer drops;
   * without it, `databaseUrl`.
   */
  listenUrl?: string | undefined;
  /**
   * The data folder. Two processes must not open its embedded database at the same time, so the caller must hold the
   * site's lock.
   */
  dataDir: string;
  /** Leave the tables as they are, whichever version wrote them: for reading alone. */
  unmigrated?: boolean;
};

/**
 * Opens the database, creating and migrating it if needed.
 * @throws AppError `invalid-argument` for an invalid address, `unavailable` for a server that does not answer,
 * `failed-precondition` for an unusable folder or schema
 */
export async function openDatabase({
  databaseUrl,
  listenUrl,
  dataDir,
  unmigrated = false,
  ...room
}: DatabaseOptions): Promise<Database> {
  const migrations = unmigrated ? null : readMigrations();
  return databaseUrl
    ? openPostgres(databaseUrl, migrations, { listenUrl })
    : openPglite(dataDir, migrations, room);
}
