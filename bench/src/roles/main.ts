// `npm run bench:roles [-- --errors] [--data DIR]`: compares the roles of real cards with those labeled by hand; with `--errors`
// names wrong and missing ones in the half that rules may be changed for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { realDataFolder } from '../real-data.ts';
import { loadRoles } from './load-roles.ts';
import { listErrors, reportRoles } from './report.ts';

const mirror = join(realDataFolder(), 'mirror');

if (existsSync(join(mirror, 'scryfall/oracle-cards.json.gz'))) {
  const loaded = await loadRoles(mirror);
  console.log(reportRoles(loaded).join('\n'));
  if (process.argv.includes('--errors')) console.log(`\n${listErrors(loaded).join('\n')}`);
} else console.log(`Skipped: there are no real cards at ${mirror}.`);
