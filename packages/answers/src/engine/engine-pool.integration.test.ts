import { NO_ENGINE_FILTERS, packLists } from '@deckwright/engine/query';
import { readSnapshot } from '@deckwright/snapshot';
import { Piscina } from 'piscina';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishTiny, temporaryFolder } from '../testing/tiny-snapshot.ts';
import { type EnginePool, openEnginePool } from './engine-pool.ts';

const HEAP_MB = 100;
/** Cards that are asked about; the answer takes 40 bytes for each, more than the heap holds. */
const TOO_MANY = 4_000_000;

let folder: ReturnType<typeof temporaryFolder>;
let pool: EnginePool;
beforeEach(async () => {
  folder = temporaryFolder();
  const { engine, cardModel, cardDecks, results, names } = await readSnapshot(
    folder.path,
    await publishTiny(folder.path),
  );
  const shared = new SharedArrayBuffer(names.byteLength);
  new Uint8Array(shared).set(names);
  pool = openEnginePool({ engine, cardModel, cardDecks, results, names: shared }, HEAP_MB);
});
afterEach(async () => {
  await pool.close();
  folder.remove();
});

it('loses one answer if a worker uses too much memory, and continues with another worker', async () => {
  const warnings = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const sound = await pool.ask('overview', null);
  for (let turn = 1; turn <= 2; turn += 1) {
    const cards = Array<number>(TOO_MANY).fill(3);
    const greedy = expect(
      pool.ask('leads', { range: 'none', bracket: 0, estimated: false, cards }),
    ).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The answer was lost on the server. Please try again in a moment.',
    });
    // Who asks meanwhile waits for the next worker, where there is no other one.
    expect(await pool.ask('overview', null)).toEqual(sound);
    await greedy;
    expect(warnings).toHaveBeenCalledTimes(turn);
    expect(warnings).toHaveBeenLastCalledWith(expect.stringMatching(/^A worker of the engine ended and/));
  }
  expect(await pool.ask('overview', null)).toEqual(sound);
  warnings.mockRestore();
});

it('prepares its workers without a change to their answers', async () => {
  const commander = { commander: 0, filters: NO_ENGINE_FILTERS, together: packLists([]) };
  const before = await pool.ask('commander', commander);
  await pool.prepare();
  expect(await pool.ask('prepare', null)).toBeNull();
  expect(await pool.ask('commander', commander)).toEqual(before);
});

it('warns of a worker that died while preparing', async () => {
  const warnings = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const run = vi.spyOn(Piscina.prototype, 'run').mockRejectedValue(new Error('worker exited with code: 1'));
  await expect(pool.prepare()).rejects.toMatchObject({ code: 'unavailable' });
  expect(warnings).toHaveBeenCalledWith(expect.stringMatching(/^A worker of the engine ended and/));
  run.mockRestore();
  warnings.mockRestore();
});
