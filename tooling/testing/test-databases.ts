import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '../../packages/database/src/index.ts';
import { cloneDatabase, onServer, toAddress } from '../../packages/database/src/testing/server.ts';
import { madeDatabase } from '../lib/made-once.mjs';
import { testServer } from './made-on-demand.ts';

export const KINDS = ['pglite', 'postgres'] as const;
type Kind = (typeof KINDS)[number];

/** Migrated databases without rows, copied from ones that are made once. */
export type TestDatabases = {
  /** Location of a new one; several connections may open a `postgres` one, for which the folder is missing. */
  prepare: (kind: Kind) => Promise<DatabaseOptions>;
  /** It is closed after the last test, if not before. */
  open: (at: DatabaseOptions) => Promise<Database>;
  openNew: (kind: Kind) => Promise<Database>;
  /** The one that tests of the file share, emptied; a new one if a test has closed it. */
  openEmpty: (kind: Kind) => Promise<Database>;
};

/** Databases for the tests of a file, removed after the last of them. */
export function createTestDatabases(): TestDatabases {
  const root = mkdtempSync(join(tmpdir(), 'deckwright-databases-'));
  const names: string[] = [];
  const opened: Database[] = [];
  const shared = new Map<Kind, Database>();
  let count = 0;
  const databases: TestDatabases = {
    prepare: async (kind) => {
      count += 1;
      const dataDir = join(root, `${count}`);
      if (kind === 'pglite') {
        await copyMadeDatabase(dataDir);
        return { dataDir };
      }
      const { url, template } = await testServer();
      const name = `deckwright_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
      await cloneDatabase(url, name, template);
      names.push(name);
      return { dataDir, databaseUrl: toAddress(url, name) };
    },
    open: async (at) => {
      const database = await openDatabase(at);
      opened.push(database);
      return database;
    },
    openNew: async (kind) => databases.open(await databases.prepare(kind)),
    openEmpty: async (kind) => {
      const known = shared.get(kind);
      if (known && (await isOpen(known))) {
        await emptyDatabase(known);
        return known;
      }
      const database = await databases.openNew(kind);
      shared.set(kind, database);
      return database;
    },
  };
  afterAll(async () => {
    for (const database of opened) await database.close();
    for (const name of names)
      await onServer((await testServer()).url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    rmSync(root, { recursive: true, force: true });
  });
  return databases;
}

/** Copies an embedded database with every migration and no row into a data folder. */
export async function copyMadeDatabase(dataDir: string): Promise<void> {
  cpSync(await madeDatabase(), dataDir, { recursive: true });
}

function isOpen(database: Database): Promise<boolean> {
  return database.health().then(
    () => true,
    () => false,
  );
}

/** Removes all rows, which takes a tenth of the time of creating another database. */
async function emptyDatabase({ orm }: Database): Promise<void> {
  await orm.execute(sql`
    DO $$ BEGIN EXECUTE (
      SELECT 'TRUNCATE ' || string_agg(format('%I', tablename), ', ') FROM pg_tables
      WHERE schemaname = 'public' AND tablename <> 'deckwright_migrations'
    ); END $$`);
}
