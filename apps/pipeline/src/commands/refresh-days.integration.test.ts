import { appendFileSync } from 'node:fs';
import { currentSnapshotId } from '@deckwright/snapshot';
import { expect, it } from 'vitest';
import { deckLine, trinkets } from '../testing/mini-mirror.fixture.ts';
import { deckwrightAt } from '../testing/run.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const DAY_MS = 86_400_000;
const START = Date.now();
/** A day of the future, by its number from today. */
const at = (day: number): Date => new Date(START + day * DAY_MS);

const bench = useWorkbench();

async function runOn(day: number, ...args: string[]): Promise<string> {
  const env = { BULK_DATA: '0' };
  const { code, out, err } = await deckwrightAt(() => at(day), env, bench.dataDir, ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}
const isBuilt = async (day: number): Promise<boolean> =>
  !(await runOn(day, 'refresh', '--from', bench.mirror)).includes('nothing is new since it was built');

it('is no reason to build again before something has its day, and builds to the same until then', async () => {
  const saved = at(10).toISOString().slice(0, 10);
  appendFileSync(bench.deckFile, deckLine('soon', ['Azure Archivist'], trinkets(3, 72), saved));
  await bench.ingestMirror();
  await bench.ingestDecks();
  expect(await isBuilt(0)).toBe(true);
  const before = currentSnapshotId(bench.dataDir);
  // A deck saved past midnight further east is of tomorrow.
  for (const day of [0, 1, 8]) expect(await isBuilt(day), `day ${day}`).toBe(false);
  expect(await runOn(8, 'build')).toContain(`Snapshot ${before} (unchanged)`);
  expect(await isBuilt(9)).toBe(true);
  const after = currentSnapshotId(bench.dataDir);
  expect(after).not.toBe(before);
  for (const day of [10, 400]) expect(await isBuilt(day), `day ${day}`).toBe(false);
  expect(await runOn(400, 'build')).toContain(`Snapshot ${after} (unchanged)`);
  // A clock that was wrong is put right.
  expect(await isBuilt(8)).toBe(true);
  expect(currentSnapshotId(bench.dataDir)).toBe(before);
}, 60_000);
