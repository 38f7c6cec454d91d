import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTiny, type TinySnapshot, tinyContent } from '../testing/index.ts';
import { deckCombosResource } from './deck-combos-resource.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  const [first] = tinyContent().combos;
  if (!first) throw new RangeError('The tiny snapshot has a combo.');
  const others = [['Wave'], ['Island'], ['Harbor'], ['Sunbeam'], ['Harbor', 'Cyr the Lone']];
  tiny = await openTiny({
    combos: others.map((names, index) => ({
      ...first,
      id: `${index}`,
      cards: ['Beacon', ...names].map((name) => ({ name, oracleId: null, mustBeCommander: false })),
    })),
  });
}, 60_000);
afterAll(() => tiny.close());

it('lists the combos that lack one card by that card, the cheapest first, those without a price last', async () => {
  const view = { snapshot: tiny.snapshot, imageHost: null };
  const list = { commanders: ['Cyr the Lone'], cards: ['Beacon'], limit: 50 };
  const { near, near_count } = await deckCombosResource(view, list);
  expect(near.map(({ card, price, count }) => [card.name, price, count])).toEqual([
    ['Sunbeam', 1.5, 1],
    ['Wave', 4, 1],
    ['Harbor', 10, 2],
    ['Island', null, 1],
  ]);
  expect(near_count).toBe(5);
});
