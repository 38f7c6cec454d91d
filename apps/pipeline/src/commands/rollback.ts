import { counted, defineCommand } from '@deckwright/command-line';
import { AppError } from '@deckwright/domain';
import { currentSnapshotId, publishedIds, readManifest } from '@deckwright/snapshot';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import { beginStoreRun, bringHere, publishEverywhere, type StoreRun } from '../store/store-run.ts';

export const rollbackCommand = defineCommand({
  description: `Publishes the snapshot that was published before the current one, after checking every byte of it; one that was built
and never published is skipped. A running site picks it up without a restart. Run it again to go back further;
"publish ID" publishes any other, "status" lists them all. With SNAPSHOT_STORE it goes back in the store, for all
sites.`,
  options: {},
  async run(context) {
    await withPipelineLock(context, async () => {
      const { dataDir, terminal } = context;
      const store = await beginStoreRun(context);
      const current = store === null ? currentSnapshotId(dataDir) : (store.base?.pointer.id ?? null);
      if (current === null)
        throw new AppError(
          'failed-precondition',
          'Nothing is published. "build" makes and publishes a snapshot.',
        );
      const id = store === null ? publishedBefore(dataDir, current) : await storedBefore(store, current);
      await bringHere(context, store, id);
      terminal.progress.update('checking the snapshot');
      const { manifest, warnings } = await publishEverywhere(context, store, id);
      const { counts, generatedAt } = manifest;
      terminal.progress.clear();
      terminal.out(
        `Published ${id} of ${generatedAt} again: ${counted(counts.decks, 'deck')}, ${counted(counts.cards, 'card')}\n` +
          `"publish ${current}" undoes that\n`,
      );
      for (const warning of warnings) terminal.err(`Warning: ${warning}\n`);
    });
  },
});

/** @throws AppError `failed-precondition` if no previously published snapshot is left */
function publishedBefore(dataDir: string, current: string): string {
  const last = publishedIds(dataDir).findLast((id) => id !== current && isReadable(dataDir, id));
  if (last !== undefined) return last;
  throw nothingBefore(current);
}

/** @throws AppError `failed-precondition` if the store has no previously published snapshot */
async function storedBefore({ store, base }: StoreRun, current: string): Promise<string> {
  const { storedIds } = await import('@deckwright/snapshot/store');
  const stored = await storedIds(store);
  const last = base?.pointer.earlier.findLast((id) => id !== current && stored.includes(id));
  if (last !== undefined) return last;
  throw nothingBefore(current);
}

function nothingBefore(current: string): AppError {
  return new AppError(
    'failed-precondition',
    `No snapshot was published before ${current}, or none is left. "status" lists those there are; "publish ID" publishes one.`,
  );
}

function isReadable(dataDir: string, id: string): boolean {
  try {
    readManifest(dataDir, id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
