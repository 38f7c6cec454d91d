import { describe, expect, test } from 'vitest';
import { chooseKeys, coversCell, makeKeys } from './covering-keys.ts';

/** All choices of so many of the items. */
function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    choose(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

describe('covering keys', () => {
  test('leave out any cards that two similar lists may differ in', () => {
    for (let differences = 0; differences <= 4; differences++) {
      for (let parts = 1; parts <= differences + 1; parts++) {
        const { cells, keys } = makeKeys(differences, parts);
        const positions = cells.flatMap((count, part) =>
          Array.from({ length: count }, (_, cell) => ({ part, cell: cell + 1 })),
        );
        // Two cards in one cell are left out by what leaves out one of them.
        const missed = choose(positions, Math.min(differences, positions.length)).filter((differing) =>
          keys.every((key) =>
            differing.some(({ part, cell }) => part === key.part && coversCell(cell, key.vector)),
          ),
        );
        expect(missed, `${differences} differences, ${parts} parts`).toEqual([]);
      }
    }
  });

  test('cover cells with an odd number of bits in common', () => {
    // 6 is 110 in binary: in common with 1 … 7 it has 0, 1, 1, 1, 1, 2, 2 bits.
    expect([1, 2, 3, 4, 5, 6, 7].filter((cell) => coversCell(cell, 6))).toEqual([2, 3, 4, 5]);
    // The cell of a part of one cell.
    expect(coversCell(1, 1)).toBe(true);
  });

  test('are one for each cell, and fewer parts have more', () => {
    // 8 = 2 + 3 + 3: 3 + 7 + 7 keys. 8 = 4 + 4: 15 + 15.
    expect(makeKeys(7, 8).keys).toHaveLength(8);
    expect(makeKeys(7, 3).keys).toHaveLength(17);
    expect(makeKeys(7, 2).keys).toHaveLength(30);
    expect(makeKeys(7, 1).keys).toHaveLength(255);
  });

  test('become more with the lists, and with how similar these are', () => {
    const count = (lists: number, differing: number): number =>
      chooseKeys(lists, { differences: 7, pairs: 2, differing: [differing, differing], meanLength: 75 }).keys
        .length;
    // 7 lists have 21 pairs, 3 comparisons for each list, which take less than 8 keys.
    expect(count(7, 38)).toBe(1);
    // Of 1,000 lists, each with 1,240 ns for 8 keys: a card is in a key's part of 8 with 1 / 8, so (7 / 8)^38 = .63 % of
    // pairs have a key in common, 8 · 500 · .0063 · 100 ns = 2,500 ns. 12 keys cover 2 / 3 of a part of 4: 1,860 and
    // 12 · 500 · (5 / 6)^38 · 100 ns = 590 ns. 17 keys are 2,635 ns alone.
    expect([1_000, 10_000, 10_000_000].map((lists) => count(lists, 38))).toEqual([12, 30, 255]);
    expect([100, 38].map((differing) => count(10_000, differing))).toEqual([8, 30]);
  });
});
