import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSiteBuilt } from '../../../tooling/lib/site-build.mjs';
import { runMeasured } from '../files/measured-child.ts';
import { milliseconds, type Section, table, times } from '../report.ts';
import { firstLoadBytes } from './first-load.ts';
import { type Load, loadUrls, repeat } from './load.ts';
import { ROOT, type SiteProcess, startSiteProcess } from './site-process.ts';

const PATH = '/commanders/atraxa-praetors-voice';
const OTHER_PATHS = ['/', '/commanders', PATH, '/cards/sol-ring', '/recs'];
const CONNECTIONS = 16;
/** More would be refused. */
const RENDERING_CONNECTIONS = 4;
const MEASURE_MS = 4_000;
const ROUNDS = 3;
const COUNTED_RENDERINGS = 20;

/** First-load JavaScript of an empty React Router app in framework mode, brotli, measured once. */
export const EMPTY_APP_KB = 96.9;

/** Requests per second with and without the page cache, and the scripts a page loads, on the sample snapshot. */
export async function runPages(): Promise<Section> {
  console.log('pages: building and starting the site …');
  await ensureSiteBuilt(process.execPath);
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-pages-'));
  try {
    await runMeasured(join(ROOT, 'apps/pipeline/src/main.ts'), ['build', '--sample'], {
      ...process.env,
      DATA_DIR: folder,
    });
    const site = await startSiteProcess(folder);
    try {
      return { id: 'pages', title: 'Pages', lines: await lines(site) };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lines(site: SiteProcess): Promise<string[]> {
  const { address } = site;
  const fresh = renderedAnew(`${address}${PATH}`);
  const options = { connections: RENDERING_CONNECTIONS, milliseconds: MEASURE_MS };
  const kept = { ...options, connections: CONNECTIONS };
  await loadUrls(fresh, { ...options, milliseconds: 2_000 });
  const rounds: { rendering: Load; cached: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    console.log(`pages: round ${round + 1} of ${ROUNDS} …`);
    const rendering = await loadUrls(fresh, options);
    rounds.push({ rendering, cached: await loadUrls(repeat(`${address}${PATH}`), kept) });
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
    `\`${PATH}\` of the sample snapshot over loopback, ${RENDERING_CONNECTIONS} connections while it is rendered and ${CONNECTIONS} once it is kept, ${MEASURE_MS / 1000} s each, median of ${ROUNDS} rounds. Rendering: every request asks for a price filter not asked before, so nothing is cached. The program that asks runs on the same machine.`,
    '',
    ...table(
      ['', 'requests per second', 'median', '99 %', 'size as sent'],
      [row('rendered', middle.rendering), row('cached', middle.cached)],
    ),
    '',
    `Cached ÷ rendered: ${times(ratio)}.${await processorWords(site, fresh)}`,
    '',
    ...(await scriptLines(address)),
  ];
}

/** CPU time of rendering pages one after the other, including compression. */
async function processorWords(site: SiteProcess, fresh: Iterator<string>): Promise<string> {
  const before = site.processorTime();
  for (let asked = 0; asked < COUNTED_RENDERINGS; asked++) {
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

/** A price above that of every deck: all decks pass, and every number is another page. */
export function* renderedAnew(url: string): Generator<string, never> {
  for (let price = 1_000_000; ; price++) yield `${url}?f=d:lt=${price}`;
}

async function scriptLines(address: string): Promise<string[]> {
  const rows: string[][] = [];
  for (const path of OTHER_PATHS) {
    const { files, bytes } = await firstLoadBytes(`${address}${path}`);
    const kilobytes = bytes / 1000;
    rows.push([
      `\`${path}\``,
      String(files),
      `${kilobytes.toFixed(1)} kB`,
      `${(kilobytes - EMPTY_APP_KB).toFixed(1)} kB`,
    ]);
  }
  return [
    `Scripts a page loads at once, brotli; an empty app of the same framework loads ${EMPTY_APP_KB} kB.`,
    '',
    ...table(['page', 'files', 'size', 'above the empty app'], rows),
  ];
}
