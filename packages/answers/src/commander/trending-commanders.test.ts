import type { CommanderRank } from '@deckwright/engine/query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskEngine } from '../engine/engine-calls.ts';
import { openTiny, type TinySnapshot } from '../testing/tiny-snapshot.ts';
import { homePage } from './commanders-page.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

/** The range of the trend and its commanders' decks, where each has so many decks now and before. */
async function trend(decks: Readonly<Record<string, readonly [now: number, before: number][]>>) {
  const ask = async (_: 'ranks', { range }: { range: string }): Promise<CommanderRank[]> =>
    (decks[range] ?? []).map(([now, before], commander) => ({
      commander,
      decks: now,
      potentialDecks: now,
      effectiveDecks: now,
      rank: commander + 1,
      previousRank: null,
      previousDecks: before,
    }));
  const page = await homePage({ snapshot: { ...tiny.snapshot, ask: ask as AskEngine }, imageHost: null });
  const shown = page.lists.find(({ kind }) => kind === 'trendingcommanders')?.cards ?? [];
  return [page.window.range, shown.map(({ numDecks }) => numDecks)];
}

describe('trending commanders', () => {
  it('have ten decks in the newest week and in the one before', async () => {
    const week: [number, number][] = [
      [30, 9],
      [10, 10],
      [9, 40],
    ];
    expect(await trend({ week, month: [[99, 99]] })).toEqual(['week', [10]]);
  });

  it('are those of the month or year if none of the week has', async () => {
    expect(await trend({ week: [[9, 9]], month: [[40, 12]], year: [[400, 120]] })).toEqual(['month', [40]]);
    expect(await trend({ week: [[9, 9]], month: [[40, 9]], year: [[400, 120]] })).toEqual(['year', [400]]);
    expect(await trend({ year: [[400, 9]] })).toEqual(['none', []]);
  });
});
