// `npm run bench:restarts [-- --site DIR] [--visitors N] [--pages N] [--nginx FILE] [--toy]`: two sites behind nginx with the sample for operators
// are restarted in turn while visitors ask, then both get more than they can answer; exit code 1 if anybody gets an error. DIR is a
// data folder with a published snapshot, which is copied; without it the sample is served. There are 16 visitors and 20 pages unless
// told: with many, a process that has just started has to render most. FILE is compared with deploy/nginx.conf. Everything is on this
// machine and ends by itself.
import { chmodSync, constants, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
import { describeVisits, errorsIn, startVisitors } from './visitors.ts';

const ROUNDS = sized(2, 1);
/** So that the next restart is of one that has been serving for a moment. */
const BETWEEN_MS = sized(5_000, 500);
/** Few enough that each process has rendered them soon: what is measured are restarts, not overload. */
const PAGES = 20;
/** What nginx writes about each request. */
const TRIES = 'tries.log';
/** Visitors without a pause, for pages that are kept nowhere (as those with a token are): far more than two processes render. */
const CROWD = sized(64, 4);
const CROWD_MS = sized(30_000, 1_000);

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    visitors: { type: 'string', default: `${sized(16, 2)}` },
    pages: { type: 'string', default: `${PAGES}` },
    nginx: { type: 'string' },
    toy: { type: 'boolean', default: false },
  },
});

const VISITORS = Number(values.visitors);
await ensureSiteBuilt(process.execPath);
const folder = mkdtempSync(join(tmpdir(), 'deckwright-restarts-'));
// The workers of nginx may be another user.
chmodSync(folder, 0o755);
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const sites = [await openSite('one'), await openSite('two')];
  const front = await openFront(sites.map(({ port }) => port));
  const paths = await findPaths(front, Number(values.pages));
  const tries = countTries(join(folder, TRIES));
  tries.since();
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
  const seconds = starts.map((ms) => (ms / 1000).toFixed(0)).join(', ');
  const visits = await visitors.stop();
  console.log(
    `${VISITORS} visitors, ${paths.length} pages, ${starts.length} restarts of ${seconds} s, ${load()}:\n${describeVisits(visits)}${tries.since()}`,
  );
  const crowd = startVisitors(
    front,
    CROWD,
    (visitor, turn) => `${paths[(visitor * 31 + turn) % paths.length] ?? '/'}?token=${visitor}-${turn}`,
    0,
  );
  await setTimeout(CROWD_MS);
  const crowded = await crowd.stop();
  console.log(
    `${CROWD} visitors without a pause for ${CROWD_MS / 1000} s, ${load()}:\n${describeVisits(crowded)}${tries.since()}`,
  );
  process.exitCode = errorsIn(visits) + errorsIn(crowded) > 0 ? 1 : 0;
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
  const changes = { ports: { plain, tls, open }, processes, cache, proofs, certificate, key };
  const sample = nginxSample(changes, '127.0.0.1', values.nginx && readFileSync(values.nginx, 'utf8'));
  const tried = `access_log ${join(folder, TRIES)} tries;\n  client_max_body_size`;
  const nginx = await startNginx(
    `log_format tries '$status $upstream_status';\n${sample.replace('client_max_body_size', tried)}`,
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

/** The pages of commanders, most decks first. */
async function findPaths(front: string, wanted: number): Promise<string[]> {
  const found = new Set<string>();
  for (let page = 1; found.size < wanted; page += 1) {
    const answer = await fetch(`${front}/api/v1/pages/commanders?page=${page}`);
    const urls = [...(await answer.text()).matchAll(/"url":"(\/commanders\/[\w-]+)"/g)];
    if (urls.length === 0 && page === 1)
      throw new Error(`No page of a commander was found (${answer.status}).`);
    const before = found.size;
    for (const [, url = ''] of urls) found.add(url);
    if (found.size === before) break;
  }
  return [...found].slice(0, wanted);
}

function load(): string {
  return `load ${loadavg()[0]?.toFixed(1)}`;
}

/** How often nginx asked a process, from its log: a line for each request, with a status for each try. */
function countTries(log: string): { since: () => string } {
  let read = 0;
  return {
    since: () => {
      const lines = readFileSync(log, 'utf8').trim().split('\n').slice(read);
      read += lines.length;
      const tries = lines.reduce((sum, line) => sum + line.split(', ').length, 0);
      const most = lines.reduce((max, line) => Math.max(max, line.split(', ').length), 0);
      return ` Tries at a process for each request: ${(tries / lines.length).toFixed(2)}, at most ${most}.`;
    },
  };
}
