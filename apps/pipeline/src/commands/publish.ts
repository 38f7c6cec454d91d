import { AppError } from '@deckwright/domain';
import { type Command, withPipelineLock } from '../cli/command.ts';
import { counted } from '../cli/terminal.ts';
import { beginStoreRun, bringHere, publishEverywhere } from '../store/store-run.ts';

export const publishCommand: Command = {
  words: ['publish'],
  summary: 'Make a written snapshot the one the site serves',
  help: `Usage: npm run deckwright -- publish ID [OPTIONS]

Checks every byte of the snapshot and makes it the current one; "status" lists the ids. With SNAPSHOT_STORE it is uploaded
and published to the store first; one that only the store has is fetched.

`,
  options: {},
  async run(context, _values, files) {
    const [id, more] = files;
    if (id === undefined || more !== undefined) {
      throw new AppError('invalid-argument', 'publish takes one snapshot id; "status" lists them.');
    }
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
};
