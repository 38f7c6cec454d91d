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
    expect(priceNotes({ basics, basicsPrice, foilOrEtched })).toEqual(notes);
  });
});
