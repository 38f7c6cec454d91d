import { describe, expect, it } from 'vitest';
import { drawDecks, hashText } from './row.ts';

const DECKS = Array.from({ length: 400 }, (_, index) => ({ id: `deck-${index}` }));

describe('getHash', () => {
  it('distributes ids that differ by a digit evenly over tenths and halves', () => {
    for (const parts of [2, 10]) {
      const counts = new Array<number>(parts).fill(0);
      for (const { id } of DECKS) {
        const part = hashText(id) % parts;
        counts[part] = (counts[part] ?? 0) + 1;
      }
      // 400 / parts expected; four standard deviations of a binomial count.
      const expected = 400 / parts;
      const margin = 4 * Math.sqrt(expected * (1 - 1 / parts));
      for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(margin);
    }
  });
});

describe('drawDecks', () => {
  it('draws the same decks in any order, and subsets when fewer are drawn', () => {
    const drawn = drawDecks(DECKS, 50);
    expect(drawn).toHaveLength(50);
    expect(drawDecks([...DECKS].reverse(), 50)).toEqual(drawn);
    expect(drawDecks(DECKS, 20)).toEqual(drawn.slice(0, 20));
    expect(drawDecks(DECKS, 1000)).toHaveLength(400);
  });
});
