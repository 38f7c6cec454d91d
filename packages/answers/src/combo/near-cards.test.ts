import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTiny, type TinySnapshot, tinyContent } from '../testing/index.ts';
import { combosOfList } from './combos-of-list.ts';
import { nearCards } from './near-cards.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  const [first] = tinyContent().combos;
  if (!first) throw new RangeError('The tiny snapshot has a combo.');
  const combos = [
    ['Beacon', 'Wave'],
    ['Beacon', 'Sunbeam'],
    ['Beacon', 'Cyr the Lone', 'Sunbeam'],
    ['Beacon', 'Harbor'],
    ['Beacon', 'Island'],
    ['Beacon', 'Old Terror'],
    ['Wave', 'Sunbeam'],
  ];
  tiny = await openTiny({
    combos: combos.map((names, index) => ({
      ...first,
      id: `${index}`,
      cards: names.map((name) => ({ name, oracleId: null, mustBeCommander: false })),
    })),
  });
}, 60_000);
afterAll(() => tiny.close());

function getNear(names: string[], may?: (name: string) => boolean) {
  const { snapshot } = tiny;
  const find = (name: string) => snapshot.resolver.find(name) ?? expect.fail(name);
  const { near } = combosOfList(snapshot, [find('Cyr the Lone')], names.map(find));
  return nearCards(snapshot, near, may && ((card) => may(snapshot.cards[card]?.name ?? '')));
}

describe('the cards that a list lacks for a combo', () => {
  it('are the cheapest first, those without a price last, each with all its combos', () => {
    // Prices: Sunbeam 1.50, Wave 4, Harbor 10, Island none; Old Terror is banned.
    expect(getNear(['Beacon']).map(({ name, price, count }) => [name, price, count])).toEqual([
      ['Sunbeam', 1.5, 2],
      ['Wave', 4, 1],
      ['Harbor', 10, 1],
      ['Island', null, 1],
    ]);
    expect(
      getNear(['Beacon'])[0]
        ?.combos.map(({ value }) => value)
        .sort(),
    ).toEqual(['Beacon + Cyr the Lone + Sunbeam', 'Beacon + Sunbeam']);
  });

  it('are those that may be added, asked in the same order', () => {
    const tested: string[] = [];
    const near = getNear(['Beacon'], (name) => {
      tested.push(name);
      return name !== 'Sunbeam';
    });
    expect(tested).toEqual(['Sunbeam', 'Wave', 'Harbor', 'Island']);
    expect(near.map(({ name }) => name)).toEqual(['Wave', 'Harbor', 'Island']);
  });

  it('are none if nothing is one card away', () => {
    expect(getNear([])).toEqual([]);
    expect(getNear(['Beacon', 'Wave', 'Sunbeam', 'Harbor', 'Island'])).toEqual([]);
  });

  it('list at most 500 combos, and count all', () => {
    const { snapshot } = tiny;
    const { near } = combosOfList(snapshot, [], [snapshot.resolver.find('Beacon') ?? -1]);
    const [first] = near;
    if (!first) throw new RangeError('A combo lacks a card.');
    const many = nearCards(
      snapshot,
      Array.from({ length: 600 }, () => ({ ...first, known: { ...first.known } })),
    );
    expect(many.map(({ count, combos }) => [count, combos.length])).toEqual([[600, 500]]);
  });
});
