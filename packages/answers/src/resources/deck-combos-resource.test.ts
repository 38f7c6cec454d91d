import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTiny, type TinySnapshot, tinyContent } from '../testing/index.ts';
import { bracketResource, deckCombosResource } from './deck-combos-resource.ts';

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

it('refuses a list of which nothing is recognized, with what may be meant', async () => {
  const view = { snapshot: tiny.snapshot, imageHost: null };
  const list = { commanders: ['Nope'], cards: ['1 Baecon'] };
  await expect(bracketResource(view, list)).rejects.toThrow(/^No card of the deck is recognized: "/);
  await expect(deckCombosResource(view, { ...list, limit: 1 })).rejects.toThrow('is no card here');
  const typo = { commanders: [], cards: ['Baecon'] };
  await expect(bracketResource(view, typo)).rejects.toThrow('Did you mean "Beacon"?');
  // One that is recognized is enough.
  const known = await bracketResource(view, { commanders: [], cards: ['Nope', 'Wave'] });
  expect(known.unknown.map(({ name }) => name)).toEqual(['Nope']);
});
