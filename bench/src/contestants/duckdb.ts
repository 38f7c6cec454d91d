import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import { FILL_EXTRAS, type Query, SCHEMA, SqlQuestions } from './sql.ts';

export type Files = { cards: string; decks: string };

/** DuckDB in memory, its entries sorted by commander. */
export class DuckDb {
  readonly name = 'DuckDB';
  readonly #connection: DuckDBConnection;

  constructor(connection: DuckDBConnection) {
    this.#connection = connection;
  }

  static async load(files: Files): Promise<DuckDb> {
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    // Card numbers need 15 bits; up to there groups are counted in an array instead of a hash table.
    await connection.run('set perfect_ht_threshold = 16');
    for (const statement of SCHEMA) await connection.run(statement);
    await connection.run(`copy cards from '${files.cards}' (header false)`);
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
    return new DuckDb(connection);
  }

  questions(cards: readonly EngineCard[], slots: readonly number[]): SqlQuestions {
    return new SqlQuestions(this.query, cards, slots);
  }

  readonly query: Query = async (sql) => {
    const reader = await this.#connection.runAndReadAll(sql);
    const columns = reader.getColumns();
    return Array.from({ length: reader.currentRowCount }, (_, row) =>
      columns.map((column) =>
        column[row] === null || column[row] === undefined ? null : Number(column[row]),
      ),
    );
  };

  async version(): Promise<string> {
    const reader = await this.#connection.runAndReadAll('select version()');
    return String(reader.value(0, 0));
  }

  /** Bytes of its tables and buffers. */
  async bytes(): Promise<number> {
    const rows = await this.query('select sum(memory_usage_bytes) from duckdb_memory()');
    return rows[0]?.[0] ?? 0;
  }

  close(): void {
    this.#connection.closeSync();
  }
}
