import { fileWriter, ParquetWriter } from 'hyparquet-writer';

export type ParquetType = 'STRING' | 'INT32' | 'DOUBLE' | 'BOOLEAN' | 'DATE';

export type ParquetColumn = { name: string; type: ParquetType; nullable?: boolean };

/** One value of a row; a DATE is a number of days since 1970-01-01. */
export type ParquetValue = string | number | boolean | null;

/** Rows in memory at a time, and the size of a row group. */
const GROUP_ROWS = 50_000;
const NAME = 'deckwright';

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number];

/**
 * Writes a Parquet file (Snappy, a row group for each 50,000 rows) with at most one row group in memory; `metadata` becomes the
 * file's key-value metadata. The file is complete after `close`.
 */
export class ParquetFile {
  readonly #writer: ParquetWriter;
  readonly #columns: readonly ParquetColumn[];
  #pending: ParquetValue[][];
  #rows = 0;

  constructor(
    path: string,
    columns: readonly ParquetColumn[],
    metadata: Readonly<Record<string, string>> = {},
  ) {
    this.#columns = columns;
    this.#pending = columns.map(() => []);
    this.#writer = new ParquetWriter({
      writer: fileWriter(path),
      schema: [{ name: 'root', num_children: columns.length }, ...columns.map(toSchemaElement)],
      kvMetadata: Object.entries(metadata).map(([key, value]) => ({ key, value })),
      createdBy: NAME,
    });
  }

  /** Adds a row, its values in the order of the columns. @throws TypeError for null in a column without nulls */
  add(row: readonly ParquetValue[]): void {
    for (const [index, column] of this.#columns.entries()) {
      const value = row[index] ?? null;
      if (value === null && column.nullable !== true) throw new TypeError(`${column.name} has no value.`);
      this.#pending[index]?.push(value);
    }
    this.#rows += 1;
    if (this.#rows % GROUP_ROWS === 0) this.#flush();
  }

  /** Completes the file; returns the number of its rows. */
  close(): number {
    this.#flush();
    this.#writer.finish();
    return this.#rows;
  }

  #flush(): void {
    const columnData = this.#columns.map(({ name }, index) => ({ name, data: this.#pending[index] ?? [] }));
    // The file writer has no `flush` of its own, so that this writes at once.
    if ((columnData[0]?.data.length ?? 0) > 0) this.#writer.write({ columnData, rowGroupSize: GROUP_ROWS });
    this.#pending = this.#columns.map(() => []);
  }
}

function toSchemaElement({ name, type, nullable }: ParquetColumn): SchemaElement {
  const repetition_type = nullable === true ? 'OPTIONAL' : 'REQUIRED';
  if (type === 'STRING') {
    return {
      name,
      type: 'BYTE_ARRAY',
      converted_type: 'UTF8',
      logical_type: { type: 'STRING' },
      repetition_type,
    };
  }
  if (type === 'DATE') {
    return { name, type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' }, repetition_type };
  }
  return { name, type, repetition_type };
}
