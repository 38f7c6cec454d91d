import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startNginx } from '../../../tooling/lib/nginx.mjs';
import { startPostgres } from '../../../tooling/lib/postgres.mjs';
import { milliseconds, type Section, table } from '../report.ts';
import { freePort } from '../site/free-port.ts';
import { loadUrls, uncachedUrls } from '../site/load-urls.ts';
import { makeSampleData } from '../site/sample-site.ts';
import { ROOT, readMemoryMb, type SiteProcess, startSiteProcess } from '../site/site-process.ts';
import { sized } from '../size.ts';
import { loadRaw } from '../traffic/raw-load.ts';

const PATH = '/commanders/atraxa-praetors-voice';
const COUNTS = sized([1, 2, 4], [1]);
const ROUNDS = sized(3, 1);
const CONNECTIONS = 16;
/** Few, so that a process refuses none unless the machine is busy. */
const RENDERING = 2;
const MEASURE_MS = sized(4_000, 200);
const PATIENCE_MS = 10_000;

type Measured = {
  processes: number;
  cached: { perSecond: number; p99: number; siteUs: number; nginxUs: number };
  rendered: { perSecond: number; p50: number; siteMs: number; refused: number };
  memoryMb: number;
};

/** One, two and four processes behind the sample of nginx, on one PostgreSQL. */
export async function runScale(): Promise<Section> {
  console.log('scale: building and starting the sites …');
  const first = await makeSampleData();
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-scale-'));
  const sites: SiteProcess[] = [];
  const database = await startPostgres();
  try {
    for (let index = 0; index < Math.max(...COUNTS); index++) {
      const dataDir = join(folder, `${index}`);
      cpSync(join(first, 'snapshots'), join(dataDir, 'snapshots'), { recursive: true });
      sites.push(
        await startSiteProcess(dataDir, { DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1' }),
      );
    }
    const rounds: Measured[] = [];
    // In turns, so that a noisy minute falls on all.
    for (let round = 0; round < ROUNDS; round++)
      for (const count of COUNTS) {
        console.log(`scale: round ${round + 1} of ${ROUNDS}, ${count} processes …`);
        rounds.push(await measure(sites.slice(0, count), round));
      }
    return toSection(COUNTS.map((count) => median(rounds.filter(({ processes }) => processes === count))));
  } finally {
    for (const site of sites) await site.stop();
    await database.stop();
    for (const made of [first, folder]) rmSync(made, { recursive: true, force: true });
  }
}

async function measure(sites: readonly SiteProcess[], round: number): Promise<Measured> {
  const port = await freePort();
  const nginx = await startNginx(getServers(sites, port));
  const used = () => sites.reduce((sum, { processorTime }) => sum + (processorTime() ?? Number.NaN), 0);
  const front = `http://127.0.0.1:${port}`;
  try {
    await isListening(front);
    // Each process renders the page once.
    for (let page = 0; page < 4 * sites.length; page++) await (await fetch(`${front}${PATH}`)).arrayBuffer();
    const siteBefore = used();
    const cached = await loadRaw({ port, path: PATH, pid: nginx.pid }, CONNECTIONS, MEASURE_MS);
    const siteUs = ((used() - siteBefore) / (cached.perSecond * (MEASURE_MS / 1000))) * 1000;
    const fresh = uncachedUrls(`${front}${PATH}`);
    // Not asked before in an earlier round.
    for (let skipped = 0; skipped < round * 100_000 + sites.length * 10_000; skipped++) fresh.next();
    const before = used();
    const options = { connections: RENDERING * sites.length, milliseconds: MEASURE_MS, mayRefuse: true };
    const rendered = await loadUrls(fresh, options);
    return {
      processes: sites.length,
      cached: {
        perSecond: cached.perSecond,
        p99: cached.p99,
        siteUs,
        nginxUs: cached.processorUs,
      },
      rendered: {
        perSecond: rendered.perSecond,
        p50: rendered.p50,
        refused: rendered.refused,
        siteMs: (used() - before) / rendered.requests,
      },
      memoryMb: sites.reduce((sum, { pid }) => sum + readMemoryMb(pid), 0) / sites.length,
    };
  } finally {
    await nginx.stop();
  }
}

/** nginx listens a moment after its start. */
async function isListening(front: string): Promise<void> {
  for (let tried = 0; tried < PATIENCE_MS / 100; tried++) {
    const answer = await fetch(`${front}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('nginx does not answer.');
}

/**
 * The operator's sample with these processes, without TLS, without the limits of one network, which the client is, and
 * without the cache of nginx, which would answer in their place.
 */
function getServers(sites: readonly SiteProcess[], port: number): string {
  const sample = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  const upstream = sites.map(({ address }) => `  server ${new URL(address).host};`).join('\n');
  return (
    sample
      .replace(/ {2}server 127\.0\.0\.1:3001\b.*\n {2}server 127\.0\.0\.1:3002\b.*/, upstream)
      // Those that only send elsewhere or refuse.
      .replace(/server \{\n {2}listen 80[\s\S]*?\n\}\n/g, '')
      .replace(/^proxy_cache_path .*\n/m, '')
      .replace(/^ {2}listen \[::\].*\n/gm, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};\n  keepalive_requests 100000000;`)
      .replace(/^ {2,}(?:ssl_|limit_conn |limit_req |proxy_cache|add_header X-Cache).*\n/gm, '')
  );
}

function median(rounds: readonly Measured[]): Measured {
  const sorted = rounds.toSorted((a, b) => a.cached.perSecond - b.cached.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('No round was run.');
  return middle;
}

function toSection(measured: readonly Measured[]): Section {
  const [alone] = measured;
  if (!alone) throw new Error('Nothing was measured.');
  const rows = measured.map(({ processes, cached, rendered, memoryMb }) => [
    `${processes}`,
    cached.perSecond.toFixed(0),
    `${(cached.perSecond / alone.cached.perSecond).toFixed(2)}×`,
    milliseconds(cached.p99),
    `${cached.siteUs.toFixed(0)} µs`,
    `${cached.nginxUs.toFixed(0)} µs`,
    rendered.perSecond.toFixed(1),
    `${(rendered.perSecond / alone.rendered.perSecond).toFixed(2)}×`,
    milliseconds(rendered.p50),
    `${rendered.refused}`,
    milliseconds(rendered.siteMs),
    `${memoryMb.toFixed(0)} MB`,
  ]);
  return {
    id: 'scale',
    title: 'Several processes behind nginx',
    lines: [
      `\`${PATH}\` through the sample of nginx, each process with its own data folder, all on one PostgreSQL; ${MEASURE_MS / 1000} s each in turn, the median of ${ROUNDS} rounds. Client, nginx, database and processes share this machine’s processors: where these are used up, more processes cannot answer more, and the processor time of one answer says what a machine of their own gives. Rendered: each request asks for a page never asked for.`,
      '',
      ...table(
        [
          'processes',
          'cached, per second',
          'to one',
          '99 %',
          'site, each',
          'nginx, each',
          'rendered, per second',
          'to one',
          'median',
          'refused',
          'site, each',
          'memory of one',
        ],
        rows,
      ),
    ],
  };
}
