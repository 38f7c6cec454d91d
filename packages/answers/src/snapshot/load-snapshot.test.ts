import { Piscina } from 'piscina';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishTiny, temporaryFolder, tinyContent } from '../testing/tiny-snapshot.ts';
import { comboTable } from './combo-table.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { prepareSnapshot } from './prepare-snapshot.ts';
import { SteppedValue } from './stepped-value.ts';
import { UnsoundSnapshotError } from './unsound-snapshot-error.ts';

describe('loadSnapshot', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it("refuses a list of themes of a length other than the engine's", async () => {
    const content = tinyContent();
    const themes = content.themes.slice(0, -1);
    const id = await publishTiny(folder.path, { ...content, themes });
    await expect(loadSnapshot(folder.path, id)).rejects.toMatchObject({
      code: 'data-loss',
      message: `Snapshot ${id} is refused: it lists ${themes.length} themes, its engine.bin counts ${content.themes.length}. Run "npm run deckwright -- build" to write it anew, or where it came from a store, on the machine that fills it.`,
    });
  });

  it('prepares suggestions and columns before similar cards, and says which part fails', async () => {
    const { snapshot, close } = await loadSnapshot(folder.path, await publishTiny(folder.path));
    const prepared: string[] = [];
    const prepare = vi.spyOn(SteppedValue.prototype, 'prepare').mockImplementation(async () => {
      prepared.push(`part ${prepared.length}`);
      if (prepared.length === 2) throw new Error('boom');
    });
    const done = prepareSnapshot(snapshot, async () => {}, new AbortController().signal);
    await expect(done).rejects.toThrow(UnsoundSnapshotError);
    await expect(done).rejects.toThrow('its columns for searches cannot be computed (boom)');
    expect(prepared).toHaveLength(2);
    prepare.mockRestore();
    await close();
  });

  it('prepares its workers, counts the combos and computes its parts once', async () => {
    const run = vi.spyOn(Piscina.prototype, 'run');
    const { snapshot, close } = await loadSnapshot(folder.path, await publishTiny(folder.path));
    expect(run.mock.calls.map(([task]) => task.call)).toEqual(['overview']);
    let turns = 0;
    const nextTurn = async (): Promise<void> => {
      turns += 1;
    };
    await snapshot.ready('columns');
    await prepareSnapshot(snapshot, nextTurn, new AbortController().signal);
    const stepCount = turns;
    expect(stepCount).toBeGreaterThan(5);
    await prepareSnapshot(snapshot, nextTurn, new AbortController().signal);
    expect(turns).toBe(stepCount);
    expect(snapshot.columns).toBe(snapshot.columns);
    expect(run.mock.settledResults.map(({ type }) => type)).not.toContain('incomplete');
    const calls = run.mock.calls.map(([task]) => task.call);
    expect(calls).toEqual(expect.arrayContaining(['overview', 'prepare', 'comboCounts']));
    const callCount = calls.length;
    await comboTable(snapshot);
    expect(run).toHaveBeenCalledTimes(callCount);
    run.mockRestore();
    await close();
  });
});
