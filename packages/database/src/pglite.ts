import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@deckwright/domain';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import {
  DiskRoom,
  keepRoom,
  freeBytes as measureFreeBytes,
  NEW_BYTES,
  RESERVE_BYTES,
  type RoomOptions,
  START_BYTES,
} from './disk-room.ts';
import { applyMigrations, type Migration } from './migrations.ts';
import * as decks from './schema.ts';
import * as accounts from './schema-accounts.ts';
import * as newsletter from './schema-newsletter.ts';
import * as sharing from './schema-sharing.ts';
import * as staff from './schema-staff.ts';
import { templateFile, unpackTemplate } from './template.ts';
import type { Database } from './types.ts';
import { createEmbeddedHealth } from './write-probe.ts';

const UNFINISHED = '.tmp-db-';

/** Opens the embedded database in `dataDir/db`, and migrates it unless told null. @throws AppError failed-precondition */
export async function openPglite(
  dataDir: string,
  migrations: readonly Migration[] | null,
  { freeBytes = measureFreeBytes, log = () => undefined }: RoomOptions = {},
): Promise<Database> {
  await createPglite(dataDir, { freeBytes, log });
  const folder = join(dataDir, 'db');
  await requireRoom(folder, START_BYTES, freeBytes);
  const opened = await openFolder(folder);
  try {
    // There is space for what the start writes, or it would have been refused above.
    await opened.transaction(async (transaction) => {
      if (migrations === null) return;
      await applyMigrations(
        {
          run: async (sql) => void (await transaction.exec(sql)),
          rows: async (sql) => (await transaction.query<Record<string, unknown>>(sql)).rows,
        },
        migrations,
      );
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
  const room = new DiskRoom(folder, { freeBytes, log });
  const client = keepRoom(opened, room);
  return {
    kind: 'pglite',
    orm: drizzle(client, { schema: { ...decks, ...accounts, ...newsletter, ...sharing, ...staff } }),
    health: createEmbeddedHealth({
      run: (text) => client.query(text),
      requireRoom: () => room.require(),
    }),
    // In-process, so there is no connection to lose.
    listen: async (channel, onMessage) => {
      const quoted = `"${channel.replaceAll('"', '""')}"`;
      await client.listen(quoted, onMessage);
      // The function returned by listen() does not quote the channel.
      return () => client.unlisten(quoted, onMessage);
    },
    notify: async (channel, payload) =>
      void (await client.query('SELECT pg_notify($1, $2)', [channel, payload])),
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

export type CreateOptions = RoomOptions & {
  /** A packed database that is unpacked instead of creating one; created from nothing if it is missing or damaged. */
  template?: string;
};

/**
 * Creates `dataDir/db` if missing, first under a temporary name, so that a killed run leaves no partial database. Needs
 * no lock; if two run at the same time, the later one yields.
 */
export async function createPglite(
  dataDir: string,
  { freeBytes = measureFreeBytes, log = () => undefined, template = templateFile() }: CreateOptions = {},
): Promise<void> {
  const target = join(dataDir, 'db');
  if (existsSync(target)) return;
  const unfinished = join(dataDir, `${UNFINISHED}${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await removeAbandoned(dataDir);
  } catch (cause) {
    throw new AppError(
      'failed-precondition',
      `The data folder ${dataDir} cannot be written. Set DATA_DIR to a folder you may write, or correct its permissions.`,
      { cause },
    );
  }
  await requireRoom(dataDir, RESERVE_BYTES + NEW_BYTES, freeBytes);
  try {
    await mkdir(unfinished, { mode: 0o700 });
    if (!(await isUnpacked(template, unfinished, log))) {
      const client = await openFolder(unfinished);
      await client.close();
    }
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/** Fills an empty folder with the database of the template, or leaves it empty. */
async function isUnpacked(template: string, folder: string, log: (line: string) => void): Promise<boolean> {
  if (!existsSync(template)) return false;
  try {
    await unpackTemplate(template, folder);
    return true;
  } catch (error) {
    log(
      `The template ${template} cannot be used, so the embedded database is created without it, which only takes longer ` +
        `(${error instanceof Error ? error.message : error}).`,
    );
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    return false;
  }
}

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNFINISHED) && !isRunning(Number(name.slice(UNFINISHED.length)))) {
      await rm(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Opening a database without free space hangs forever. @throws AppError failed-precondition */
async function requireRoom(folder: string, bytes: number, freeBytes = measureFreeBytes): Promise<void> {
  const free = await freeBytes(folder);
  if (free >= bytes) return;
  const [left, needed] = [Math.floor(free / 1024 ** 2), Math.ceil(bytes / 1024 ** 2)];
  throw new AppError(
    'failed-precondition',
    `The disk with ${folder} is full or read-only: ${left} MB are left, and the embedded database needs ${needed} MB to start. ` +
      'Free some space, or choose another folder with DATA_DIR.',
  );
}

async function openFolder(folder: string): Promise<PGlite> {
  try {
    await closeToOthers(folder);
    return await PGlite.create(folder);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      'failed-precondition',
      `The embedded database in ${folder} cannot be opened. Check that the folder is writable and the disk not full; ` +
        'if it is damaged, restore it from a copy.',
      { cause },
    );
  }
}

/**
 * PGlite makes its files world-readable and -writable regardless of the umask, and they contain accounts, so the folder
 * is made accessible only to its user. Not on Windows, which has no such modes.
 */
async function closeToOthers(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const isOpen = async () => ((await stat(folder)).mode & 0o077) !== 0;
  if (!(await isOpen())) return;
  const refusal = await chmod(folder, 0o700).catch((error: unknown) => error);
  if (!(await isOpen())) return;
  throw new AppError(
    'failed-precondition',
    `Other users of this machine can read the embedded database in ${folder}, and this user may not change that. ` +
      'Run "chmod 700" on it as its owner, or set DATA_DIR to a folder on a file system that keeps modes.',
    { cause: refusal },
  );
}
