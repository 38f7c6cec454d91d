import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSiteBuilt } from '../../../tooling/lib/site-build.mjs';
import { runMeasured } from '../files/measured-child.ts';
import { renderedAnew } from '../pages/run.ts';
import { ROOT, startSiteProcess } from '../pages/site-process.ts';
import type { Section } from '../report.ts';
import { besideNginx } from './beside-nginx.ts';
import { overload } from './overload.ts';
import { firstAfterSwap } from './swap.ts';

/** The largest page of the sample. */
const PATH = '/commanders/atraxa-praetors-voice';
/** Another day makes another snapshot of the same decks. */
const OTHER_DAY = '2025-09-29';

/** Cached pages compared with nginx, more visitors than can be served, and the first page of a new snapshot. */
export async function runTraffic(): Promise<Section> {
  console.log('traffic: building and starting the site …');
  await ensureSiteBuilt(process.execPath);
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-traffic-'));
  const build = (...more: string[]) =>
    runMeasured(join(ROOT, 'apps/pipeline/src/main.ts'), ['build', '--sample', ...more], {
      ...process.env,
      DATA_DIR: folder,
    });
  try {
    await build();
    const site = await startSiteProcess(folder);
    const { address } = site;
    try {
      // A site that has been running for a while, like the others.
      const fresh = renderedAnew(`${address}${PATH}`);
      for (let page = 0; page < 20; page++) await (await fetch(fresh.next().value)).arrayBuffer();
      const pages = {
        popular: PATH,
        fresh: '/commanders/captain-sisay',
        next: '/cards/swords-to-plowshares',
      };
      const lines = [
        ...(await besideNginx(site, PATH)),
        '',
        ...(await overload(fresh)),
        '',
        ...(await firstAfterSwap(address, pages, async () => void (await build('--as-of', OTHER_DAY)))),
      ];
      return { id: 'traffic', title: 'Pages under load', lines };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
