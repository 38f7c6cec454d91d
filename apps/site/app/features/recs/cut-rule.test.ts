import { describe, expect, it } from 'vitest';
import { isNearFull, listCuts } from './cut-rule.ts';

const list = (size: number, count: number, advised: number | null) => ({
  size,
  lands: { count, basic: 0, advised },
});

describe('the cards to cut', () => {
  const outRecs = [{ url: '/cards/dead' }, { url: '/cards/weak' }] as Parameters<
    typeof listCuts
  >[0]['outRecs'];
  const listed = (size: number) =>
    // Safe because nothing else is read.
    listCuts({ outRecs }, {
      advice: { dead: ['/cards/dead'], swaps: ['a swap'] },
      insight: list(size, 37, 37),
    } as unknown as Parameters<typeof listCuts>[1]);

  it('are only those that do nothing in the deck as long as the list has room', () => {
    expect(listed(89)).toEqual({ hasRoom: true, cuts: [{ url: '/cards/dead' }], swaps: [] });
    expect(listed(90)).toEqual({ hasRoom: false, cuts: outRecs, swaps: ['a swap'] });
  });
});

describe('isNearFull', () => {
  it('is true of a list that has 90 cards with the lands it still needs', () => {
    // 3 + 39 lands are 42 cards.
    expect(isNearFull(list(3, 0, 39))).toBe(false);
    // 63 spells and 37 lands to come are 100 cards.
    expect(isNearFull(list(63, 0, 37))).toBe(true);
    // 79 + (37 − 27) are 89 cards, and one more is enough.
    expect(isNearFull(list(79, 27, 37))).toBe(false);
    expect(isNearFull(list(80, 27, 37))).toBe(true);
  });

  it('takes no lands away from a list with too many, and needs no advice for a long one', () => {
    expect(isNearFull(list(90, 60, 37))).toBe(true);
    expect(isNearFull(list(1001, 310, null))).toBe(true);
    expect(isNearFull(list(40, 40, null))).toBe(false);
  });
});
