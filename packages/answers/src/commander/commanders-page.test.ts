import { NO_FILTERS } from '@deckwright/domain';
import type { CommanderRank } from '@deckwright/engine/query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AskEngine } from '../engine/engine-calls.ts';
import { openTiny, type TinySnapshot } from '../testing/tiny-snapshot.ts';
import { commandersPage } from './commanders-page.ts';

let test: TinySnapshot;
beforeAll(async () => {
  test = await openTiny();
}, 60_000);
afterAll(() => test.close());

function rank(commander: number, decks: number, before: [rank: number | null, decks: number]): CommanderRank {
  const [previousRank, previousDecks] = before;
  const counts = { decks, potentialDecks: 100, effectiveDecks: 100 };
  return { commander, ...counts, rank: commander + 1, previousRank, previousDecks };
}

it('states the rank before from ten decks in both ranges on', async () => {
  const ranks = [rank(0, 12, [3, 10]), rank(1, 10, [1, 9]), rank(2, 9, [2, 40])];
  const context = {
    snapshot: { ...test.snapshot, ask: (async () => ranks) as unknown as AskEngine },
    imageHost: null,
  };
  const filters = { ...NO_FILTERS, range: 'month' } as const;
  const page = await commandersPage(context, { filters, page: 1, warnings: [] }, null);
  expect(page.lists[0]?.cards.map((card) => [card.rank, card.previousRank])).toEqual([
    [1, 3],
    [2, null],
    [3, null],
  ]);
});
