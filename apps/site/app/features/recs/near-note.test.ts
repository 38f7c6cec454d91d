import { expect, it } from 'vitest';
import { nearNote } from './near-note.ts';

it('counts combos one card away in sentences that agree with their numbers', () => {
  expect(nearNote({ combos: 1, cards: 1, hidden: 0 })).toBe('1 combo, with this card.');
  expect(nearNote({ combos: 2, cards: 1, hidden: 1 })).toBe(
    '2 combos, with this card. 1 more lacks a card that your limits leave out.',
  );
  expect(nearNote({ combos: 1200, cards: 3, hidden: 1001 })).toBe(
    '1,200 combos, each with one of these 3 cards, cheapest first. 1,001 more lack a card that your limits leave out.',
  );
});
