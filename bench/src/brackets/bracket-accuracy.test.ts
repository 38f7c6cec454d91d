import { describe, expect, it } from 'vitest';
import { calledBy, type Judged, measureBrackets, strictest } from './bracket-accuracy.ts';

describe('measureBrackets', () => {
  const decks: Judged[] = [
    { id: 'a', stated: 2, estimated: 2 },
    { id: 'b', stated: 2, estimated: 3 },
    { id: 'c', stated: 3, estimated: 3 },
    { id: 'd', stated: 2, estimated: 4 },
    { id: 'e', stated: 5, estimated: 4 },
  ];

  it('counts exact estimates and those one bracket away', () => {
    // Exact: a and c. Within one: these, b (3 for 2) and e (4 for 5); d is two away.
    expect(measureBrackets(decks)).toMatchObject({
      exact: { of: 5, found: 2 },
      withinOne: { of: 5, found: 4 },
    });
  });

  it('lays them out by stated and estimated bracket', () => {
    expect(measureBrackets(decks).confusion).toEqual([
      [0, 0, 0, 0, 0],
      [0, 1, 1, 1, 0],
      [0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 1, 0],
    ]);
  });
});

const at = (gameChangers: number, meanManaValue: number | null) => ({ gameChangers, meanManaValue });

describe('calledBy', () => {
  it('includes both limits, and excludes decks without a mana value', () => {
    const limits = { gameChangers: 5, meanManaValue: 2.6 };
    const found = calledBy(limits, [at(5, 2.6), at(9, 1.8), at(4, 1.8)], [at(5, 2.7), at(6, null)]);
    expect(found).toEqual({ tournament: { of: 3, found: 2 }, casual: { of: 2, found: 0 } });
  });
});

describe('strictest', () => {
  // Of ten tournament decks nine have six Game Changers at 2.4; of ten casual ones one has four at 2.4.
  const tournament = [...Array(9).fill(at(6, 2.4)), at(2, 3)];
  const casual = [...Array(9).fill(at(0, 3.2)), at(4, 2.4)];
  const limits = (gameChangers: number, meanManaValue: number) => ({ gameChangers, meanManaValue });

  it('selects the lowest mana value that reaches the target, then the most Game Changers', () => {
    // ≤ 2.2 finds no tournament deck, neither does ≥ 7; ≥ 4 includes a tenth of the casual decks.
    const tried = [
      limits(5, 2.2),
      limits(4, 2.4),
      limits(5, 2.4),
      limits(6, 2.4),
      limits(7, 2.4),
      limits(6, 2.6),
    ];
    expect(strictest(tried, tournament, casual)).toEqual(limits(6, 2.4));
  });

  it('is none if none reaches it', () => {
    expect(strictest([limits(4, 2.4)], tournament, casual)).toBeNull();
  });
});
