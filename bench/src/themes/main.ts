// `npm run bench:themes [-- --held-out]`: compares the themes of real decks with the tags on their site and with those
// labeled by hand. Without `--held-out` it shows the half of the tagged decks that rules may be changed for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadThemes } from './load-themes.ts';
import { faultLines, reportOf } from './report.ts';

const DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

if (existsSync(join(DATA, 'decks', 'casual-labelled.jsonl.gz'))) {
  const data = await loadThemes(DATA);
  console.log(reportOf(data, process.argv.includes('--held-out')).join('\n'));
  if (process.argv.includes('--faults')) console.log(`\n${faultLines(data).join('\n')}`);
} else console.log(`Skipped: there are no tagged decks at ${DATA}.`);
