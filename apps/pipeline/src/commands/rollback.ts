import { AppError } from '@deckwright/domain';
import { currentSnapshotId, publishSnapshot, readManifest, snapshotIds } from '@deckwright/snapshot';
import { type Command, withPipelineLock } from '../cli/command.ts';
import { counted } from '../cli/terminal.ts';

export const rollbackCommand: Command = {
  words: ['rollback'],
  summary: 'Serve the snapshot before the published one again',
  help: `Usage: npm run deckwright -- rollback [OPTIONS]

Publishes the newest snapshot that was written before the published one, after checking every byte of it. A running site
takes it up by itself. Run it again to go back further; "publish ID" returns to any other, "status" lists them all.

`,
  options: {},
  async run(context, _values, files) {
    if (files.length > 0)
      throw new AppError(
        'invalid-argument',
        `rollback takes no id ("${files[0]}"); "publish ID" publishes a snapshot of your choice.`,
      );
    await withPipelineLock(context, async () => {
      const { dataDir, terminal } = context;
      const current = currentSnapshotId(dataDir);
      if (current === null)
        throw new AppError(
          'failed-precondition',
          'Nothing is published. "build" makes and publishes a snapshot.',
        );
      const id = newestBefore(dataDir, current);
      terminal.progress.update('checking the snapshot');
      const { counts, generatedAt } = await publishSnapshot(dataDir, id);
      terminal.progress.clear();
      terminal.out(
        `Published ${id} of ${generatedAt} again: ${counted(counts.decks, 'deck')}, ${counted(counts.cards, 'card')}\n` +
          `"publish ${current}" undoes that\n`,
      );
    });
  },
};

/** @throws `failed-precondition` where the published snapshot is the oldest that can be read. */
function newestBefore(dataDir: string, current: string): string {
  // A damaged one is left behind, too.
  const at = writtenAt(dataDir, current);
  const earlier = snapshotIds(dataDir)
    .flatMap((id) => {
      const time = writtenAt(dataDir, id);
      return id !== current && time !== null && (at === null || time < at) ? [{ id, time }] : [];
    })
    .sort((a, b) => (a.time < b.time ? 1 : -1));
  const [newest] = earlier;
  if (newest) return newest.id;
  throw new AppError(
    'failed-precondition',
    `There is no snapshot from before ${current}${at === null ? '' : `, written ${at}`}. "status" lists those there are.`,
  );
}

/** Null where it cannot be read, so that it cannot be served either. */
function writtenAt(dataDir: string, id: string): string | null {
  try {
    return readManifest(dataDir, id).generatedAt;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
