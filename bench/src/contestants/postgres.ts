import pg from 'pg';
import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import { findPostgres, startPostgres } from '../../../tooling/lib/postgres.mjs';
import { FILL_WITHOUT_RULE, type Files, fillTables, type Query, SCHEMA, SqlQuestions } from './sql.ts';

const INDEXES = [
  'create index on entries (commander, day, bracket) include (card)',
  'create index on entries (card, deck)',
  'create index on decks (commander, day, bracket)',
  'create unique index on decks (deck)',
  'create unique index on cards (card)',
  'create index on extras (commander)',
  'create index on uncounted (commander)',
  'create index on uncounted (card)',
];

/** For the tables without the rule. */
const INDEXES_WITHOUT_RULE = [
  'create index on entries_all (commander, day, bracket) include (card)',
  'create index on entries_all (card, deck)',
  'create index on extras_all (commander)',
];

const SESSION = [
  "set work_mem = '512MB'",
  "set maintenance_work_mem = '1GB'",
  'set max_parallel_workers_per_gather = 2',
  'set max_parallel_maintenance_workers = 2',
  'set jit = off',
];

/** A separate PostgreSQL server; entries are ordered by commander, with indexes for every question. */
export class Postgres {
  readonly #client: pg.Client;
  readonly #stop: () => Promise<void>;

  constructor(client: pg.Client, stop: () => Promise<void>) {
    this.#client = client;
    this.#stop = stop;
  }

  static async load(files: Files, asOfSlot: number): Promise<Postgres> {
    const server = await startPostgres(await findPostgres(), ['shared_buffers=2GB']);
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const run = (statements: readonly string[]) =>
      statements.reduce(
        (before, sql) => before.then(() => client.query(sql)).then(() => undefined),
        Promise.resolve(),
      );
    const stop = async () => {
      await client.end();
      await server.stop();
    };
    try {
      await run([...SESSION, ...SCHEMA]);
      await run([
        `copy cards from '${files.cards}' (format csv)`,
        `copy leaders from '${files.commanders}' (format csv)`,
        'create unlogged table raw (like decks)',
        'alter table raw add column cards smallint[]',
        `copy raw from '${files.decks}' (format csv)`,
        // It plans each step by what it knows of the tables filled before.
        ...fillTables(asOfSlot).flatMap((statement) => ['analyze', statement]),
        ...INDEXES,
        'vacuum (analyze)',
      ]);
    } catch (error) {
      await stop();
      throw error;
    }
    return new Postgres(client, stop);
  }

  /** Adds the tables that questions without the rule need. */
  async fillWithoutRule(): Promise<void> {
    for (const statement of [...FILL_WITHOUT_RULE, ...INDEXES_WITHOUT_RULE, 'vacuum (analyze)'])
      await this.#client.query(statement);
  }

  questions(cards: readonly EngineCard[], slots: readonly number[], leaveOneOut: boolean): SqlQuestions {
    return new SqlQuestions(this.query, cards, slots, leaveOneOut);
  }

  readonly query: Query = async (sql) => {
    const { rows } = await this.#client.query<(string | number | null)[]>({ text: sql, rowMode: 'array' });
    return rows.map((row) => row.map((value) => (value === null ? null : Number(value))));
  };

  async version(): Promise<string> {
    const { rows } = await this.#client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  }

  /** Bytes of tables and indexes on disk. */
  async bytes(): Promise<number> {
    const rows = await this.query('select pg_database_size(current_database())');
    return rows[0]?.[0] ?? 0;
  }

  async close(): Promise<void> {
    await this.#stop();
  }
}
