import { describe, expect, it } from 'vitest';
import { firstPair } from './deck-card-pairs.ts';

describe('the first pair of a deck', () => {
  const decks = Uint32Array.of(2, 2, 5, 9, 9, 9, 14, 20, 21, 22, 40);

  it('is the first position from a given one whose deck is not before it', () => {
    for (let from = 0; from <= decks.length; from++) {
      for (let deck = 0; deck <= 41; deck++) {
        const rest = [...decks].slice(from);
        const found = rest.findIndex((other) => other >= deck);
        expect(firstPair(decks, from, deck)).toBe(found < 0 ? decks.length : from + found);
      }
    }
  });

  it('is at the end without pairs', () => {
    expect(firstPair(new Uint32Array(0), 0, 3)).toBe(0);
  });
});
