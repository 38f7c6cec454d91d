import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testServer } from '../../../tooling/testing/made-on-demand.ts';
import { copyMadeDatabase, createTestDatabases } from '../../../tooling/testing/test-databases.ts';
import {
  credentials,
  type Database,
  type DatabaseOptions,
  deckReports,
  instanceSettings,
  newsletterAddresses,
  newsletterLeaves,
  openDatabase,
  patronEvents,
  patronMembers,
  profiles,
  removedNames,
  saltVotes,
  sessions,
  staffActions,
  submittedDecks,
  users,
  verifications,
} from './index.ts';
import { applyMigrations, type Migration, readMigrations } from './migrations.ts';

const databases = createTestDatabases();
let server: { url: string };
let dataDir = '';
let databaseName = '';
const opened: Database[] = [];

beforeAll(async () => {
  server = await testServer();
});

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deckwright-database-'));
  databaseName = `deckwright_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await rm(dataDir, { recursive: true, force: true });
  await onServer((client) => client.query(`DROP DATABASE IF EXISTS ${databaseName}`));
});

async function onServer<T>(work: (client: pg.Client) => Promise<T>, url = server.url): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function toAddress(name: string): string {
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function open(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options);
  opened.push(database);
  return database;
}

const KINDS = {
  pglite: async (): Promise<DatabaseOptions> => {
    await copyMadeDatabase(dataDir);
    return { dataDir };
  },
  postgres: async (): Promise<DatabaseOptions> => {
    await onServer((client) => client.query(`CREATE DATABASE ${databaseName}`));
    return { dataDir, databaseUrl: toAddress(databaseName) };
  },
};

const TABLES = [
  submittedDecks,
  saltVotes,
  users,
  sessions,
  credentials,
  verifications,
  profiles,
  instanceSettings,
  newsletterAddresses,
  deckReports,
  staffActions,
  removedNames,
  newsletterLeaves,
  patronMembers,
  patronEvents,
];

const DECK = {
  commanders: ['Yuriko, the Tiger’s Shadow'],
  cards: [{ name: 'Sol Ring', quantity: 1 }],
  rights: 'own' as const,
};

describe.each(['pglite', 'postgres'] as const)('a database of kind %s', (kind) => {
  const prepare = KINDS[kind];

  it('opens empty, answers its health query and can be closed twice', async () => {
    const database = await open(await prepare());
    expect(database.kind).toBe(kind);
    await database.health();
    await Promise.all([database.health(), database.health()]);
    // Its write is undone.
    expect(await database.orm.select().from(instanceSettings)).toEqual([]);
    expect(await database.orm.select().from(submittedDecks)).toEqual([]);
    await database.close();
    await database.close();
    await expect(database.health()).rejects.toThrow();
  });

  it('returns a submitted deck as it was sent, with its defaults', async () => {
    const { orm } = await databases.openEmpty(kind);
    await orm.insert(submittedDecks).values({ ...DECK, bracket: 4, tags: ['ninjas'] });
    const [deck] = await orm.select().from(submittedDecks);
    expect(deck).toMatchObject({ ...DECK, bracket: 4, tags: ['ninjas'], status: 'pending' });
    expect(deck?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(Math.abs(Date.now() - Number(deck?.createdAt))).toBeLessThan(60_000);
  });

  it('keeps one vote for each voter and card: the second replaces the first', async () => {
    const { orm } = await databases.openEmpty(kind);
    const vote = (voter: string, score: number) =>
      orm
        .insert(saltVotes)
        .values({ voter, cardKey: 'card-a', score })
        .onConflictDoUpdate({ target: [saltVotes.voter, saltVotes.cardKey], set: { score } });
    await vote('voter-1', 1);
    await vote('voter-2', 4);
    await vote('voter-1', 3);
    const scores = await orm.select({ voter: saltVotes.voter, score: saltVotes.score }).from(saltVotes);
    expect(scores.sort((a, b) => (a.voter < b.voter ? -1 : 1))).toEqual([
      { voter: 'voter-1', score: 3 },
      { voter: 'voter-2', score: 4 },
    ]);
  });

  it('refuses an invalid score, bracket, right or status', async () => {
    const { orm } = await databases.openEmpty(kind);
    for (const score of [-1, 5]) {
      await expect(orm.insert(saltVotes).values({ voter: 'v', cardKey: 'c', score })).rejects.toThrow();
    }
    for (const column of ['bracket', 'rights', 'status', 'cards'] as const) {
      const wrong = sql.raw(column === 'bracket' ? '6' : column === 'cards' ? `'{}'::jsonb` : `'stolen'`);
      const insert = orm.insert(submittedDecks).values({ ...DECK, [column]: wrong });
      await expect(insert, column).rejects.toThrow();
    }
  });

  it('keeps its rows after closing, and does not migrate twice', async () => {
    const options = await prepare();
    const first = await open(options);
    await first.orm.insert(saltVotes).values({ voter: 'v', cardKey: 'c', score: 2 });
    const before = await appliedMigrations(first);
    await first.close();
    const second = await open(options);
    const rows = await second.orm
      .select({ score: saltVotes.score })
      .from(saltVotes)
      .where(and(eq(saltVotes.voter, 'v'), eq(saltVotes.cardKey, 'c')));
    expect(rows).toEqual([{ score: 2 }]);
    expect(await appliedMigrations(second)).toEqual(before);
    expect(before.map((row) => row.name)).toEqual(readMigrations().map(({ name }) => name));
  });

  it('has the columns of the query schema, with the same type and nullability', async () => {
    const database = await databases.openEmpty(kind);
    for (const table of TABLES) {
      const rows = await toRows(
        database,
        sql`SELECT column_name, data_type, is_nullable FROM information_schema.columns
            WHERE table_name = ${getTableConfig(table).name} ORDER BY column_name`,
      );
      const actual = rows.map((row) => `${row.column_name} ${row.data_type} ${row.is_nullable}`);
      expect(actual).toEqual(toColumns(table));
    }
  });

  it('passes messages to listeners, in order, until they end', async () => {
    const database = await databases.openEmpty(kind);
    const heard: string[] = [];
    const end = await database.listen('One channel', (payload) => heard.push(payload), vi.fn());
    await database.listen('other', vi.fn(), vi.fn());
    await database.notify('One channel', 'a');
    await database.notify('nobody', 'b');
    await database.orm.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT pg_notify('One channel', 'c')`);
      expect(heard).not.toContain('c');
    });
    await vi.waitFor(() => expect(heard).toEqual(['a', 'c']));
    await end();
    await database.notify('One channel', 'd');
    await database.health();
    expect(heard).toEqual(['a', 'c']);
  });

  it('refuses a database written by a newer version', async () => {
    const options = await prepare();
    const database = await open(options);
    await database.orm.execute(
      sql`INSERT INTO deckwright_migrations (name, hash) VALUES ('9999-later', 'x')`,
    );
    await database.close();
    await expect(openDatabase(options)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('9999-later'),
    });
  });

  it('refuses a changed migration that was already applied', async () => {
    const options = await prepare();
    const database = await open(options);
    await database.orm.execute(sql`UPDATE deckwright_migrations SET hash = 'other'`);
    await database.close();
    await expect(openDatabase(options)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringMatching(/0001-decks-and-votes has changed/),
    });
  });
});

describe('PostgreSQL', () => {
  it('lets several first-time migrators run at once', async () => {
    const options = await KINDS.postgres();
    const databases = await Promise.all(Array.from({ length: 5 }, () => open(options)));
    const applied = await Promise.all(databases.map(appliedMigrations));
    expect(new Set(applied.map((rows) => JSON.stringify(rows))).size).toBe(1);
  });

  it('receives messages again after its connections were cut, and says so', async () => {
    const database = await open(await KINDS.postgres());
    const other = await open({ dataDir, databaseUrl: toAddress(databaseName) });
    const heard: string[] = [];
    const onReconnect = vi.fn();
    await database.listen('cut', (payload) => heard.push(payload), onReconnect);
    await onServer((client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${databaseName}'`,
      ),
    );
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await vi.waitFor(() => other.notify('cut', 'again'));
    await vi.waitFor(() => expect(heard).toContain('again'));
  });

  it('survives a connection cut within a transaction', async () => {
    const { orm, health } = await open(await KINDS.postgres());
    const cut = orm.transaction(async (transaction) => {
      await onServer((client) =>
        client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${databaseName}'`,
        ),
      );
      await transaction.execute(sql`SELECT 1`);
    });
    await expect(cut).rejects.toThrow();
    await health();
  });

  it('leaves nothing behind of a migration that fails midway', async () => {
    await KINDS.postgres();
    const broken: Migration = {
      name: '9998-broken',
      hash: 'h',
      sql: 'CREATE TABLE half (id int); SELECT nonsense;',
    };
    const tables = await onServer(async (client) => {
      await client.query('BEGIN');
      const session = {
        run: async (text: string) => void (await client.query(text)),
        rows: async (text: string) => (await client.query(text)).rows,
      };
      await expect(applyMigrations(session, [...readMigrations(), broken])).rejects.toThrow(/nonsense/);
      await client.query('ROLLBACK');
      return (
        await client.query(`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`)
      ).rows;
    }, toAddress(databaseName));
    expect(tables).toEqual([]);
  });

  it.each([
    ['not an address', 'invalid-argument', /not an address.*postgres:\/\/user/],
    ['mysql://host/x', 'invalid-argument', /only PostgreSQL/],
    ['postgres://name:secret-word@127.0.0.1:1/x', 'unavailable', /127\.0\.0\.1:1\/x.*start the server/],
    ['postgres://deckwright@no-such-host.invalid/x', 'unavailable', /no-such-host\.invalid.*DATABASE_URL/],
  ])('says what is wrong with %s, without the password', async (databaseUrl, code, message) => {
    const failure = await openDatabase({ databaseUrl, dataDir }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(String(failure)).not.toContain('secret-word');
  });

  it('says how to create a database that is missing', async () => {
    await expect(openDatabase({ databaseUrl: toAddress('no_such_database'), dataDir })).rejects.toMatchObject(
      {
        code: 'unavailable',
        message: expect.stringContaining('createdb'),
      },
    );
  });
});

describe('the embedded database', () => {
  it('is created under another name first, leaves nothing else behind, and has every migration', async () => {
    await writeFile(join(dataDir, '.tmp-db-999999999'), '');
    const first = await open({ dataDir });
    expect(await readdir(dataDir)).toEqual(['db']);
    expect((await stat(join(dataDir, 'db'))).mode & 0o777).toBe(0o700);
    const applied = await appliedMigrations(first);
    expect(applied.map((row) => row.name)).toEqual(readMigrations().map(({ name }) => name));
    await first.close();
    expect(await appliedMigrations(await open({ dataDir }))).toEqual(applied);
  });

  it('is made inaccessible to other users at every start', async () => {
    const options = await KINDS.pglite();
    const folder = join(dataDir, 'db');
    await chmod(folder, 0o777);
    await open(options);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    // Files that PGlite makes inside are world-readable, so the folder must protect them.
    const files = (await readdir(folder, { recursive: true })).map((name) => stat(join(folder, name)));
    expect((await Promise.all(files)).some(({ mode }) => (mode & 0o006) !== 0)).toBe(true);
  });

  it('says that a data folder is not writable', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(openDatabase({ dataDir: join(file, 'below') })).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('Set DATA_DIR to a folder you may write'),
    });
  });
});

async function toRows({ orm }: Database, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await orm.execute(query);
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) {
    throw new Error('The query gave no rows.');
  }
  return result.rows;
}

function appliedMigrations(database: Database): Promise<Record<string, unknown>[]> {
  return toRows(database, sql`SELECT name, hash, applied_at::text FROM deckwright_migrations ORDER BY name`);
}

function toColumns(table: PgTable): string[] {
  return Object.values(getTableColumns(table))
    .map((column) => `${column.name} ${column.getSQLType()} ${column.notNull ? 'NO' : 'YES'}`)
    .sort();
}
