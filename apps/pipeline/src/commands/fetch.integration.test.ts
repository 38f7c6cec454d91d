import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentSnapshotId, readManifest } from '@deckwright/snapshot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeMiniMirror } from '../testing/mini-mirror.fixture.ts';
import { ended, startDeckwright } from '../testing/process.fixture.ts';
import { serveMirror, type Upstream } from '../testing/upstream.fixture.ts';

let folder: string;
let dataDir: string;
let upstream: Upstream;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-fetch-'));
  dataDir = join(folder, 'var');
  writeMiniMirror(join(folder, 'mirror'));
  upstream = await serveMirror(join(folder, 'mirror'));
});

afterEach(async () => {
  await upstream.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  ended(startDeckwright(['fetch', ...args, '--data-dir', dataDir], upstream.env));

async function published() {
  const id = currentSnapshotId(dataDir);
  return id === null ? null : await readManifest(dataDir, id);
}

describe('fetch', () => {
  it('states the size, fetches, builds and publishes', async () => {
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out).toMatch(/^The download is \d+\.\d MB, from 127\.0\.0\.1:\d+\.\n/);
    expect((await published())?.counts).toMatchObject({
      cards: 100,
      combos: 1,
      precons: 1,
      sets: 1,
      decks: 0,
    });
    const again = await run();
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('(unchanged)') });
    expect(again.out).toMatch(/^Nothing to download: all /);
  });

  it('builds the same snapshot from a folder, without the services', async () => {
    await run();
    const fetched = currentSnapshotId(dataDir);
    await upstream.close();
    rmSync(dataDir, { recursive: true });
    expect(await run('--from', join(folder, 'mirror'))).toMatchObject({
      code: 0,
      out: expect.stringContaining('nothing is downloaded'),
    });
    expect(currentSnapshotId(dataDir)).toBe(fetched);
    expect(existsSync(join(dataDir, 'lake', 'downloads'))).toBe(false);
  });

  it('publishes no empty list of cards, where there is nothing to compare it with either', async () => {
    for (const records of ['[]', '[{"object":"card"}]']) {
      upstream.troubles.set('/scryfall/oracle-cards.json', { always: () => Buffer.from(records) });
      const { code, err } = await run();
      expect(code).toBe(1);
      expect(err.trim().split('\n').at(-1)).not.toMatch(/\n\s+at /);
      expect(await published()).toBeNull();
      if (records === '[]')
        expect(err).toMatch(
          /oracle-cards\.json is an empty list\. Nothing was written\. Get the file again\.\n$/,
        );
    }
    upstream.troubles.clear();
    expect(await run()).toMatchObject({ code: 0 });
    expect((await published())?.counts.cards).toBe(100);
  });

  it('tells a program each step and its share in lines of JSON', async () => {
    const { code, out, err } = await run('--json');
    expect(code).toBe(0);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([...new Set(lines.map(({ step }) => step))]).toEqual(['download', 'read', 'build']);
    for (const { share } of lines) expect(share === null || (share >= 0 && share <= 1)).toBe(true);
    expect(lines.some(({ text }) => /^The download is \d+\.\d MB, from 127/.test(text))).toBe(true);
    expect(lines.some(({ text }) => /^downloading .* MB of .* MB$/.test(text))).toBe(true);
    expect(err).toContain('The download is ');
    expect(err).toContain('Published ');
  });

  it('says in one sentence that there is no network, and leaves what is published', async () => {
    await run();
    const before = currentSnapshotId(dataDir);
    await upstream.close();
    const { code, out, err } = await run('--json');
    expect(code).toBe(1);
    expect(err.trim().split('\n').at(-1)).toMatch(/^127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\): /);
    expect(out).not.toContain('"build"');
    const last = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({ step: 'download', failed: true, text: err.trim().split('\n').at(-1) });
    expect(currentSnapshotId(dataDir)).toBe(before);
  });
});
