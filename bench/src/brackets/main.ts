// `npm run bench:brackets`: compares estimated brackets with those stated by deck sites and tournaments.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadDecks } from './load-decks.ts';
import { reportOf } from './report.ts';

const DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

if (existsSync(join(DATA, 'decks', 'casual-labelled.jsonl.gz'))) console.log(reportOf(await loadDecks(DATA)));
else console.log(`Skipped: there are no labeled decks at ${DATA}.`);
