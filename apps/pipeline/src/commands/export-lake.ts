import { mkdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { counted, defineCommand } from '@deckwright/command-line';
import { AppError } from '@deckwright/domain';
import { currentSnapshotId, dataPaths, holdLock, readManifest, removeLeftovers } from '@deckwright/snapshot';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import { exportLake } from '../lake-export/export-lake.ts';

export const exportLakeCommand = defineCommand({
  description: `Writes decks, their cards, cards, commanders, and the numbers of each commander's cards as Parquet files into
FOLDER/snapshot=ID, decks by source and month. DuckDB, Spark, Trino, BigQuery and ClickHouse read them; the tables and
three queries are in docs/operate/lake.md and docs/sql. There are no names or addresses of players or of their decks.
A snapshot that is there already is left as it is. Decks that were removed on request stay in former exports: delete
those.`,
  arguments: 'FOLDER',
  options: {
    snapshot: { value: 'ID', help: 'Another snapshot than the published one; "status" lists them' },
  },
  async run(context, values, [given = '']) {
    if (given === '') throw new AppError('invalid-argument', 'export lake takes one folder.');
    const { dataDir, terminal } = context;
    const folder = resolve(context.cwd, given);
    const { root } = dataPaths(dataDir);
    if (`${folder}${sep}`.startsWith(`${root}${sep}`))
      throw new AppError(
        'invalid-argument',
        `${folder} is in the data folder, where runs remove what they do not know. Choose a folder outside of it.`,
      );
    await withPipelineLock(context, async () => {
      const id = values.snapshot ?? currentSnapshotId(dataDir);
      if (id === null)
        throw new AppError(
          'failed-precondition',
          'Nothing is published. "build" makes and publishes a snapshot.',
        );
      readManifest(dataDir, id);
      mkFolder(folder);
      // Two data folders may be exported into one folder, each under its own lock.
      const lock = holdLock(join(folder, '.deckwright.lock'), 'export');
      try {
        removeLeftovers([folder]);
        const { path, created, tables } = await exportLake({ dataDir, id, folder }, terminal.progress);
        terminal.progress.clear();
        for (const { name, rows, files: parts } of tables)
          terminal.out(`  ${name}: ${counted(rows, 'row')} in ${counted(parts, 'file')}\n`);
        terminal.out(created ? `Exported ${id} to ${path}\n` : `${path} is there already and complete\n`);
      } finally {
        lock.release();
      }
    });
  },
});

function mkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    if (['EEXIST', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? ''))
      throw new AppError(
        'invalid-argument',
        `${folder} is a file, or below one. Name a folder, which may be a new one.`,
        { cause },
      );
    throw new AppError(
      'permission-denied',
      `${folder} cannot be made (${(cause as Error).message}). Choose a folder that this user may write.`,
      { cause },
    );
  }
}
