import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAnswers, loadSnapshot } from '@deckwright/answers';
import { currentSnapshotId } from '@deckwright/snapshot';
import { expect, it } from 'vitest';
import { madeReal, madeSample } from '../lib/made-once.mjs';

const DATA = join(import.meta.dirname, '../../../shared/data');
const present = existsSync(join(DATA, 'mirror')) && existsSync(join(DATA, 'decks'));
const MAX_MS = 900_000;

/** Opens the page of every precon of a snapshot and checks its upgrades; returns the number of precons. */
async function checkUpgrades(dataDir: string): Promise<number> {
  const { snapshot, close } = await loadSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
  try {
    const answers = createAnswers({ snapshot, imageHost: null });
    for (const { slug } of snapshot.precons) {
      const page = await answers.page('precon', { slug }, new URLSearchParams());
      expect(
        page.upgrades.map(({ budget }) => budget),
        slug,
      ).toEqual([25, 50, 100]);
      const printed = new Set(page.deck.flatMap(({ lines }) => lines.map(({ name }) => name)));
      for (const { budget, swaps, cost, left } of page.upgrades) {
        expect(swaps.length, `${slug} for ${budget}`).toBeGreaterThan(0);
        const cents = swaps.reduce((sum, { add }) => sum + Math.round((add.price?.price ?? 0) * 100), 0);
        expect(Math.round(cost * 100), slug).toBe(cents);
        expect(cost, slug).toBeLessThanOrEqual(budget);
        expect(cost + left, slug).toBeCloseTo(budget, 2);
        for (const { cut, add } of swaps) {
          expect(printed.has(cut.name), `${slug} cuts ${cut.name}`).toBe(true);
          expect(printed.has(add.name), `${slug} adds ${add.name}`).toBe(false);
          expect(add.price, `${slug} adds ${add.name}`).not.toBeNull();
        }
      }
      const cuts = page.lists.filter(({ kind }) => kind.endsWith('tocut'));
      for (const { cards } of cuts)
        expect(
          cards.some(({ numDecks }) => numDecks > 0),
          slug,
        ).toBe(true);
    }
    return snapshot.precons.length;
  } finally {
    await close();
  }
}

it('every precon of the sample has swaps within each of three budgets', { timeout: MAX_MS }, async () => {
  expect(await checkUpgrades(await madeSample())).toBeGreaterThan(0);
});

const title = 'every precon of the real data has swaps within each of three budgets';
it.skipIf(!present)(
  present ? title : `${title} (not here: ../shared/data is absent)`,
  { timeout: MAX_MS },
  async () => {
    expect(await checkUpgrades(await madeReal(DATA))).toBeGreaterThan(100);
  },
);
