import { AppError } from '@deckwright/domain';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { applyMigrations, type Migration } from './migrations.ts';
import { PostgresListener } from './postgres-listener.ts';
import * as decks from './schema.ts';
import * as accounts from './schema-accounts.ts';
import * as newsletter from './schema-newsletter.ts';
import * as sharing from './schema-sharing.ts';
import * as staff from './schema-staff.ts';
import type { Database } from './types.ts';
import { createHealthQuery } from './write-probe.ts';

const CONNECT_TIMEOUT_MILLISECONDS = 10_000;
/** A server that is stuck takes connections and answers nothing. Migrations may take longer, but not its first answer. */
const ANSWER_TIMEOUT_MILLISECONDS = 10_000;
/** A connection whose other end has vanished answers nothing for many minutes; this is when it is given up. */
const HEALTH_TIMEOUT_MILLISECONDS = 5_000;

type PostgresOptions = { listenUrl?: string | undefined; healthTimeout?: number; answerTimeout?: number };

/**
 * Opens a PostgreSQL server's database by its address once it answers, and migrates it unless `migrations` is null. Only
 * `listenUrl` needs a connection that stays with one session.
 */
export async function openPostgres(
  databaseUrl: string,
  migrations: readonly Migration[] | null,
  {
    listenUrl = databaseUrl,
    healthTimeout = HEALTH_TIMEOUT_MILLISECONDS,
    answerTimeout = ANSWER_TIMEOUT_MILLISECONDS,
  }: PostgresOptions = {},
): Promise<Database> {
  const address = checkAddress(databaseUrl);
  checkAddress(listenUrl, 'DATABASE_LISTEN_URL');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
  });
  // An idle connection that the server drops is replaced at the next query, which reports a lasting failure itself.
  pool.on('error', () => undefined);
  // The same within a transaction; its next query fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    await requireAnswer(pool, answerTimeout);
    if (migrations !== null) await migrate(pool, migrations);
  } catch (cause) {
    await pool.end();
    throw cause instanceof AppError ? cause : connectionError(address, cause);
  }
  const listener = new PostgresListener(listenUrl);
  // When the time is over, the pool drops the connection and makes another for the next query.
  const health = createHealthQuery(pool, { timeout: healthTimeout });
  let ending: Promise<void> | null = null;
  return {
    kind: 'postgres',
    orm: drizzle(pool, { schema: { ...decks, ...accounts, ...newsletter, ...sharing, ...staff } }),
    health,
    listen: (channel, onMessage, onReconnect) => listener.listen(channel, onMessage, onReconnect),
    notify: async (channel, payload) =>
      void (await pool.query('SELECT pg_notify($1, $2)', [channel, payload])),
    close: () => {
      ending ??= listener.close().then(() => pool.end());
      return ending;
    },
  };
}

/** What a server says of itself: its version, and the time by its clock. */
export type PostgresFacts = { version: string; now: Date };

/**
 * Asks a PostgreSQL server, and creates a table that it rolls back: the site writes, and creates its tables itself.
 * @throws AppError as `openDatabase` does, also where nothing can be written
 */
export function probePostgres(
  databaseUrl: string,
  answerTimeout = ANSWER_TIMEOUT_MILLISECONDS,
): Promise<PostgresFacts> {
  return withClient(databaseUrl, answerTimeout, async (client) => {
    const sql = "SELECT current_setting('server_version') AS version, clock_timestamp() AS now";
    const { rows } = await client.query<PostgresFacts>(sql);
    const [facts] = rows;
    if (!facts) throw new Error('it answered nothing');
    await client.query('BEGIN');
    await client.query('CREATE TABLE deckwright_write_probe (probe integer)');
    await client.query('ROLLBACK');
    return facts;
  });
}

/**
 * Sends a payload of at most 7,999 bytes to all processes that listen on the channel, without opening the database.
 * @throws AppError as `openDatabase` does
 */
export function notifyPostgres(databaseUrl: string, channel: string, payload: string): Promise<void> {
  return withClient(
    databaseUrl,
    ANSWER_TIMEOUT_MILLISECONDS,
    async (client) => void (await client.query('SELECT pg_notify($1, $2)', [channel, payload])),
  );
}

async function withClient<T>(
  databaseUrl: string,
  answerTimeout: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const address = checkAddress(databaseUrl);
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    query_timeout: answerTimeout,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (cause) {
    throw connectionError(address, cause);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** As much of a pool as is needed; a plain object with `query_timeout` is missing in its types. */
type Answering = { query: (config: { text: string; query_timeout: number }) => Promise<unknown> };

async function requireAnswer(pool: Answering, answerTimeout: number): Promise<void> {
  await pool.query({ text: 'SELECT 1', query_timeout: answerTimeout });
}

async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await applyMigrations(
      {
        run: async (sql) => void (await client.query(sql)),
        rows: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
      },
      migrations,
    );
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Dropping the connection rolls back, whatever state it is in.
    client.release(true);
    throw error;
  }
}

/** Host, port and database of an address, without the password. */
function checkAddress(databaseUrl: string, setting = 'DATABASE_URL'): string {
  const example = 'postgres://user:password@host:5432/database';
  if (!URL.canParse(databaseUrl)) {
    throw new AppError('invalid-argument', `${setting} is not an address. It should look like ${example}.`);
  }
  const url = new URL(databaseUrl);
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new AppError(
      'invalid-argument',
      `${setting} begins with "${url.protocol}" but only PostgreSQL is supported. It should look like ${example}.`,
    );
  }
  return `${url.host}${url.pathname}`;
}

function connectionError(address: string, cause: unknown): AppError {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  const reason = cause instanceof Error ? cause.message : String(cause);
  const advice =
    ADVICE[code] ??
    (QUERY_TIMED_OUT.test(reason)
      ? STUCK
      : TIMED_OUT.test(reason)
        ? NO_ANSWER
        : 'Check that the server runs and that DATABASE_URL is right.');
  return new AppError(
    'unavailable',
    `The database at ${address} cannot be used (${reason || code}). ${advice}`,
    { cause },
  );
}

/** As `pg` says it of a query, and of a connection. */
const QUERY_TIMED_OUT = /query.*timeout|statement timeout/i;
const TIMED_OUT = /timeout/i;
const NO_ANSWER =
  'No connection came about in time: check the host and port in DATABASE_URL, the firewall between, and whether the server is stuck.';
const STUCK =
  'It takes connections but gives no answer in time: see whether the server is stuck, out of memory or out of disk, or something else listens there.';

const ADVICE: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens there: start the server, or correct the host and port in DATABASE_URL.',
  ENOTFOUND: 'The host is unknown: correct its name in DATABASE_URL.',
  '28P01': 'Correct the user and password in DATABASE_URL.',
  '28000': 'The server does not admit this user: correct DATABASE_URL or the server’s access rules.',
  '3D000': 'Create the database with `createdb`, or correct its name in DATABASE_URL.',
  '42501': 'Grant the user the right to create tables in this database.',
  '25006':
    'It only reads: it may be a standby, its disk may be full, or default_transaction_read_only may be on. Name the primary in DATABASE_URL.',
  '53100': 'Its disk is full: free some space.',
};
