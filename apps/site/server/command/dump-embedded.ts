import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseDump, dumpDatabase, openDatabase, probePostgres } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { dataPaths, holdLock, type Lock } from '@deckwright/snapshot';
import { z } from 'zod';
import { callSite } from './control-client.ts';

/** How long a site may take for it. */
const TIMEOUT_MS = 3_600_000;

/** Folders of dumps by a site begin with it. */
const BETWEEN = '.tmp-dump-';

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
    return await dumpBySite(dataDir, folder);
  }
  try {
    return await dumpAlone({ dataDir }, folder);
  } finally {
    lock.release();
  }
}

/**
 * Asks the site that has the database open, which writes within the data folder: it may write nowhere else under systemd or
 * in a container.
 */
async function dumpBySite(dataDir: string, folder: string): Promise<DatabaseDump> {
  const { root } = dataPaths(dataDir);
  for (const name of readdirSync(root))
    if (isLeft(join(root, name), name)) rmSync(join(root, name), { recursive: true });
  const between = mkdtempSync(join(root, BETWEEN));
  try {
    const lines = await callSite(dataDir, { verb: 'dump', folder: between }, TIMEOUT_MS);
    const dumped = Dumped.parse(JSON.parse(lines.join('')));
    cpSync(between, folder, { recursive: true });
    return dumped;
  } finally {
    rmSync(between, { recursive: true, force: true });
  }
}

/** Whether a killed backup left it; a running one is younger. */
function isLeft(path: string, name: string): boolean {
  return name.startsWith(BETWEEN) && Date.now() - statSync(path).mtimeMs > TIMEOUT_MS;
}

/** Writes a database that no site has open, as whichever version left it. */
export async function dumpAlone(
  at: { dataDir: string; databaseUrl?: string },
  folder: string,
): Promise<DatabaseDump> {
  // Opening queries nothing yet: this says in a sentence why the database cannot be read.
  if (at.databaseUrl) await probePostgres(at.databaseUrl);
  const opened = await openDatabase({ ...at, unmigrated: true });
  try {
    return await dumpDatabase(opened, folder);
  } finally {
    await opened.close();
  }
}
