// `npm run bench:restarts [-- --site DIR] [--toy]`: two sites behind nginx with the sample for operators are restarted in turn
// while visitors ask; exit code 1 if anybody gets an error. DIR is a data folder with a published snapshot, which is copied;
// without it the sample is served. Everything is on this machine and ends by itself.
import { chmodSync, constants, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../../apps/site/server/testing/free-port.ts';
import { nginxSample } from '../../../apps/site/server/testing/nginx-sample.ts';
import { madeDatabase, madeSample } from '../../../tooling/lib/made-once.mjs';
import { startNginx } from '../../../tooling/lib/nginx.mjs';
import { ensureSiteBuilt } from '../../../tooling/lib/site-build.mjs';
import { ROOT, type SiteProcess, startSiteProcess } from '../site/site-process.ts';
import { sized } from '../size.ts';
import { startVisitors, type Visits } from './visitors.ts';

const VISITORS = sized(16, 2);
const ROUNDS = sized(2, 1);
/** So that the next restart is of one that has been serving for a moment. */
const BETWEEN_MS = sized(5_000, 500);
/** Few enough that each process has rendered them soon: what is measured are restarts, not overload. */
const PAGES = 20;

const { values } = parseArgs({
  options: { site: { type: 'string' }, toy: { type: 'boolean', default: false } },
});

await ensureSiteBuilt(process.execPath);
const folder = mkdtempSync(join(tmpdir(), 'deckwright-restarts-'));
// The workers of nginx may be another user.
chmodSync(folder, 0o755);
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const sites = [await openSite('one'), await openSite('two')];
  const front = await openFront(sites.map(({ port }) => port));
  const paths = await findPaths(front);
  const visitors = startVisitors(front, VISITORS, (visitor, turn) => {
    const path = paths[(visitor * 7 + turn) % paths.length] ?? '/';
    // Not one that nginx has stored already.
    return turn % 4 === 3 ? `/api/typeahead?q=${path.slice(-4)}` : `${path}?visit=${visitor}-${turn}`;
  });
  const starts: number[] = [];
  await setTimeout(sized(5_000, 500));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const site of sites) {
      const from = performance.now();
      await site.restart();
      starts.push(performance.now() - from);
      console.log(
        `restarts: ${starts.length} of ${ROUNDS * sites.length}, ${visitors.count()} answers so far`,
      );
      await setTimeout(BETWEEN_MS);
    }
  const visits = await visitors.stop();
  console.log(report(visits, starts));
  process.exitCode = errorsIn(visits) > 0 ? 1 : 0;
} finally {
  for (const close of closers.reverse()) await close();
}

async function openSite(name: string) {
  const dataDir = join(folder, name);
  const given = values.site;
  const copy = (from: string, to: string): void =>
    cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  if (given === undefined) copy(await madeSample(), dataDir);
  else copy(join(given, 'snapshots'), join(dataDir, 'snapshots'));
  copy(await madeDatabase(), dataDir);
  const port = await freePort();
  const env = { PORT: `${port}`, TRUSTED_PROXIES: '127.0.0.1', SHARED_CACHE: '1' };
  let site: SiteProcess = await startSiteProcess(dataDir, env);
  closers.push(() => site.stop());
  return {
    port,
    restart: async () => {
      await site.stop();
      site = await startSiteProcess(dataDir, env);
    },
  };
}

async function openFront(processes: readonly number[]): Promise<string> {
  const [plain, tls, open] = [await freePort(), await freePort(), await freePort()];
  const [cache, proofs] = [join(folder, 'cache'), join(folder, 'proofs')];
  mkdirSync(proofs);
  const certificates = join(ROOT, 'tooling/testing/tls');
  const [certificate, key] = [join(certificates, 'cert.pem'), join(certificates, 'key.pem')];
  const nginx = await startNginx(
    nginxSample({ ports: { plain, tls, open }, processes, cache, proofs, certificate, key }),
  );
  closers.push(() => nginx.stop());
  const front = `http://127.0.0.1:${open}`;
  for (let look = 0; !(await answers(front)); look += 1) {
    if (look === 100) throw new Error(`nginx does not answer:\n${nginx.log()}`);
    await setTimeout(100);
  }
  return front;
}

async function answers(front: string): Promise<boolean> {
  return await fetch(`${front}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Commanders with their pages, most decks first. */
async function findPaths(front: string): Promise<string[]> {
  const text = await (await fetch(`${front}/api/v1/pages/commanders`)).text();
  const urls = [...text.matchAll(/"url":"(\/commanders\/[\w-]+)"/g)].map(([, url = '']) => url);
  return [...new Set(urls)].slice(0, PAGES);
}

function errorsIn({ byStatus }: Visits): number {
  return [...byStatus].reduce((sum, [status, times]) => sum + (status === 200 ? 0 : times), 0);
}

function report(visits: Visits, starts: readonly number[]): string {
  const { byStatus, turnedAway, maxMs } = visits;
  const others = [...byStatus]
    .filter(([status]) => status !== 200)
    .map(([status, times]) => `${status}: ${times}`);
  const seconds = starts.map((ms) => (ms / 1000).toFixed(0)).join(', ');
  return [
    `${VISITORS} visitors, ${starts.length} restarts of ${seconds} s, load ${loadavg()[0]?.toFixed(1)} at the end:`,
    `${(byStatus.get(200) ?? 0).toLocaleString('en')} requests answered, ${errorsIn(visits)} errors${others.length > 0 ? ` (${others.join(', ')})` : ''}; ${turnedAway} turned away as the process had too much to do; longest wait ${(maxMs / 1000).toFixed(1)} s.`,
  ].join('\n');
}
