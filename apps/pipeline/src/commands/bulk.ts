import { type CommandContext, defineCommand, errorMessage } from '@deckwright/command-line';
import { AppError, readBulkChoice } from '@deckwright/domain';
import { currentSnapshotId, readBulkIndex } from '@deckwright/snapshot';
import { withPipelineLock } from '../cli/pipeline-lock.ts';

export const bulkCommand = defineCommand({
  description: `Writes our numbers about cards, commanders and combos as JSONL, CSV and Parquet files beside the published snapshot,
or beside another one (docs/API.md, "Bulk data"). They are removed with it. The running site offers them at once. With
real data, build, fetch and refresh do this by themselves unless BULK_DATA=0 in .env; BULK_LICENSE says on which terms
others may use the numbers.`,
  arguments: '[ID]',
  options: { fields: { help: 'Print what each column means, in Markdown, and write nothing' } },
  async run(context, values, [given]) {
    if (values.fields) {
      const { fieldsTables } = await import('../bulk/fields-table.ts');
      return context.terminal.out(fieldsTables());
    }
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
});

/**
 * After publishing, writes the bulk data if the snapshot has none, unless BULK_DATA=0; those of the sample only with
 * BULK_DATA=1. The snapshot stays published whatever happens here: returns a sentence about a failure, or null.
 */
export async function bulkAfterwards(
  context: CommandContext,
  { id, sample }: { id: string; sample: boolean },
): Promise<string | null> {
  const choice = readBulkChoice(context.env.BULK_DATA);
  if (!(choice ?? !sample)) return null;
  try {
    if (!hasBulk(context.dataDir, id)) await write(context, id);
    return null;
  } catch (error) {
    context.terminal.progress.clear();
    return `The bulk data could not be written (${errorMessage(error)}). "npm run deckwright -- bulk" tries again.`;
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
