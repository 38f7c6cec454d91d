// From publish to served: two sites follow the store that SNAPSHOT_STORE names, and the two newest snapshots of a data
// folder are published in turn: node tooling/trials/store.ts DATA_DIR [ROUNDS]
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type SiteProcess, startSiteProcess } from '../../apps/site/server/testing/site-process.ts';
import { snapshotIds } from '../../packages/snapshot/src/index.ts';
import { startPostgres } from '../lib/postgres.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const [source = '', rounds = '3'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'deckwright-store-'));
const pipeline = join(folder, 'pipeline');
cpSync(join(source, 'snapshots'), join(pipeline, 'snapshots'), { recursive: true });
const ids = snapshotIds(pipeline);
if (ids.length < 2) throw new Error(`${source} must have two snapshots.`);
const store = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith('AWS_') || name === 'SNAPSHOT_STORE'),
) as Record<string, string>;
const postgres = await startPostgres();

/** Milliseconds. */
type Times = { uploaded: number; served: number };

async function publish(id: string, env: Record<string, string>): Promise<void> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    join(ROOT, 'apps/pipeline/src/main.ts'),
    'publish',
    id,
  ];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...store, ...env, DATA_DIR: pipeline },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`publish ended with ${code}.`);
}

async function servedBy(sites: readonly SiteProcess[], id: string): Promise<void> {
  for (const site of sites) {
    const address = await site.ready;
    while (true) {
      const { snapshot } = (await (await fetch(`${address}/healthz`)).json()) as {
        snapshot: { id: string } | null;
      };
      if (snapshot?.id === id) break;
      await delay(50);
    }
  }
}

async function measure(env: Record<string, string>): Promise<Times[]> {
  const times: Times[] = [];
  await publish(ids[0] ?? '', env);
  const sites = ['one', 'two'].map((name) =>
    startSiteProcess({ ...store, ...env, DATA_DIR: join(folder, `${name}-${Object.keys(env).length}`) }),
  );
  try {
    await servedBy(sites, ids[0] ?? '');
    for (let round = 1; round <= Number(rounds); round += 1) {
      const id = ids[round % 2] ?? '';
      const startedAt = performance.now();
      await publish(id, env);
      const uploaded = performance.now() - startedAt;
      await servedBy(sites, id);
      times.push({ uploaded, served: performance.now() - startedAt });
    }
  } finally {
    for (const site of sites) site.signal('SIGTERM');
    await Promise.all(sites.map(({ exit }) => exit));
  }
  return times;
}

function print(what: string, times: readonly Times[]): void {
  for (const [round, { uploaded, served }] of times.entries())
    console.log(
      `${what}, round ${round + 1}: publish ends after ${(uploaded / 1000).toFixed(1)} s, served by both after ${(served / 1000).toFixed(1)} s`,
    );
}

try {
  print('polling every 10 s', await measure({}));
  print('NOTIFY', await measure({ DATABASE_URL: postgres.url }));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
