export { BULK_TABLES, type BulkColumn } from './bulk-columns.data.ts';
export { bulkRows } from './bulk-rows.ts';
