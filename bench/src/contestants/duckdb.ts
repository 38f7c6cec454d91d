import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import { FILL_EXTRAS, type Files, type Query, SCHEMA, SqlQuestions } from './sql.ts';

/**
 * DuckDB in memory, its entries sorted by commander; queried with its defaults and with one setting that helps here.
 */
export class DuckDb {
  readonly #connection: DuckDBConnection;
  readonly #tuned: DuckDBConnection;

  constructor(connection: DuckDBConnection, tuned: DuckDBConnection) {
    this.#connection = connection;
    this.#tuned = tuned;
  }

  static async load(files: Files): Promise<DuckDb> {
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    for (const statement of SCHEMA) await connection.run(statement);
    await connection.run(`copy cards from '${files.cards}' (header false)`);
    await connection.run(`copy leaders from '${files.commanders}' (header false)`);
    await connection.run(
      `create temp table raw as select * from read_csv('${files.decks}', header = false, columns = {
        deck: 'integer', commander: 'smallint', identity: 'smallint', day: 'smallint', slot: 'smallint',
        bracket: 'smallint', basics: 'smallint', creatures: 'smallint', cards: 'varchar'})`,
    );
    await connection.run('insert into decks select * exclude (cards) from raw order by commander, deck');
    await connection.run(
      `insert into entries
       select commander, deck, unnest(cast(string_split(trim(cards, '{}'), ',') as smallint[])) as card, day, bracket
       from raw order by commander, deck`,
    );
    await connection.run('drop table raw');
    await connection.run(FILL_EXTRAS);
    const tuned = await instance.connect();
    // Card numbers need 15 bits; up to this threshold groups are counted in an array instead of a hash table.
    await tuned.run('set perfect_ht_threshold = 16');
    return new DuckDb(connection, tuned);
  }

  questions(cards: readonly EngineCard[], slots: readonly number[]): SqlQuestions {
    return new SqlQuestions(toQuery(this.#connection), cards, slots);
  }

  tunedQuestions(cards: readonly EngineCard[], slots: readonly number[]): SqlQuestions {
    return new SqlQuestions(toQuery(this.#tuned), cards, slots);
  }

  async version(): Promise<string> {
    const reader = await this.#connection.runAndReadAll('select version()');
    return String(reader.value(0, 0));
  }

  /** Bytes of its tables and buffers. */
  async bytes(): Promise<number> {
    const rows = await toQuery(this.#connection)('select sum(memory_usage_bytes) from duckdb_memory()');
    return rows[0]?.[0] ?? 0;
  }

  close(): void {
    this.#tuned.closeSync();
    this.#connection.closeSync();
  }
}

function toQuery(connection: DuckDBConnection): Query {
  return async (sql) => {
    const reader = await connection.runAndReadAll(sql);
    const columns = reader.getColumns();
    return Array.from({ length: reader.currentRowCount }, (_, row) =>
      columns.map((column) => {
        const value = column[row];
        return value === null || value === undefined ? null : Number(value);
      }),
    );
  };
}
