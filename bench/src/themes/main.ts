// `npm run bench:themes [-- --held-out] [--list] [--data DIR]`: compares the themes of real decks with the tags on their site and with those
// labeled by hand. Without `--held-out` it shows the half of the tagged decks that rules may be changed for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { realDataFolder } from '../real-data.ts';
import { loadThemes } from './load-themes.ts';
import { listFoundThemes, reportThemes } from './report.ts';

const folder = realDataFolder();

if (existsSync(join(folder, 'decks', 'casual-labelled.jsonl.gz'))) {
  const data = await loadThemes(folder);
  console.log(reportThemes(data, process.argv.includes('--held-out')).join('\n'));
  if (process.argv.includes('--list')) console.log(`\n${listFoundThemes(data).join('\n')}`);
} else console.log(`Skipped: there are no tagged decks at ${folder}.`);
