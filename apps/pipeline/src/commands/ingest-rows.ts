import { join, resolve } from 'node:path';
import { type CommandContext, counted } from '@deckwright/command-line';
import { writeJsonLines } from '@deckwright/snapshot';
import type { SourceReport } from '@deckwright/sources';
import { noCatalog, nothingIn } from '../build/inputs.ts';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import { createByteCounter } from '../cli/read-bytes.ts';
import { sourceReport } from '../cli/source-report.ts';
import { readCurrent, writeCurrent, writeLakeFolder } from '../lake/lake.ts';
import type { LakeCurrent } from '../lake/lake-schemas.ts';

type RowFile = {
  kind: 'prices' | 'salt';
  /** What the name of the folder begins with. */
  prefix: string;
  /** Name of the file of the folder. */
  file: string;
  /** What a file without rows does not have. */
  rowsName: string;
  read: (
    input: string,
    onBytes: ReturnType<typeof createByteCounter>,
  ) => Promise<{ rows: readonly object[]; report: SourceReport }>;
  /** What `meta.json` says, besides what was rejected. */
  meta: (count: number) => Record<string, unknown>;
  isCurrent: (current: LakeCurrent, written: { name: string; created: boolean }) => boolean;
  /** The lake with this folder in place of the one ingested before. */
  replace: (current: LakeCurrent, name: string) => LakeCurrent;
  /** Begins the line about the folder, such as `Salt`. */
  title: string;
  /** What one row is. */
  row: string;
  /** What to do next, a line. */
  next: string;
};

/**
 * Takes one file of rows into a folder of the lake and makes it current.
 * @throws AppError `failed-precondition` before any card data; as `read`, and if there are no rows
 */
export async function ingestRows(context: CommandContext, file: string, rowFile: RowFile): Promise<void> {
  const { progress, out } = context.terminal;
  const input = resolve(context.cwd, file);
  await withPipelineLock(context, async (paths) => {
    const current = readCurrent(paths);
    if (current.catalogue === null) throw noCatalog();
    const { rows, report } = await rowFile.read(input, createByteCounter([input], progress));
    if (rows.length === 0) throw nothingIn(input, rowFile.rowsName);
    const written = await writeLakeFolder(paths, rowFile.kind, rowFile.prefix, async (folder) => ({
      files: { [rowFile.file]: writeJsonLines(join(folder, rowFile.file), rows) },
      meta: { ...rowFile.meta(rows.length), rejected: report.rejected },
    }));
    const { name } = written;
    const unchanged = rowFile.isCurrent(current, written);
    if (!unchanged) writeCurrent(paths, rowFile.replace(current, name));
    progress.clear();
    out(sourceReport([report]));
    const state = unchanged ? ' (unchanged)' : '';
    out(`${rowFile.title} ${name}${state}: ${counted(rows.length, rowFile.row)}\n`);
    out(`${rowFile.next}\n`);
  });
}
