import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import type { Database } from '../types.ts';
import { dumpDatabase } from './dump-database.ts';
import { countRows, loadDump } from './load-dump.ts';
import { OWN_TABLES } from './tables.ts';

const databases = createTestDatabases();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dump-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Three accounts whose rows hold what a careless copy would change: microseconds, quotes, letters, nulls, trees, and all
 * that some program takes for the end of a line.
 */
async function fill({ orm }: Database): Promise<void> {
  await orm.execute(sql`INSERT INTO users (id, name, email, created_at)
    SELECT 'u' || n, ${'Jötun "the\n1st" \\ 🜁\u2028\u2029\u0085\r\r\n'}, 'u' || n || '@example.org', '2026-01-02T03:04:05.678901Z'::timestamptz
    FROM generate_series(1, 3) n`);
  await orm.execute(sql`INSERT INTO passkeys (id, user_id, name, host, credential_id, public_key, counter, transports)
    VALUES ('k', 'u2', '', 'h', 'c', 'p', 9007199254740993, '["a\\\\b", {"x": 1.10}]')`);
  await orm.execute(sql`INSERT INTO submitted_decks (commanders, cards, rights)
    VALUES ('["Ada"]', '[]', 'own'), ('[]', '[{"name": "Æther"}]', 'licensed')`);
}

/** Every row as the database itself prints it. */
async function contents({ orm }: Database): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of OWN_TABLES) {
    const answer = await orm.execute(sql.raw(`SELECT t::text AS row FROM "${table}" t ORDER BY 1`));
    all[table] = (answer as unknown as { rows: unknown[] }).rows;
  }
  return all;
}

describe.each(KINDS)('a dump of %s', (kind) => {
  it.each(KINDS)(
    'loads into %s with every row as it was',
    async (other) => {
      const source = await databases.openNew(kind);
      await fill(source);
      const before = await contents(source);
      expect(before.users).toHaveLength(3);
      const dump = await dumpDatabase(source, folder);
      expect(dump.tables.map(({ name }) => name)).toEqual(OWN_TABLES);
      expect(readdirSync(folder)).toHaveLength(OWN_TABLES.length);
      const at = await databases.prepare(other);
      // A database of the other kind, of which only the server's exists before.
      const dataDir = join(folder, 'data');
      const { databaseUrl = null } = at;
      await loadDump({ from: folder, dump, dataDir, databaseUrl, replace: false });
      const loaded = await databases.open({ dataDir, ...(databaseUrl === null ? {} : { databaseUrl }) });
      expect(await contents(loaded)).toEqual(before);
      expect(await countRows(loaded)).toEqual(
        Object.fromEntries(dump.tables.map(({ name, rows }) => [name, rows])),
      );
    },
    60_000,
  );

  it('is of one moment: what is written meanwhile is left out', async () => {
    const source = await databases.openNew(kind);
    await fill(source);
    const dumping = dumpDatabase(source, folder);
    const written = source.orm.execute(sql`DELETE FROM users`);
    const dump = await dumping;
    await written;
    const { rows } = dump.tables.find(({ name }) => name === 'users') ?? { rows: -1 };
    const lines = readFileSync(join(folder, 'users.jsonl'), 'utf8').split('\n').filter(Boolean);
    // Before or after, never in between.
    expect(lines).toHaveLength(rows);
    expect([0, 3]).toContain(rows);
    expect((await countRows(source)).users).toBe(0);
  });

  it('goes over many pages of a table without losing one', async () => {
    const source = await databases.openNew(kind);
    await source.orm.execute(sql`INSERT INTO users (id, name, email)
      SELECT 'u' || n, repeat('x', 400), n || '@example.org' FROM generate_series(1, 9000) n`);
    await source.orm.execute(sql`DELETE FROM users WHERE id LIKE '%7'`);
    const dump = await dumpDatabase(source, folder);
    // A tenth ends in 7.
    expect(dump.tables.find(({ name }) => name === 'users')?.rows).toBe(8100);
    const ids = readFileSync(join(folder, 'users.jsonl'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).id);
    expect(new Set(ids).size).toBe(8100);
  });
});

describe('a database', () => {
  it('with rows is left alone unless it is to be replaced, and whole where a dump is damaged', async () => {
    const source = await databases.openNew('postgres');
    await fill(source);
    const dump = await dumpDatabase(source, folder);
    const at = await databases.prepare('postgres');
    const target = await databases.open(at);
    await target.orm.execute(
      sql`INSERT INTO users (id, name, email) VALUES ('old', 'Old', 'old@example.org')`,
    );
    const { databaseUrl = null } = at;
    const load = { from: folder, dump, dataDir: join(folder, 'data'), databaseUrl };
    const before = await contents(target);
    await expect(loadDump({ ...load, replace: false })).rejects.toThrow(/is not empty: users has rows/);
    expect(await contents(target)).toEqual(before);
    appendFileSync(join(folder, 'users.jsonl'), '{"id":"u9","name":"x","email":"u9@example.org"');
    await expect(loadDump({ ...load, replace: true })).rejects.toThrow();
    expect(await contents(target)).toEqual(before);
    const lines = readFileSync(join(folder, 'users.jsonl'), 'utf8').split('\n').slice(0, 2);
    writeFileSync(join(folder, 'users.jsonl'), `${lines.join('\n')}\n`);
    await expect(loadDump({ ...load, replace: true })).rejects.toThrow('states 3 rows of users and has 2');
    expect(await contents(target)).toEqual(before);
  });

  it('is not loaded from a newer program, nor an older dump into newer tables', async () => {
    const source = await databases.openNew('postgres');
    const dump = await dumpDatabase(source, folder);
    const newer = { ...dump, migrations: [...dump.migrations, { name: '9999-later', hash: 'x' }] };
    const load = { from: folder, dataDir: join(folder, 'data'), replace: true };
    await expect(loadDump({ ...load, dump: newer, databaseUrl: null })).rejects.toThrow(
      /newer version of Deckwright/,
    );
    const older = { ...dump, migrations: dump.migrations.slice(0, -1) };
    const { databaseUrl = null } = await databases.prepare('postgres');
    await expect(loadDump({ ...load, dump: older, databaseUrl })).rejects.toThrow(
      /has newer tables than the backup/,
    );
  });

  it('of an older program is read as it is', async () => {
    const at = await databases.prepare('postgres');
    const older = await databases.open(at);
    await older.orm.execute(sql`DELETE FROM deckwright_migrations WHERE name >= '0014'`);
    await older.orm.execute(sql`INSERT INTO deckwright_migrations (name, hash) VALUES ('9999-later', 'x')`);
    const database = await databases.open({ ...at, unmigrated: true });
    mkdirSync(join(folder, 'dump'));
    const dump = await dumpDatabase(database, join(folder, 'dump'));
    expect(dump.migrations.at(-1)?.name).toBe('9999-later');
  });
});
