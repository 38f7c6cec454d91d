import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BULK_TABLES, bulkRows, type LoadedSnapshot, type TableColumn } from '@deckwright/answers';
import type { Progress } from '@deckwright/command-line';
import { BULK_FORMATS, type BulkFile, type BulkIndex, fileFacts, writeBulk } from '@deckwright/snapshot';
import { parquetColumns } from '../parquet/parquet-columns.ts';
import { ParquetFile } from '../parquet/parquet-file.ts';
import { type BulkFacts, tableMetadata } from './bulk-metadata.ts';
import { GzipFile } from './gzip-file.ts';

type Table = (typeof BULK_TABLES)[number];
type Value = string | number | null;

const ENDINGS: Readonly<Record<BulkFile['format'], string>> = {
  jsonl: 'jsonl.gz',
  csv: 'csv.gz',
  parquet: 'parquet',
  meta: 'meta.json',
};

/** Writes every table of the bulk data in every form, and replaces what the snapshot had. */
export async function writeBulkFiles(
  dataDir: string,
  snapshot: LoadedSnapshot,
  facts: BulkFacts,
  progress: Progress,
): Promise<BulkIndex> {
  return writeBulk(dataDir, facts.snapshot, async (folder) => {
    const tables: { name: string; rows: number }[] = [];
    const files: BulkFile[] = [];
    for (const table of BULK_TABLES) {
      const rows = await writeTable(folder, snapshot, table, facts, progress);
      tables.push({ name: table.name, rows });
      for (const format of BULK_FORMATS) {
        const name = `${table.name}.${ENDINGS[format]}`;
        files.push({ name, table: table.name, format, ...(await fileFacts(join(folder, name))) });
      }
    }
    return { ...facts, tables, files };
  });
}

/** Writes a table in all forms at once, so that each row is computed once; returns the number of rows. */
async function writeTable(
  folder: string,
  snapshot: LoadedSnapshot,
  table: Table,
  facts: BulkFacts,
  progress: Progress,
): Promise<number> {
  const toPath = (format: BulkFile['format']): string => join(folder, `${table.name}.${ENDINGS[format]}`);
  const columns: readonly TableColumn[] = table.columns;
  const metadata = JSON.stringify(tableMetadata(facts, table), null, 2);
  const names = columns.map(({ name }) => name);
  const { license, snapshot: id } = facts;
  const lines = new GzipFile(toPath('jsonl'));
  const csv = new GzipFile(toPath('csv'));
  const parquet = new ParquetFile(toPath('parquet'), parquetColumns(columns), {
    'deckwright.snapshot': id,
    'deckwright.license': license,
    'deckwright.metadata': metadata,
  });
  writeFileSync(toPath('meta'), `${metadata}\n`);
  await csv.add(csvLine(names));
  const { parts, rows } = bulkRows(snapshot, table.name);
  let done = 0;
  let written = 0;
  for await (const some of rows()) {
    for (const row of some) {
      if (row.length !== names.length)
        throw new TypeError(`A row of ${table.name} has ${row.length} values.`);
      parquet.add(row);
      await lines.add(`${JSON.stringify(Object.fromEntries(names.map((name, at) => [name, row[at]])))}\n`);
      await csv.add(csvLine(row));
      written += 1;
    }
    done += 1;
    progress.update(`writing ${table.name}`, done, parts);
  }
  parquet.close();
  await lines.close();
  await csv.close();
  return written;
}

/** RFC 4180: CRLF, quotes where a value needs them, nothing for null. */
function csvLine(values: readonly Value[]): string {
  const cells = values.map((value) => {
    const text = value === null ? '' : `${value}`;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\r\n`;
}
