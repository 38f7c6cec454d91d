import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import { FILL_WITHOUT_RULE, type Files, fillTables, type Query, SCHEMA, SqlQuestions } from './sql.ts';

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

  static async load(files: Files, asOfSlot: number): Promise<DuckDb> {
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    for (const statement of SCHEMA) await connection.run(statement);
    await connection.run(`copy cards from '${files.cards}' (header false)`);
    await connection.run(`copy leaders from '${files.commanders}' (header false)`);
    await connection.run(
      `create temp table raw as
       select * replace (cast(string_split(trim(cards, '{}'), ',') as smallint[]) as cards) from read_csv('${files.decks}', header = false, columns = {
        deck: 'integer', commander: 'smallint', identity: 'smallint', day: 'smallint', slot: 'smallint',
        bracket: 'smallint', basics: 'smallint', creatures: 'smallint', cards: 'varchar'})`,
    );
    for (const statement of fillTables(asOfSlot)) await connection.run(statement);
    const tuned = await instance.connect();
    // Card numbers need 15 bits; up to this threshold groups are counted in an array instead of a hash table.
    await tuned.run('set perfect_ht_threshold = 16');
    return new DuckDb(connection, tuned);
  }

  /** Adds the tables that questions without the rule need. */
  async fillWithoutRule(): Promise<void> {
    for (const statement of FILL_WITHOUT_RULE) await this.#connection.run(statement);
  }

  questions(cards: readonly EngineCard[], slots: readonly number[], leaveOneOut: boolean): SqlQuestions {
    return new SqlQuestions(toQuery(this.#connection), cards, slots, leaveOneOut);
  }

  tunedQuestions(cards: readonly EngineCard[], slots: readonly number[], leaveOneOut: boolean): SqlQuestions {
    return new SqlQuestions(toQuery(this.#tuned), cards, slots, leaveOneOut);
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
