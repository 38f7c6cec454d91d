import { describe, expect, it } from 'vitest';
import { priceNotes } from './price-notes.ts';

describe('priceNotes', () => {
  it.each([
    [0, 0, 0, []],
    [97, 38.8, 0, ['97 basic lands are counted at $38.80.']],
    [1, 0.4, 0, ['1 basic land is counted at $0.40.']],
    [0, 0, 1, ['One card is counted at the price of a foil or etched copy.']],
    [0, 0, 3, ['3 cards are counted at the price of a foil or etched copy.']],
    [
      97,
      100.88,
      2,
      [
        '97 basic lands are counted at $100.88.',
        '2 cards are counted at the price of a foil or etched copy.',
      ],
    ],
  ])('of %i basic lands for %d and %i foils', (basics, basicsPrice, foilOrEtched, notes) => {
    const dates = { oldestDate: null, newestDate: null };
    expect(priceNotes({ basics, basicsPrice, foilOrEtched, ...dates })).toEqual(notes);
  });

  it.each([
    ['2026-08-20', '2026-08-20', 'Prices of Aug 20, 2026.'],
    ['2026-03-08', '2026-08-20', 'Prices of Mar 8 to Aug 20, 2026.'],
    ['2025-12-30', '2026-01-02', 'Prices of Dec 30, 2025 to Jan 2, 2026.'],
  ])('of %s to %s', (oldestDate, newestDate, note) => {
    const nothing = { basics: 0, basicsPrice: 0, foilOrEtched: 0 };
    expect(priceNotes({ ...nothing, oldestDate, newestDate })).toEqual([note]);
  });
});
