import { loadSnapshot } from '@deckwright/answers';
import { type CommandContext, counted, formatBytes } from '@deckwright/command-line';
import { bulkFacts } from './bulk-metadata.ts';
import { writeBulkFiles } from './write-bulk-files.ts';

/** Writes the bulk data of a snapshot and says what was written; the caller holds the lock. */
export async function writeBulkData(
  { dataDir, terminal, env, now }: Pick<CommandContext, 'dataDir' | 'terminal' | 'env' | 'now'>,
  id: string,
): Promise<void> {
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
  } finally {
    await close();
  }
}
