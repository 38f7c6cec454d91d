import { describe, expect, it } from 'vitest';
import { partOfList } from './part-of-list.ts';

const part = (after: string | null, limit: number) =>
  partOfList(['a', 'b', 'c', 'd', 'e'], (entry) => entry, { after, limit });

describe('partOfList', () => {
  it('goes on behind the last entry, and ends with the list', () => {
    expect(part(null, 2)).toEqual({ entries: ['a', 'b'], total: 5, after: 'b' });
    expect(part('b', 2)).toEqual({ entries: ['c', 'd'], total: 5, after: 'd' });
    expect(part('d', 2)).toEqual({ entries: ['e'], total: 5, after: null });
    // Exactly the rest: nothing is behind it.
    expect(part('c', 2)).toEqual({ entries: ['d', 'e'], total: 5, after: null });
    expect(part('e', 2)).toEqual({ entries: [], total: 5, after: null });
    expect(partOfList([], String, { after: null, limit: 2 })).toEqual({ entries: [], total: 0, after: null });
  });

  it('refuses a place that is not in the list', () => {
    expect(() => part('z', 2)).toThrow('"z" is not in this list');
  });
});
