import { describe, expect, it } from 'vitest';
import { likeness, listHash } from './list-hash.ts';

const deck = (commanders: string[], ...names: string[]) => ({
  commanders,
  cards: names.map((name, index) => ({ name, quantity: index + 1 })),
});

describe('listHash', () => {
  it('depends on commanders and distinct cards, in any order and number', () => {
    const hash = listHash(deck(['Ada', 'Bo'], 'Island', 'Ring'));
    expect(listHash(deck(['Bo', 'Ada'], 'Ring', 'Island'))).toBe(hash);
    expect(listHash(deck(['Ada'], 'Bo', 'Island', 'Ring'))).not.toBe(hash);
    expect(listHash(deck(['Ada', 'Bo'], 'Island'))).not.toBe(hash);
  });
});

describe('likeness', () => {
  it('is the share of the larger list', () => {
    // Three of four cards.
    expect(likeness(deck(['Ada'], 'A', 'B', 'C', 'D'), deck(['Ada'], 'A', 'B', 'C'))).toBe(0.75);
    expect(likeness(deck(['Ada', 'Bo'], 'A'), deck(['Bo', 'Ada'], 'A'))).toBe(1);
    expect(likeness(deck(['Ada'], 'A'), deck(['Bo'], 'A'))).toBe(0);
    expect(likeness(deck(['Ada']), deck(['Ada']))).toBe(0);
  });
});
