import { readFileSync } from 'node:fs';
import type * as Snapshots from '@deckwright/snapshot';
import { currentSnapshotId, dataPaths, readRefreshReport } from '@deckwright/snapshot';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Lake from '../lake/lake.ts';
import { deckwrightWith } from '../testing/run.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const failing = vi.hoisted(() => ({ prune: false, unused: false }));
/** What a disk answers that has begun to fail. */
const fail = vi.hoisted(() => () => {
  throw Object.assign(new Error('EIO: i/o error, rename'), { code: 'EIO' });
});

vi.mock('@deckwright/snapshot', async (original) => {
  const real = await original<typeof Snapshots>();
  const pruneSnapshots: typeof real.pruneSnapshots = (...given) =>
    failing.prune ? fail() : real.pruneSnapshots(...given);
  return { ...real, pruneSnapshots };
});
vi.mock('../lake/lake.ts', async (original) => {
  const real = await original<typeof Lake>();
  const removeUnused: typeof real.removeUnused = (paths) =>
    failing.unused ? fail() : real.removeUnused(paths);
  return { ...real, removeUnused };
});

const bench = useWorkbench();
afterEach(() => Object.assign(failing, { prune: false, unused: false }));

const refresh = () => deckwrightWith({}, bench.dataDir, 'refresh', '--from', bench.mirror);
const read = (): string => readFileSync(dataPaths(bench.dataDir).lakeCurrent, 'utf8');

it('is published, with a warning, where old snapshots cannot be removed', async () => {
  await bench.ingestMirror();
  await bench.ingestDecks();
  failing.prune = true;
  const { code, out, err } = await refresh();
  const WARNING =
    /^Old snapshots could not be removed \(EIO: i\/o error, rename\); the next run tries again\.$/;
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^Published [0-9a-f]{16}$/m) });
  expect(err).toMatch(/^Warning: Old snapshots could not be removed/m);
  const served = currentSnapshotId(bench.dataDir);
  expect(served).not.toBeNull();
  expect(readRefreshReport(bench.dataDir)).toMatchObject({
    outcome: 'published',
    snapshot: served,
    reasons: [expect.stringMatching(WARNING)],
  });
  // What it was built from counts from now on.
  const lake = read();
  failing.prune = false;
  expect(await refresh()).toMatchObject({ code: 0, err: '' });
  expect(read()).toBe(lake);
  expect(readRefreshReport(bench.dataDir)).toMatchObject({ outcome: 'unchanged', reasons: [] });
});

it('has not failed where what the last one read cannot be removed', async () => {
  failing.unused = true;
  const { code, err } = await refresh();
  expect(code).toBe(0);
  expect(err).toMatch(/^Warning: Data that is no longer used could not be removed \(EIO/m);
  expect(readRefreshReport(bench.dataDir)?.outcome).toBe('published');
});
