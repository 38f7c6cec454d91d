import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@deckwright/database';
import { startPostgres } from '../../../../tooling/lib/postgres.mjs';

export const KINDS = ['pglite', 'postgres'] as const;
type Kind = (typeof KINDS)[number];

/** Empty, migrated databases of both kinds, quick to make; `close` removes all of them. */
export type TestDatabases = {
  /** Where a new one lies; the second to open a `postgres` one shares it. */
  prepare: (kind: Kind) => Promise<{ dataDir: string; databaseUrl?: string }>;
  open: (at: { dataDir: string; databaseUrl?: string }) => Promise<Database>;
  /** Runs a statement on the server beside the databases. */
  onServer: (statement: string) => Promise<void>;
  close: () => Promise<void>;
};

export async function createTestDatabases(): Promise<TestDatabases> {
  const url = process.env.TEST_DATABASE_URL;
  const root = await mkdtemp(join(tmpdir(), 'deckwright-accounts-'));
  const template = join(root, 'template');
  const migrated = await openDatabase({ dataDir: template });
  await migrated.close();
  const server = url ? { url, stop: async () => undefined } : await startPostgres();
  const maintenance = await openDatabase({ dataDir: root, databaseUrl: server.url });
  const names: string[] = [];
  const opened: Database[] = [];
  const onServer = async (statement: string) => void (await maintenance.orm.execute(statement));
  let count = 0;
  return {
    onServer,
    prepare: async (kind) => {
      count += 1;
      const dataDir = join(root, `${count}`);
      if (kind === 'pglite') {
        await cp(template, dataDir, { recursive: true });
        return { dataDir };
      }
      const name = `deckwright_accounts_${process.pid}_${count}`;
      names.push(name);
      await onServer(`CREATE DATABASE ${name}`);
      const address = new URL(server.url);
      address.pathname = `/${name}`;
      return { dataDir, databaseUrl: address.href };
    },
    open: async (at) => {
      const database = await openDatabase(at);
      opened.push(database);
      return database;
    },
    close: async () => {
      for (const database of opened) await database.close();
      for (const name of names) await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await maintenance.close();
      await server.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
