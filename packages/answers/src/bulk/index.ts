export {
  BULK_TABLES,
  CARD_COUNTS,
  COMMANDER_COUNTS,
  INCLUSION,
  PLAYED_NUMBERS,
} from './bulk-columns.data.ts';
export { bulkRows } from './bulk-rows.ts';
export { column, orNull, renamed, type TableColumn } from './table-column.ts';
