import { defineCommand } from '@deckwright/command-line';
import { AppError } from '@deckwright/domain';
import { noCatalog } from '../build/inputs.ts';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import { readCurrent } from '../lake/lake.ts';
import { ingestTopDeck } from './ingest-topdeck.ts';

const MAX_DAYS = 3650;

export const fetchTopDeckCommand = defineCommand({
  description: `Asks TopDeck.gg for the Commander tournaments since the newest one that was fetched, the first time for those of two
years, and keeps their deck lists, places and records. Names of players are not kept. Needs TOPDECK_KEY, the key of
your TopDeck.gg account; with it, "fetch" and "refresh" do the same each time. Make a snapshot of them with "build".
As long as decks of it count, every page and the API name TopDeck.gg with a link.`,
  options: { days: { value: 'N', help: 'Ask for the last N days instead' } },
  async run(context, values) {
    const days = values.days === undefined ? null : daysOption(values.days);
    await withPipelineLock(context, async (paths) => {
      if (readCurrent(paths).catalogue === null) throw noCatalog();
      await ingestTopDeck(context, paths, days);
    });
    context.terminal.out('Make a snapshot of them with "npm run deckwright -- build".\n');
  },
});

function daysOption(text: string): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= MAX_DAYS) return days;
  throw new AppError('invalid-argument', `--days must be a whole number of 1 to ${MAX_DAYS}; got "${text}".`);
}
