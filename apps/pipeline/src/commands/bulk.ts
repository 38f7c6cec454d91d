import { AppError } from '@deckwright/domain';
import { currentSnapshotId, readBulkIndex } from '@deckwright/snapshot';
import { type Command, type CommandContext, withPipelineLock } from '../cli/command.ts';
import { messageOf } from '../cli/message-of.ts';

export const bulkCommand: Command = {
  words: ['bulk'],
  summary: 'Write all numbers of the published snapshot as files, which the site offers at /api/v1/bulk',
  help: `Usage: npm run deckwright -- bulk [ID] [OPTIONS]

Writes our numbers about cards, commanders and combos as JSONL, CSV and Parquet files beside the published snapshot, or
beside another one (docs/API.md, "Bulk data"). They are removed with it. The running site offers them at once. With
BULK_DATA=1 in .env, build, fetch and refresh do this by themselves; BULK_LICENSE says on which terms others may use the
numbers.

  --fields         Print what each column means, in Markdown, and write nothing

`,
  options: { fields: { type: 'boolean' } },
  async run(context, values, files) {
    if (values.fields === true) {
      const { fieldsTables } = await import('../bulk/fields-table.ts');
      return context.terminal.out(fieldsTables());
    }
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
      await write(context, id);
    });
  },
};

/**
 * After publishing, writes the bulk data where BULK_DATA asks for it and the snapshot has none. The snapshot stays published
 * whatever happens here: returns a sentence about a failure, or null.
 */
export async function bulkAfterwards(context: CommandContext, id: string): Promise<string | null> {
  if (context.env.BULK_DATA !== '1') return null;
  try {
    if (!hasBulk(context.dataDir, id)) await write(context, id);
    return null;
  } catch (error) {
    context.terminal.progress.clear();
    return `The bulk data could not be written (${messageOf(error)}). "npm run deckwright -- bulk" tries again.`;
  }
}

/** Other commands start sooner without what computes the contents of pages. */
async function write(context: CommandContext, id: string): Promise<void> {
  const { writeBulkData } = await import('../bulk/write-bulk-data.ts');
  await writeBulkData(context, id);
}

function hasBulk(dataDir: string, id: string): boolean {
  try {
    return readBulkIndex(dataDir, id) !== null;
  } catch (error) {
    // Damaged, so that they are written anew.
    if (error instanceof AppError) return false;
    throw error;
  }
}
