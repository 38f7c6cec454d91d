import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import { openDatabase } from '@deckwright/database';
import { startPostgres } from '../../../../tooling/lib/postgres.mjs';
import { temporaryFolder } from './tiny-snapshot.ts';

/** PostgreSQL databases for sites of tests; `close` removes all of them. */
export type SitePostgres = {
  /** Address of a new, empty database. */
  create: () => Promise<string>;
  close: () => Promise<void>;
};

export async function openSitePostgres(): Promise<SitePostgres> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres();
  const folder = temporaryFolder();
  const maintenance = await openDatabase({ dataDir: folder.path, databaseUrl: server.url });
  const names: string[] = [];
  return {
    create: async () => {
      const name = `deckwright_site_${process.pid}_${names.length}`;
      await maintenance.orm.execute(`CREATE DATABASE ${name}`);
      names.push(name);
      const address = new URL(server.url);
      address.pathname = `/${name}`;
      return address.href;
    },
    close: async () => {
      for (const name of names) await maintenance.orm.execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await maintenance.close();
      await server.stop();
      folder.remove();
    },
  };
}

/** A data folder of its own with the same snapshot. */
export function copyFolder(from: string): ReturnType<typeof temporaryFolder> {
  const folder = temporaryFolder();
  cpSync(from, folder.path, { recursive: true });
  return folder;
}

/** A port that nobody listens on for now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
