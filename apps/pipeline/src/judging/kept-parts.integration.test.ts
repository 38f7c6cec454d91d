import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentSnapshotId, dataPaths } from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from '../cli/terminal.ts';
import { readMeta } from '../lake/lake.ts';
import { DecksMeta } from '../lake/lake-schemas.ts';
import { deckLine, trinkets, writeMiniMirror } from '../testing/mini-mirror.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';
import type { JudgeFacts } from './judge-facts.ts';
import { judgesFor } from './judge-files.ts';

const bench = useWorkbench();

/** 3,000 different decks: several parts. */
const decks = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    const first = 1 + (number % 200);
    const length = 70 + Math.floor(number / 200);
    return deckLine(`d${number}`, ['Azure Archivist'], trinkets(first, first + length), '2024-01-01');
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

const kept = (): string[] =>
  readdirSync(dataPaths(bench.dataDir).shards).filter((name) => !name.startsWith('index-'));

/** What a build gives that starts from nothing. */
async function builtAnew(): Promise<Record<string, string>> {
  const { shards, snapshots } = dataPaths(bench.dataDir);
  for (const folder of [shards, snapshots]) rmSync(folder, { recursive: true, force: true });
  await bench.run('build', '--threads', '1');
  return published();
}

describe('a build', () => {
  it('gives the same bytes with 1, 2 and 4 threads', async () => {
    writeMiniMirror(bench.mirror, { trinketCount: 300 });
    await bench.ingestMirror();
    await ingest(decks(0, 3000));
    const one = await builtAnew();
    for (const threads of ['2', '4']) {
      rmSync(dataPaths(bench.dataDir).shards, { recursive: true });
      rmSync(dataPaths(bench.dataDir).snapshots, { recursive: true });
      await bench.run('build', '--threads', threads);
      expect(published()).toEqual(one);
    }
  });

  it('judges only what changed, and gives the bytes of a build that starts from nothing', async () => {
    writeMiniMirror(bench.mirror, { trinketCount: 300 });
    await bench.ingestMirror();
    await ingest(decks(0, 3000));
    await bench.run('build');
    const first = kept();
    expect(first.length).toBeGreaterThan(1);

    await ingest(decks(3000, 3100));
    await bench.run('build');
    const longer = kept();
    expect(longer).toEqual(expect.arrayContaining(first));
    expect(longer.length).toBe(first.length + 1);
    expect(published()).toEqual(await builtAnew());

    await bench.run('sources', 'remove', 'club/d10', '--reason', 'asked', '--no-build');
    expect(existsSync(dataPaths(bench.dataDir).shards)).toBe(false);
    await bench.run('build');
    const without = published();
    expect(kept().filter((key) => !longer.includes(key))).toHaveLength(1);
    expect(kept().filter((key) => longer.includes(key))).toHaveLength(longer.length - 1);
    expect(without).toEqual(await builtAnew());
  });

  it('judges everything again with another catalog', async () => {
    writeMiniMirror(bench.mirror, { trinketCount: 300 });
    await bench.ingestMirror();
    await ingest(decks(0, 100));
    await bench.run('build');
    const before = kept();
    writeMiniMirror(bench.mirror, { trinketCount: 295 });
    await bench.ingestMirror();
    await bench.run('build');
    expect(kept().filter((key) => before.includes(key))).toEqual([]);
    expect(published()).toEqual(await builtAnew());
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
      combos: [],
      precons: [],
      limits: { minDifferentCards: 60, maxCards: 100 },
    };
    const judge = judgesFor({ folder: paths.shards });
    const silent = new ProgressBar({ write: () => {} });
    await judge([file], facts, silent);
    const [before] = kept();
    await judge([file], { ...facts, limits: { minDifferentCards: 61, maxCards: 100 } }, silent);
    expect(kept()).toHaveLength(1);
    expect(kept()).not.toEqual([before]);
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
