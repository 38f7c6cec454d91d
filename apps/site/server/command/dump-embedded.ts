import { existsSync } from 'node:fs';
import { type DatabaseDump, dumpDatabase, openDatabase } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { dataPaths, holdLock, type Lock } from '@deckwright/snapshot';
import { z } from 'zod';
import { askSite } from './ask-site.ts';

/** How long a site may take for it. */
const PATIENCE_MS = 3_600_000;

const Dumped = z.object({
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
});

/**
 * Writes the embedded database into an empty folder: by the site that has it open, else by this process.
 * @throws AppError failed-precondition where there is none
 */
export async function dumpEmbedded(dataDir: string, folder: string): Promise<DatabaseDump> {
  const { database, siteLock } = dataPaths(dataDir);
  if (!existsSync(database))
    throw new AppError(
      'failed-precondition',
      `There is no database in ${dataDir}. Set DATA_DIR to the folder that the site uses, or DATABASE_URL, or give --without-database.`,
    );
  let lock: Lock;
  try {
    lock = holdLock(siteLock, 'site');
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'already-exists')) throw error;
    const lines = await askSite(dataDir, { verb: 'dump', folder }, PATIENCE_MS);
    return Dumped.parse(JSON.parse(lines.join('')));
  }
  try {
    return await dumpAlone({ dataDir }, folder);
  } finally {
    lock.release();
  }
}

/** Writes a database that nobody has to be asked for, as whichever version left it. */
export async function dumpAlone(
  at: { dataDir: string; databaseUrl?: string },
  folder: string,
): Promise<DatabaseDump> {
  const opened = await openDatabase({ ...at, unmigrated: true });
  try {
    return await dumpDatabase(opened, folder);
  } finally {
    await opened.close();
  }
}
