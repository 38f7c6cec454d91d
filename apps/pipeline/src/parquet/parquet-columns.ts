import type { TableColumn } from '@deckwright/answers';
import type { ParquetColumn, ParquetType } from './parquet-file.ts';

const TYPES: Readonly<Record<TableColumn['type'], ParquetType>> = {
  text: 'STRING',
  integer: 'INT32',
  number: 'DOUBLE',
  date: 'DATE',
  boolean: 'BOOLEAN',
};

/** The columns of a table as a Parquet file has them. */
export function parquetColumns(columns: readonly TableColumn[]): ParquetColumn[] {
  return columns.map(({ name, type, nullable }) => ({ name, type: TYPES[type], nullable }));
}
