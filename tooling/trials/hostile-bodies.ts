// How long the built site keeps everybody else waiting while it reads a hostile body, and how much memory it takes:
// node tooling/trials/hostile-bodies.ts [DATA_DIR]. `npm run test:long -- hostile` runs it on the sample.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startSiteProcess } from '../../apps/site/server/testing/site-process.ts';
import { userCalls } from '../../apps/site/server/testing/user-calls.ts';
import { madeDatabase, madeSample } from '../lib/made-once.mjs';
import type { Probed } from './health-prober.ts';
import { HOSTILE_BODIES, type HostileBody, sizeOfBody } from './hostile-bodies.data.ts';

/** Time in which the prober alone measures what the machine itself makes it wait. */
const QUIET_MS = 3000;
/** An answer this long is not read to its end. */
const MAX_READ = 300_000_000;
const PATIENCE_MS = 180_000;
/** What a request may make others wait, beyond what they wait on the machine anyway, and the memory it may take. */
const [MAX_WAIT_MS, MAX_GROWTH_MB] = [250, 150];

const [source = await madeSample()] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'deckwright-hostile-'));
for (const part of ['snapshots', 'current'].filter((name) => existsSync(join(source, name))))
  cpSync(join(source, part), join(folder, part), { recursive: true });
cpSync(await madeDatabase(), folder, { recursive: true });
const site = startSiteProcess({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1', LOG_FORMAT: 'json' });

type Answered = { status: number; bytes: number; ms: number };

let visitor = 0;

/** Sends one request, and reads its answer to the end if that comes soon. */
function send(
  address: string,
  { path, type, body, token }: HostileBody & { token: string },
): Promise<Answered> {
  visitor += 1;
  const startedAt = performance.now();
  const headers = {
    'x-forwarded-for': `198.51.${100 + (visitor >> 8)}.${visitor & 255}`,
    ...(type === null ? {} : { 'content-type': type }),
    ...(path === '/mcp' ? { accept: 'application/json, text/event-stream' } : {}),
    ...(path.startsWith('/api/shared-decks') ? { authorization: `Bearer ${token}` } : {}),
    ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers,
      agent: false,
    });
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer in time')));
    sent.once('error', reject);
    sent.once('response', (answer) => {
      let bytes = 0;
      const end = () => resolve({ status: answer.statusCode ?? 0, bytes, ms: performance.now() - startedAt });
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_READ) answer.destroy();
      });
      answer.once('close', end);
    });
    sent.end(body ?? undefined);
  });
}

async function trial(): Promise<number> {
  const address = await site.ready;
  const { token } = await userCalls(() => address).register();
  const prober = new Worker(new URL('./health-prober.ts', import.meta.url), {
    workerData: { address, pid: site.pid },
  });
  const probed = (): Promise<Probed> =>
    new Promise((resolve) => {
      prober.once('message', resolve);
      prober.postMessage(null);
    });
  await wait(QUIET_MS);
  await probed();
  // The first of each kind loads code that the next ones find loaded.
  for (const body of HOSTILE_BODIES.filter(({ isFirst }) => isFirst)) await send(address, { ...body, token });
  await probed();
  await wait(QUIET_MS);
  const quiet = await probed();
  console.log(
    `alone: longest wait for /healthz ${quiet.worstMs.toFixed(0)} ms, ${quiet.maxMb.toFixed(0)} MB`,
  );
  console.log(
    '| body | kB sent | status | kB back | answered after ms | longest /healthz ms | MB before → most |',
  );
  console.log('|---|---|---|---|---|---|---|');
  let broken = 0;
  let before = quiet.maxMb;
  for (const body of HOSTILE_BODIES) {
    const answered = await send(address, { ...body, token }).catch((error: unknown) => String(error));
    await wait(200);
    const { worstMs, maxMb } = await probed();
    const [status, bytes, ms] =
      typeof answered === 'string' ? [answered, 0, 0] : [answered.status, answered.bytes, answered.ms];
    const kb = (size: number): string => (size / 1000).toFixed(1);
    console.log(
      `| ${body.name} | ${kb(sizeOfBody(body))} | ${status} | ${kb(bytes)} | ${ms.toFixed(0)} | ${worstMs.toFixed(0)} | ${before.toFixed(0)} → ${maxMb.toFixed(0)} |`,
    );
    const holds =
      typeof status === 'number' &&
      status < 500 &&
      worstMs <= quiet.worstMs + MAX_WAIT_MS &&
      maxMb - before <= MAX_GROWTH_MB;
    if (!holds) broken += 1;
    await wait(100);
    before = (await probed()).maxMb;
  }
  await prober.terminate();
  return broken;
}

try {
  const broken = await trial();
  if (broken > 0)
    console.error(`${broken} bodies held up the site, took too much memory or were not answered.`);
  process.exitCode = broken > 0 ? 1 : 0;
} finally {
  site.signal('SIGKILL');
  await site.exit;
  rmSync(folder, { recursive: true, force: true });
}
