// `npm run bench:roles [-- --faults]`: compares the roles of real cards with those labeled by hand; with `--faults`
// names wrong and missing ones in the half that rules may be changed for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadRoles } from './load-roles.ts';
import { faultLines, reportOf } from './report.ts';

const MIRROR = fileURLToPath(new URL('../../../../shared/data/mirror', import.meta.url));

if (existsSync(join(MIRROR, 'scryfall/oracle-cards.json.gz'))) {
  const loaded = await loadRoles(MIRROR);
  console.log(reportOf(loaded).join('\n'));
  if (process.argv.includes('--faults')) console.log(`\n${faultLines(loaded).join('\n')}`);
} else console.log(`Skipped: there are no real cards at ${MIRROR}.`);
