import type { Section } from '../report.ts';
import { uncachedUrls } from '../site/load-urls.ts';
import { runPipeline, withSampleSite } from '../site/sample-site.ts';
import { sized } from '../size.ts';
import { compareWithNginx } from './compare-with-nginx.ts';
import { overload } from './overload.ts';
import { firstAfterSwap } from './swap.ts';

/** The largest page of the sample. */
const PATH = '/commanders/atraxa-praetors-voice';
/** Another day makes another snapshot of the same decks. */
const OTHER_DAY = '2025-09-29';
const WARM_UP_PAGES = sized(20, 1);

/** Cached pages compared with nginx, more visitors than can be served, and the first page of a new snapshot. */
export async function runTraffic(): Promise<Section> {
  console.log('traffic: building and starting the site …');
  return withSampleSite(async (site, dataDir) => {
    const { address } = site;
    // A site that has been running for a while, like the others.
    const uncached = uncachedUrls(`${address}${PATH}`);
    for (let page = 0; page < WARM_UP_PAGES; page++) await (await fetch(uncached.next().value)).arrayBuffer();
    const pages = {
      popular: PATH,
      fresh: '/commanders/captain-sisay',
      next: '/cards/swords-to-plowshares',
    };
    const publish = () => runPipeline(dataDir, 'build', '--sample', '--as-of', OTHER_DAY);
    const lines = [
      ...(await compareWithNginx(site, PATH)),
      '',
      ...(await overload(uncached)),
      '',
      ...(await firstAfterSwap(address, pages, publish)),
    ];
    return { id: 'traffic', title: 'Pages under load', lines };
  });
}
