import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@deckwright/database';
import pg from 'pg';
import { startPostgres } from '../../../../tooling/lib/postgres.mjs';

export type TestDatabases = {
  /** A new, empty database of the kind; closed and removed by `clear`. */
  open: (kind: DatabaseKind) => Promise<Database>;
  /** After each test. */
  clear: () => Promise<void>;
  /** After the last one. */
  stop: () => Promise<void>;
};

export type DatabaseKind = Database['kind'];

export const DATABASE_KINDS: readonly DatabaseKind[] = ['pglite', 'postgres'];

/** Databases for tests: a copy of one prepared folder each, or a database each on one PostgreSQL server. */
export async function startTestDatabases(): Promise<TestDatabases> {
  const url = process.env.TEST_DATABASE_URL;
  const server = url ? { url, stop: async () => undefined } : await startPostgres();
  const template = await mkdtemp(join(tmpdir(), 'deckwright-template-'));
  await (await openDatabase({ dataDir: template })).close();
  const cleaners: (() => Promise<unknown>)[] = [];

  const openPglite = async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'deckwright-database-'));
    cleaners.push(() => rm(dataDir, { recursive: true, force: true }));
    await cp(join(template, 'db'), join(dataDir, 'db'), { recursive: true });
    return openDatabase({ dataDir });
  };
  const openPostgres = async () => {
    const name = `deckwright_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
    await onServer(server.url, `CREATE DATABASE ${name}`);
    cleaners.push(() => onServer(server.url, `DROP DATABASE IF EXISTS ${name}`));
    const address = new URL(server.url);
    address.pathname = `/${name}`;
    return openDatabase({ dataDir: template, databaseUrl: address.href });
  };
  return {
    open: async (kind) => {
      const database = await (kind === 'pglite' ? openPglite() : openPostgres());
      cleaners.push(() => database.close());
      return database;
    },
    clear: async () => {
      for (const clean of cleaners.splice(0).reverse()) await clean();
    },
    stop: async () => {
      await rm(template, { recursive: true, force: true });
      await server.stop();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
