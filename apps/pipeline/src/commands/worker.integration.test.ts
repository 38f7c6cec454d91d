import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commanderResults, loadEngine, NO_ENGINE_FILTERS } from '@deckwright/engine/query';
import { currentSnapshotId, dataPaths, readSnapshot } from '@deckwright/snapshot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../../tooling/testing/chance.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { trialSize } from '../../../../tooling/testing/trial-size.ts';
import { deckLine, trinkets, writeMiniMirror } from '../testing/mini-mirror.fixture.ts';
import { ended, startDeckwright } from '../testing/process.fixture.ts';
import { deckwright, deckwrightWith } from '../testing/run.fixture.ts';

const KILLS = trialSize({ usual: 1, long: 50 });
const WORKERS = [1, 2, 4].slice(0, trialSize({ usual: 2, long: 3 }));
const DECKS = 4000;
const SEED = 20_261_125;

const databases = createTestDatabases();

let folder: string;
let dataDir: string;
/** The id of the snapshot that a build without workers publishes: it is a hash of all files. */
let alone: string | null;
let env: Record<string, string>;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  const { databaseUrl = '' } = await databases.prepare('postgres');
  folder = mkdtempSync(join(tmpdir(), 'deckwright-workers-'));
  dataDir = join(folder, 'var');
  env = { DATABASE_URL: databaseUrl, WORKER_STORE: join(folder, 'store') };
  writeMiniMirror(join(folder, 'mirror'), { trinketCount: 400 });
  const lines = Array.from({ length: DECKS }, (_, index) => {
    const first = 1 + (index % 300);
    const cards = trinkets(first, first + 65 + Math.floor(index / 300));
    const event = { id: 'spring', name: 'The spring', date: '2023-12-20', size: 40 };
    const result = { event, placing: 5, wins: 3, losses: 1, draws: 0 };
    return deckLine(
      `d${index}`,
      ['Azure Archivist'],
      cards,
      '2024-01-01',
      index % 10 === 0 ? { result } : {},
    );
  });
  writeFileSync(join(folder, 'decks.jsonl'), lines.join(''));
  for (const args of [
    ['ingest', '--from', join(folder, 'mirror')],
    ['ingest', 'decks', join(folder, 'decks.jsonl'), '--source', 'club', '--rights', 'own'],
    ['build', '--threads', '1'],
  ])
    expect(await deckwright(dataDir, ...args)).toMatchObject({ code: 0, err: '' });
  alone = currentSnapshotId(dataDir);
  const { engine, results } = await readSnapshot(dataDir, alone ?? '');
  const requested = { commander: 0, filters: NO_ENGINE_FILTERS };
  // One deck in ten was played.
  expect(commanderResults(loadEngine(engine, results), requested)?.total).toMatchObject({
    entries: 400,
    wins: 1200,
  });
}, 600_000);

afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    await once(child, 'close').catch(() => undefined);
  }
  running.clear();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startWorker(): Promise<ChildProcess> {
  const child = startDeckwright(['worker', '--threads', '1'], env);
  running.add(child);
  child.once('close', () => running.delete(child));
  const [said] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  expect(said.toString()).toMatch(/^Ready/);
  return child;
}

/** Removes what earlier builds kept and published, and builds with the workers there are. */
async function build(...options: string[]): Promise<{ id: string | null; err: string }> {
  const { shards, snapshots } = dataPaths(dataDir);
  for (const part of [shards, snapshots]) rmSync(part, { recursive: true, force: true });
  const { code, err } = await deckwrightWith(env, dataDir, 'build', '--threads', '1', ...options);
  expect({ code, err }).toMatchObject({ code: 0 });
  return { id: currentSnapshotId(dataDir), err };
}

const leftInStore = (): string[] => readdirSync(join(folder, 'store'));

describe('a build with workers', { timeout: 300_000 }, () => {
  it('publishes the same snapshot where no worker comes', async () => {
    expect(await build()).toEqual({ id: alone, err: '' });
    expect(await build('--wait-for-workers', '1')).toEqual({ id: alone, err: '' });
    expect(leftInStore()).toEqual([]);
  });

  it.each(WORKERS)('publishes the same snapshot with %i, which do all the work', async (count) => {
    await Promise.all(Array.from({ length: count }, startWorker));
    expect(await build('--wait-for-workers', '600')).toEqual({ id: alone, err: '' });
    expect(leftInStore()).toEqual([]);
  });

  it(`publishes the same snapshot with kills of workers at random moments: ${KILLS}`, {
    timeout: trialSize({ usual: 300_000, long: 7_200_000 }),
  }, async () => {
    const random = createRandom(SEED);
    for (let kills = 0; kills < KILLS; ) {
      const count = 2 + Math.floor(random() * trialSize({ usual: 1, long: 3 }));
      const workers = await Promise.all(Array.from({ length: count }, startWorker));
      const building = build('--wait-for-workers', '2');
      let isBuilt = false;
      void building.then(() => {
        isBuilt = true;
      });
      for (const worker of workers) {
        if (kills === KILLS || isBuilt) break;
        // Waits for nothing in particular: the moment of the kill is what varies.
        await sleep(random() * 1500);
        worker.kill('SIGKILL');
        kills += 1;
      }
      expect(await building).toEqual({ id: alone, err: '' });
    }
  });
});

describe('a worker', { timeout: 120_000 }, () => {
  it('ends cleanly on SIGTERM', async () => {
    const worker = await startWorker();
    const end = ended(worker);
    worker.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 0, out: 'Stopped\n', err: '' });
  });

  it('refuses the jobs of another version and says so', async () => {
    const { openJobs, toQueueName: getQueue } = await import('../judging/job-queue.ts');
    const boss = await openJobs(env.DATABASE_URL ?? '', 'another', () => undefined);
    await boss.send(getQueue('another'), { build: 'x', code: 'another', facts: 'x', part: 'x' });
    try {
      const worker = startDeckwright(['worker'], env);
      running.add(worker);
      const [said] = (await once(worker.stderr ?? worker, 'data')) as [Buffer];
      expect(said.toString()).toMatch(/version another wait.*refuses\. Install the same version/);
      const [job] = await boss.findJobs(getQueue('another'));
      expect(job?.state).toBe('created');
    } finally {
      await boss.deleteQueue(getQueue('another'));
      await boss.stop({ graceful: false });
    }
  });

  it('says which settings are missing, and what is wrong with them', async () => {
    const fail = async (words: RegExp, settings: Record<string, string>, ...args: string[]) => {
      const result = await deckwrightWith(settings, dataDir, 'worker', ...args);
      expect(result.code).toBe(1);
      expect(result.err).toMatch(words);
    };
    await fail(/DATABASE_URL is missing/, {});
    await fail(/WORKER_STORE is missing/, { DATABASE_URL: env.DATABASE_URL ?? '' });
    await fail(/--threads must be a whole number, 1…256; got "0"/, env, '--threads', '0');
    await fail(/^"worker" takes no argument, not "decks.jsonl"/, env, 'decks.jsonl');
    mkdirSync(join(folder, 'plain'), { recursive: true });
    writeFileSync(join(folder, 'plain', 'file'), '');
    await fail(/WORKER_STORE cannot be written/, {
      ...env,
      WORKER_STORE: join(folder, 'plain', 'file', 'store'),
    });
    await fail(/jobs in the database of DATABASE_URL cannot be used/, {
      ...env,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
  });
});
