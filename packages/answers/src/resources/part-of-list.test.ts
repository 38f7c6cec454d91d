import { describe, expect, it } from 'vitest';
import { openTiny } from '../testing/index.ts';
import { cachedEntries, indexedList } from './list-cache.ts';
import { partOfList } from './part-of-list.ts';

const part = (after: string | null, limit: number) =>
  partOfList(
    indexedList(['a', 'b', 'c', 'd', 'e'], (entry) => entry),
    { after, limit },
  );

describe('partOfList', () => {
  it('goes on behind the last entry, and ends with the list', () => {
    expect(part(null, 2)).toEqual({ entries: ['a', 'b'], total: 5, last: 'b' });
    expect(part('b', 2)).toEqual({ entries: ['c', 'd'], total: 5, last: 'd' });
    expect(part('d', 2)).toEqual({ entries: ['e'], total: 5, last: null });
    // Exactly the rest: nothing is behind it.
    expect(part('c', 2)).toEqual({ entries: ['d', 'e'], total: 5, last: null });
    expect(part('e', 2)).toEqual({ entries: [], total: 5, last: null });
    expect(partOfList(indexedList([], String), { after: null, limit: 2 })).toEqual({
      entries: [],
      total: 0,
      last: null,
    });
  });

  it('refuses a place that is not in the list', () => {
    expect(() => part('z', 2)).toThrow('"z" is not in this list');
  });
});

describe('cachedEntries', () => {
  it('makes a list once and names its entries once, however many pages are asked for', async () => {
    const { snapshot, close } = await openTiny();
    let [made, named] = [0, 0];
    const list = () =>
      cachedEntries(snapshot, 'x', {
        make: async () => {
          made += 1;
          return ['a', 'b', 'c'];
        },
        toId: (entry) => {
          named += 1;
          return entry;
        },
      });
    const both = await Promise.all([list(), list()]);
    expect(both.map(({ getPosition }) => getPosition('c'))).toEqual([2, 2]);
    for (const after of ['a', 'b']) partOfList(await list(), { after, limit: 1 });
    expect({ made, named }).toEqual({ made: 1, named: 3 });
    await close();
  });

  it('drops the lists asked for longest ago, and tries again what failed', async () => {
    const { snapshot, close } = await openTiny();
    const made: string[] = [];
    const ask = (key: string, length: number) =>
      cachedEntries(snapshot, key, {
        make: () => {
          made.push(key);
          if (length < 0) throw new Error('No.');
          return new Array<number>(length).fill(0);
        },
        toId: String,
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key, 40_000);
    // Three lists are too many: `b` was the one asked for longest ago when `c` came.
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    await expect(ask('bad', -1)).rejects.toThrow('No.');
    expect((await ask('bad', 1)).entries).toHaveLength(1);
    await close();
  });
});
