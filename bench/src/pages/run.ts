import { milliseconds, type Section, table, times } from '../report.ts';
import { firstLoadTable } from '../site/first-load.ts';
import { type Load, loadUrls, repeat, uncachedUrls } from '../site/load-urls.ts';
import { withSampleSite } from '../site/sample-site.ts';
import type { SiteProcess } from '../site/site-process.ts';
import { sized } from '../size.ts';

const PATH = '/commanders/atraxa-praetors-voice';
const OTHER_PATHS = ['/', '/commanders', PATH, '/cards/sol-ring', '/recs'];
const CONNECTIONS = 16;
/** More would be refused. */
const RENDERING_CONNECTIONS = 4;
const MEASURE_MS = sized(4_000, 200);
const WARM_UP_MS = sized(2_000, 100);
const ROUNDS = sized(3, 1);
const COUNTED_RENDERINGS = sized(20, 2);

/** Requests per second with and without the page cache, and the scripts a page loads, on the sample snapshot. */
export async function runPages(): Promise<Section> {
  console.log('pages: building and starting the site …');
  return withSampleSite(async (site) => ({ id: 'pages', title: 'Pages', lines: await lines(site) }));
}

async function lines(site: SiteProcess): Promise<string[]> {
  const { address } = site;
  const fresh = uncachedUrls(`${address}${PATH}`);
  const options = { connections: RENDERING_CONNECTIONS, milliseconds: MEASURE_MS };
  const cached = { ...options, connections: CONNECTIONS };
  await loadUrls(fresh, { ...options, milliseconds: WARM_UP_MS });
  const rounds: { rendering: Load; cached: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    console.log(`pages: round ${round + 1} of ${ROUNDS} …`);
    const rendering = await loadUrls(fresh, options);
    rounds.push({ rendering, cached: await loadUrls(repeat(`${address}${PATH}`), cached) });
  }
  rounds.sort(
    (a, b) => a.cached.perSecond / a.rendering.perSecond - b.cached.perSecond / b.rendering.perSecond,
  );
  const middle = rounds[Math.floor(rounds.length / 2)];
  if (!middle) throw new Error('No round was run.');
  const row = (name: string, load: Load) => [
    name,
    load.perSecond.toFixed(0),
    milliseconds(load.p50),
    milliseconds(load.p99),
    `${(load.bytes / load.requests / 1000).toFixed(1)} kB`,
  ];
  const ratio = middle.cached.perSecond / middle.rendering.perSecond;
  return [
    `\`${PATH}\` of the sample snapshot over loopback, ${RENDERING_CONNECTIONS} connections while it is rendered and ${CONNECTIONS} once it is cached, ${MEASURE_MS / 1000} s each, median of ${ROUNDS} rounds. Rendering: every request asks for a price filter not asked before, so nothing is cached. The program that asks runs on the same machine.`,
    '',
    ...table(
      ['', 'requests per second', 'median', '99 %', 'size as sent'],
      [row('rendered', middle.rendering), row('cached', middle.cached)],
    ),
    '',
    `Cached ÷ rendered: ${times(ratio)}.${await processorSentence(site, fresh)}`,
    '',
    ...(await firstLoadTable(address, sized(OTHER_PATHS, ['/']))),
  ];
}

/** CPU time of rendering pages one after the other, including compression. */
async function processorSentence(site: SiteProcess, fresh: Iterator<string>): Promise<string> {
  const before = site.processorTime();
  for (let round = 0; round < COUNTED_RENDERINGS; round++) {
    const { value, done } = fresh.next();
    if (done) throw new Error('There is no further page to render.');
    const answer = await fetch(value, { headers: { 'accept-encoding': 'br' } });
    if (!answer.ok) throw new Error(`${value} answered ${answer.status}.`);
    await answer.arrayBuffer();
  }
  const after = site.processorTime();
  if (before === null || after === null) return '';
  const each = (after - before) / COUNTED_RENDERINGS;
  return ` One rendering takes ${milliseconds(each)} of processor time, of all threads, compression included (mean of ${COUNTED_RENDERINGS} one after the other).`;
}
