import { AppError } from '@deckwright/domain';
import { noCatalogue } from '../build/inputs.ts';
import { type Command, withPipelineLock } from '../cli/command.ts';
import { readCurrent } from '../lake/lake.ts';
import { ingestTopDeck } from './ingest-topdeck.ts';

const MOST_DAYS = 3650;

export const fetchTopDeckCommand: Command = {
  words: ['fetch', 'topdeck'],
  summary: 'Fetch tournament decks and results of TopDeck.gg',
  help: `Usage: npm run deckwright -- fetch topdeck [OPTIONS]

Asks TopDeck.gg for the Commander tournaments since the newest one that was fetched, the first time for those of two
years, and keeps their deck lists, places and records. Names of players are not kept. Needs TOPDECK_KEY, the key of your
TopDeck.gg account; with it, "fetch" and "refresh" do the same each time. Make a snapshot of them with "build". As long
as decks of it count, every page and the API name TopDeck.gg with a link.

  --days N         Ask for the last N days instead
`,
  options: { days: { type: 'string' } },
  async run(context, values, files) {
    if (files.length > 0)
      throw new AppError('invalid-argument', `fetch topdeck takes no file ("${files[0]}").`);
    const days = typeof values.days === 'string' ? daysOption(values.days) : null;
    await withPipelineLock(context, async (paths) => {
      if (readCurrent(paths).catalogue === null) throw noCatalogue();
      await ingestTopDeck(context, paths, days);
    });
    context.terminal.out('Make a snapshot of them with "npm run deckwright -- build".\n');
  },
};

function daysOption(text: string): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= MOST_DAYS) return days;
  throw new AppError(
    'invalid-argument',
    `--days must be a whole number of 1 to ${MOST_DAYS}; got "${text}".`,
  );
}
