// `npm run bench:load [-- --soak MINUTES] [--print] [--toy]`: a day's traffic to saturation and beyond, attacks during it, and
// the state afterwards. --print does not write docs/BENCHMARKS.md; exit code 1 if a limit is exceeded.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeUsers } from '../../../apps/site/server/testing/user-calls.ts';
import { madeDatabase, madeSample } from '../../../tooling/lib/made-once.mjs';
import { ensureSiteBuilt } from '../../../tooling/lib/site-build.mjs';
import { publish } from '../report.ts';
import { startSiteProcess } from '../site/site-process.ts';
import { sized } from '../size.ts';
import type { Positions } from './mix.ts';
import { measureLoad } from './run.ts';

const { values } = parseArgs({
  options: {
    soak: { type: 'string', default: '0' },
    print: { type: 'boolean', default: false },
    toy: { type: 'boolean', default: false },
  },
});
const USERS = sized(20, 2);
const minutes = Number(values.soak);
if (!Number.isInteger(minutes) || minutes < 0)
  throw new RangeError('--soak takes a whole number of minutes.');

console.log('load: building and starting the site …');
await ensureSiteBuilt(process.execPath);
const folder = mkdtempSync(join(tmpdir(), 'deckwright-load-'));
try {
  cpSync(await madeSample(), folder, { recursive: true });
  cpSync(await madeDatabase(), folder, { recursive: true });
  const tokens = await makeUsers({ dataDir: folder }, USERS);
  const site = await startSiteProcess(folder, { TRUSTED_PROXIES: '127.0.0.1, ::1' });
  try {
    const urls = async (path: string): Promise<string[]> => {
      const list: unknown = await (await fetch(`${site.address}${path}`)).json();
      return [
        ...new Set([...JSON.stringify(list).matchAll(/"url":"(\/[\w/-]+)"/g)].map(([, url = '']) => url)),
      ];
    };
    const [commanders, cards] = await Promise.all([
      urls('/api/v1/pages/commanders'),
      urls('/api/v1/pages/top/all'),
    ]);
    const positions: Positions = {
      commanders: commanders.filter((url) => url.startsWith('/commanders/')).slice(0, 100),
      cards: cards.filter((url) => url.startsWith('/cards/')).slice(0, 100),
      tokens,
    };
    if (positions.commanders.length < 30 || positions.cards.length < 30)
      throw new Error(
        `Too few pages to ask for: ${positions.commanders.length} and ${positions.cards.length}.`,
      );
    const { lines, bounds } = await measureLoad(site, positions, minutes);
    const broken = bounds.filter(({ holds }) => !holds);
    if (values.print) console.log(lines.join('\n'));
    else publish({ id: 'load', title: 'A day’s traffic, and more than that', lines });
    for (const { sentence } of broken) console.error(`Does not hold: ${sentence}.`);
    // So short a run says nothing of the limits.
    process.exitCode = broken.length > 0 && !values.toy ? 1 : 0;
  } finally {
    await site.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
