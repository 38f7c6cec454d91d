import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSnapshot, type Snapshot } from '../read-snapshot.ts';
import { sampleContent } from '../sample-content.fixture.ts';
import { type SnapshotContent, writeSnapshot } from '../write-snapshot.ts';
import { historyTableBytes } from './history-table.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckwright-snapshot-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function readBack(changes: Partial<SnapshotContent> = {}): Promise<Snapshot> {
  const { id } = await writeSnapshot(dataDir, sampleContent(changes), '2024-04-01T12:00:00.000Z');
  return readSnapshot(dataDir, id);
}

const NONE = new Uint8Array(0);

describe('the history of a snapshot', () => {
  it('is read by card and commander', async () => {
    const { history } = await readBack();
    expect(history.prices.days).toEqual([19_800, 19_812]);
    expect(history.prices.row(2)[1]).toEqual(Int32Array.of(102, 150));
    expect(history.prices.row(2)[0]).toBeNull();
    expect(history.cards.row(1)[0]).toEqual(Int32Array.of(1));
    expect(history.commanders.row(0)[1]).toEqual(Int32Array.of(2));
  });

  it('may be absent', async () => {
    const { history } = await readBack({ history: undefined });
    expect([history.prices.days, history.cards.days, history.commanders.days]).toEqual([[], [], []]);
  });

  it.each([
    [
      'noise',
      { prices: Buffer.from('noise'), counts: NONE },
      /price-history\.bin of snapshot \w+ is damaged: it is no/,
    ],
    [
      'half',
      { prices: NONE, counts: Uint8Array.of(9, 1) },
      /count-history\.bin of snapshot \w+ is damaged: it has 9/,
    ],
  ])('is refused if it is %s', async (_, history, words) => {
    await expect(readBack({ history })).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringMatching(words),
    });
  });

  it('is refused if it is of other cards', async () => {
    const prices = historyTableBytes({
      days: [1],
      rows: 2,
      columns: 8,
      fill: (_row, _column, series) => series.set([1]),
    });
    await expect(readBack({ history: { prices, counts: NONE } })).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringContaining('price-history.bin has 2 rows, its manifest says 3'),
    });
  });
});
