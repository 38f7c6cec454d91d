import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProgressBar } from '@deckwright/command-line';
import { commanderResults, loadEngine, NO_ENGINE_FILTERS } from '@deckwright/engine/query';
import { currentSnapshotId, dataPaths, readSnapshot } from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { trialSize } from '../../../../tooling/testing/trial-size.ts';
import { readMeta } from '../lake/lake.ts';
import { DecksMeta } from '../lake/lake-schemas.ts';
import { deckLine, trinkets, writeMiniMirror } from '../testing/mini-mirror.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';
import type { JudgeFacts } from './judge-facts.ts';
import { judgesFor } from './judge-files.ts';

const THREADS = ['2', '4'].slice(0, trialSize({ usual: 1, long: 2 }));

const bench = useWorkbench();

const played = (id: string, wins: number, losses: number, draws: number) => ({
  result: { event: { id, name: `The ${id}`, date: '2023-12-20', size: 40 }, placing: 5, wins, losses, draws },
});

/**
 * Different decks but for those whose number ends in 2, which have the list of the deck two before, played again. Those
 * that end in 0 were played too; those that end in 1 too, but are too short to count. 3,500 decks are several parts, and enough for threads.
 */
const decks = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    const kind = number % 10;
    const listed = kind === 2 ? number - 2 : number;
    const first = 1 + (listed % 200);
    const cards = trinkets(first, first + (kind === 1 ? 20 : 70 + Math.floor(listed / 200)));
    const results = [played('spring', 3, 1, 0), played('spring', 1, 2, 1), played('autumn', 0, 4, 0)];
    return deckLine(`d${number}`, ['Azure Archivist'], cards, '2024-01-01', results[kind]);
  });

async function ingest(lines: readonly string[], source = 'club'): Promise<void> {
  writeFileSync(bench.deckFile, lines.join(''));
  await bench.ingestDecks(bench.deckFile, source);
}

/** Every file of the published snapshot but the manifest, which has the time. */
function published(): Record<string, string> {
  const folder = join(dataPaths(bench.dataDir).snapshots, currentSnapshotId(bench.dataDir) ?? '');
  const files = readdirSync(folder).filter((name) => name !== 'manifest.json');
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** Results of the only commander in the published snapshot. */
async function results(): Promise<unknown> {
  const snapshot = await readSnapshot(bench.dataDir, currentSnapshotId(bench.dataDir) ?? '');
  const engine = loadEngine(snapshot.engine, snapshot.results);
  expect(engine.commanders).toBe(1);
  return commanderResults(engine, { commander: 0, filters: NO_ENGINE_FILTERS });
}

const remaining = (): string[] =>
  readdirSync(dataPaths(bench.dataDir).shards).filter((name) => !name.startsWith('index-'));

/** What a build gives that starts from nothing. */
async function buildFromScratch(): Promise<Record<string, string>> {
  const { shards, snapshots } = dataPaths(bench.dataDir);
  for (const folder of [shards, snapshots]) rmSync(folder, { recursive: true, force: true });
  await bench.run('build', '--threads', '1');
  return published();
}

describe('a build', () => {
  it('gives the same bytes with any number of threads', async () => {
    writeMiniMirror(bench.mirror, { trinketCount: 300 });
    await bench.ingestMirror();
    await ingest(decks(0, 3500));
    const one = await buildFromScratch();
    // 350 of each kind: 3-1-0, 1-2-1 and 0-4-0, the last in another event.
    expect(await results()).toMatchObject({
      events: 2,
      total: { entries: 1050, wins: 1400, losses: 2450, draws: 350 },
    });
    for (const threads of THREADS) {
      rmSync(dataPaths(bench.dataDir).shards, { recursive: true });
      rmSync(dataPaths(bench.dataDir).snapshots, { recursive: true });
      await bench.run('build', '--threads', threads);
      expect(published()).toEqual(one);
    }
  });

  it('judges only what changed, and gives the bytes of a build that starts from nothing', async () => {
    writeMiniMirror(bench.mirror, { trinketCount: 300 });
    await bench.ingestMirror();
    await ingest(decks(0, 3500));
    await bench.run('build');
    const first = remaining();
    expect(first.length).toBeGreaterThan(1);

    await ingest(decks(3500, 3600));
    await bench.run('build');
    const longer = remaining();
    expect(longer).toEqual(expect.arrayContaining(first));
    expect(longer.length).toBe(first.length + 1);
    // Ten more of each kind.
    expect(await results()).toMatchObject({
      events: 2,
      total: { entries: 1080, wins: 1440, losses: 2520, draws: 360 },
    });
    expect(published()).toEqual(await buildFromScratch());

    await bench.run('sources', 'remove', 'club/d10', '--reason', 'asked', '--no-build');
    expect(existsSync(dataPaths(bench.dataDir).shards)).toBe(false);
    await bench.run('build');
    const without = published();
    // The deck gone was 3-1-0; the one with the same list counts instead.
    expect(await results()).toMatchObject({
      total: { entries: 1079, wins: 1437, losses: 2519, draws: 360 },
    });
    expect(remaining().filter((key) => !longer.includes(key))).toHaveLength(1);
    expect(remaining().filter((key) => longer.includes(key))).toHaveLength(longer.length - 1);
    expect(without).toEqual(await buildFromScratch());
  });

  it('judges everything again with another catalog', async () => {
    writeMiniMirror(bench.mirror, { trinketCount: 300 });
    await bench.ingestMirror();
    await ingest(decks(0, 100));
    await bench.run('build');
    const before = remaining();
    writeMiniMirror(bench.mirror, { trinketCount: 295 });
    await bench.ingestMirror();
    await bench.run('build');
    expect(remaining().filter((key) => before.includes(key))).toEqual([]);
    expect(published()).toEqual(await buildFromScratch());
  });

  it('judges again what was damaged', async () => {
    await bench.ingestMirror();
    await bench.ingestDecks();
    await bench.run('build');
    const before = published();
    for (const name of readdirSync(dataPaths(bench.dataDir).shards))
      writeFileSync(join(dataPaths(bench.dataDir).shards, name), 'damaged');
    await bench.run('build');
    expect(published()).toEqual(before);
  });

  it('keeps verdicts under the limits they were made by', async () => {
    await bench.ingestMirror();
    await bench.ingestDecks();
    const paths = dataPaths(bench.dataDir);
    const [name = ''] = readdirSync(paths.decks);
    const { files } = readMeta(paths, 'decks', name, DecksMeta);
    const file = {
      path: join(paths.decks, name, 'decks.jsonl'),
      facts: files['decks.jsonl'],
      isRefused: () => false,
    };
    const facts: JudgeFacts = {
      cards: [],
      excluded: [],
      combos: [],
      precons: [],
      limits: { minDifferentCards: 60, maxCards: 100 },
    };
    const judge = judgesFor({ folder: paths.shards });
    const silent = new ProgressBar({ write: () => {} });
    await judge([file], facts, silent);
    const [before] = remaining();
    await judge([file], { ...facts, limits: { minDifferentCards: 61, maxCards: 100 } }, silent);
    expect(remaining()).toHaveLength(1);
    expect(remaining()).not.toEqual([before]);
  });

  it('reads the same from a copy of the data folder', async () => {
    await bench.ingestMirror();
    await bench.ingestDecks();
    await bench.run('build');
    const before = published();
    cpSync(dataPaths(bench.dataDir).lake, join(bench.folder, 'copy', 'lake'), { recursive: true });
    bench.dataDir = join(bench.folder, 'copy');
    await bench.run('build');
    expect(published()).toEqual(before);
  });
});
