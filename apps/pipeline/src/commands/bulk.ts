import { BULK_TABLES, loadSnapshot } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import { type BulkIndex, currentSnapshotId } from '@deckwright/snapshot';
import { bulkFacts } from '../bulk/bulk-metadata.ts';
import { writeBulkFiles } from '../bulk/write-bulk-files.ts';
import { type Command, type CommandContext, withPipelineLock } from '../cli/command.ts';
import { counted, formatBytes } from '../cli/terminal.ts';

export const bulkCommand: Command = {
  words: ['bulk'],
  summary: 'Write the bulk data of the published snapshot, which the site offers at /api/v1/bulk',
  help: `Usage: npm run deckwright -- bulk [ID] [OPTIONS]

Writes our numbers about cards, commanders and combos as JSONL, CSV and Parquet files beside the published snapshot, or
beside another one: ${BULK_TABLES.map(({ name }) => name).join(', ')}. They are removed with it. The running site
offers them at once. With BULK_DATA=1 in .env, build, fetch, refresh and publish do this by themselves; BULK_LICENSE
says on which terms others may use the numbers.

`,
  options: {},
  async run(context, _values, files) {
    const [given, more] = files;
    if (more !== undefined)
      throw new AppError('invalid-argument', 'bulk takes at most one snapshot id; "status" lists them.');
    await withPipelineLock(context, async () => {
      const id = given ?? currentSnapshotId(context.dataDir);
      if (id === null)
        throw new AppError(
          'failed-precondition',
          'Nothing is published. "build" makes and publishes a snapshot.',
        );
      await writeBulkData(context, id);
    });
  },
};

/** Writes the bulk data of a snapshot; the caller holds the lock. */
export async function writeBulkData(
  { dataDir, terminal, env, now }: Pick<CommandContext, 'dataDir' | 'terminal' | 'env' | 'now'>,
  id: string,
): Promise<BulkIndex> {
  terminal.progress.update('reading the snapshot');
  const { snapshot, close } = await loadSnapshot(dataDir, id);
  try {
    const facts = bulkFacts(snapshot, env.BULK_LICENSE ?? '', now());
    const index = await writeBulkFiles(dataDir, snapshot, facts, terminal.progress);
    terminal.progress.clear();
    const bytes = index.files.reduce((sum, file) => sum + file.bytes, 0);
    const rows = index.tables.reduce((sum, table) => sum + table.rows, 0);
    terminal.out(
      `Bulk data of ${id}: ${counted(rows, 'row')} in ${counted(index.files.length, 'file')}, ${formatBytes(bytes)}\n`,
    );
    return index;
  } finally {
    await close();
  }
}
