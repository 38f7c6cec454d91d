import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';

type ParquetRow = Record<string, unknown>;

/** The rows of a Parquet file, and its key-value metadata, by a reader that shares no code with our writer. */
export async function readParquetBytes(
  bytes: Buffer,
): Promise<{ rows: ParquetRow[]; metadata: Record<string, string> }> {
  const file = new Uint8Array(bytes).buffer;
  const { key_value_metadata = [] } = parquetMetadata(file);
  return {
    rows: await parquetReadObjects({ file }),
    metadata: Object.fromEntries(key_value_metadata.map(({ key, value }) => [key, value ?? ''])),
  };
}

/** The rows of all files of a table, each with the partition values of its path. */
export async function readTable(folder: string): Promise<ParquetRow[]> {
  const paths = readdirSync(folder, { recursive: true }).map((path) => `${path}`);
  const all: ParquetRow[] = [];
  for (const path of paths.filter((name) => name.endsWith('.parquet')).sort()) {
    const partition = Object.fromEntries(
      [...path.matchAll(/(\w+)=([^/\\]+)[/\\]/g)].map(([, key = '', value = '']) => [
        key,
        decodeURIComponent(value),
      ]),
    );
    for (const row of (await readParquetBytes(readFileSync(join(folder, path)))).rows)
      all.push({ ...row, ...partition });
  }
  return all;
}
