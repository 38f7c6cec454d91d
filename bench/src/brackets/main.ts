// `npm run bench:brackets`: compares estimated brackets with those stated by deck sites and tournaments.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { realDataFolder } from '../real-data.ts';
import { loadDecks } from './load-decks.ts';
import { reportBrackets } from './report.ts';

const folder = realDataFolder();

if (existsSync(join(folder, 'decks', 'casual-labelled.jsonl.gz')))
  console.log(reportBrackets(await loadDecks(folder)));
else console.log(`Skipped: there are no labeled decks at ${folder}.`);
