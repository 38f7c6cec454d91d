import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabases } from '../../../tooling/testing/test-databases.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { createEmbeddedHealth, createHealthQuery } from './write-probe.ts';

const databases = createTestDatabases();
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A migrated database of its own, opened, and a second connection to it. */
async function openBoth() {
  const { databaseUrl = '' } = await databases.prepare('postgres');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  closers.push(() => client.end());
  const open = async () => {
    const database = await openPostgres(databaseUrl, null);
    closers.push(database.close);
    return database;
  };
  return { client, open, name: new URL(databaseUrl).pathname.slice(1) };
}

it('is not healthy while it only reads', async () => {
  const { client, open, name } = await openBoth();
  await client.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
  const standby = await open();
  await expect(standby.health()).rejects.toThrow('read-only transaction');
  // Also between two writes.
  await expect(standby.health()).rejects.toThrow('read-only transaction');
  await client.query(`ALTER DATABASE "${name}" RESET default_transaction_read_only`);
  await (await open()).health();
});

it('is not healthy while a lock lasts, and leaves no connection waiting on the server', async () => {
  const { client, open } = await openBoth();
  const database = await open();
  await client.query('BEGIN; LOCK TABLE instance_settings');
  await expect(database.health()).rejects.toThrow('lock timeout');
  const waiting = await client.query(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  expect(waiting.rows).toEqual([{ count: 0 }]);
  await client.query('ROLLBACK');
});

it('is asked to write every ten seconds at most, however often it is asked how it is', async () => {
  const requested: string[] = [];
  let time = 0;
  const pool = {
    query: async ({ text }: { text: string }) =>
      void requested.push(text.startsWith('SELECT') ? 'read' : 'write'),
  };
  const health = createHealthQuery(pool, { timeout: 1, now: () => time });
  for (time = 0; time <= 10_000; time += 2_500) await health();
  expect(requested).toEqual(['write', 'read', 'read', 'read', 'write']);
});

it('asks the embedded database to write once a minute, and looks at its disk each time', async () => {
  const requested: string[] = [];
  let time = 0;
  let full = false;
  const health = createEmbeddedHealth({
    run: async (text) => void requested.push(text.startsWith('SELECT') ? 'read' : 'write'),
    requireRoom: async () => {
      if (full) throw new Error('full');
    },
    now: () => time,
  });
  for (time = 0; time <= 60_000; time += 15_000) await health();
  expect(requested).toEqual(['write', 'read', 'read', 'read', 'write']);
  full = true;
  await expect(health()).rejects.toThrow('full');
});

it('tries a write that failed again after five seconds, and is healthy as soon as one succeeds', async () => {
  const requested: string[] = [];
  let time = 0;
  let fails = true;
  const health = createEmbeddedHealth({
    run: async (text) => {
      const isWrite = !text.startsWith('SELECT');
      requested.push(isWrite ? 'write' : 'read');
      if (isWrite && fails) throw new Error('no write');
    },
    requireRoom: async () => undefined,
    now: () => time,
  });
  await expect(health()).rejects.toThrow('no write');
  time = 4_999;
  await expect(health()).rejects.toThrow('no write');
  time = 5_000;
  await expect(health()).rejects.toThrow('no write');
  fails = false;
  time = 10_000;
  await health();
  // From then on once a minute, as before.
  time = 69_999;
  await health();
  time = 70_000;
  await health();
  expect(requested).toEqual(['write', 'read', 'write', 'write', 'read', 'write']);
});

it('is not healthy while the disk of the embedded database is full, though nobody writes', async () => {
  const { dataDir } = await databases.prepare('pglite');
  const disk = { free: 1e9 };
  const lines: string[] = [];
  const options = { freeBytes: async () => disk.free, log: (line: string) => void lines.push(line) };
  const database = await openPglite(dataDir, null, options);
  closers.push(database.close);
  await database.health();
  disk.free = 0;
  const patience = { timeout: 10_000, interval: 100 };
  await vi.waitFor(() => expect(database.health()).rejects.toThrow('are left on the disk'), patience);
  expect(lines).toEqual([expect.stringContaining('is full or read-only: 0 MB are left')]);
  disk.free = 1e9;
  await vi.waitFor(() => database.health(), patience);
});
