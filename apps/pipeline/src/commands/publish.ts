import { counted, defineCommand } from '@deckwright/command-line';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import { beginStoreRun, bringHere, publishEverywhere } from '../store/store-run.ts';

export const publishCommand = defineCommand({
  description: `Checks every byte of the snapshot and makes it the current one; "status" lists the ids. With SNAPSHOT_STORE it is
uploaded and published to the store first; one that only the store has is fetched.`,
  arguments: 'ID',
  options: {},
  async run(context, _values, [id = '']) {
    await withPipelineLock(context, async () => {
      const store = await beginStoreRun(context);
      await bringHere(context, store, id);
      context.terminal.progress.update('checking the snapshot');
      const { manifest, warnings } = await publishEverywhere(context, store, id);
      context.terminal.progress.clear();
      const { decks, cards } = manifest.counts;
      context.terminal.out(`Published ${id}: ${counted(decks, 'deck')}, ${counted(cards, 'card')}\n`);
      for (const warning of warnings) context.terminal.err(`Warning: ${warning}\n`);
    });
  },
});
