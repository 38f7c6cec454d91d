import { NO_FILTERS } from '@deckwright/domain';
import type { CommanderSpan } from '@deckwright/engine/query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { rankedRecords } from './tournament-resource.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

function toSpan(
  commander: number,
  games: number,
  wins: number,
  entries: number,
  topCut: number,
): CommanderSpan {
  const total = {
    ...{ entries, wins, losses: games - wins, draws: 0 },
    ...{ largeEntries: entries, topCut, expectedTopCut: entries / 4 },
  };
  return { commander, total, events: 1, firstDay: 19_800, lastDay: 19_800 };
}

it('ranks commanders by the lower ends of their intervals, those without a rate last', async () => {
  const spans = [
    // Too few games and entries for a rate, although all are won.
    toSpan(0, 2, 2, 1, 1),
    toSpan(1, 4_000, 1_200, 1_000, 100),
    // A higher rate of few, whose interval begins lower.
    toSpan(2, 60, 20, 60, 30),
  ];
  const snapshot = { ...tiny.snapshot, ask: async () => spans } as unknown as TinySnapshot['snapshot'];
  const rank = async (order: 'win_rate' | 'top_cut' | 'conversion' | 'entries'): Promise<number[]> => {
    const choice = { order, minEntries: 1, identity: null };
    return (await rankedRecords(snapshot, choice, NO_FILTERS)).map(({ commander }) => commander);
  };
  expect(await rank('win_rate')).toEqual([1, 2, 0]);
  expect(await rank('top_cut')).toEqual([2, 1, 0]);
  expect(await rank('conversion')).toEqual([2, 1, 0]);
  expect(await rank('entries')).toEqual([1, 2, 0]);
  const many = { order: 'win_rate', minEntries: 60, identity: null } as const;
  expect((await rankedRecords(snapshot, many, NO_FILTERS)).map(({ commander }) => commander)).toEqual([1, 2]);
});
