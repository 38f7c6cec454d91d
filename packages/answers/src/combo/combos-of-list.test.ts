import { expect, it } from 'vitest';
import { neededForCombos } from './combos-of-list.ts';

it('needs the cards of whole combos, and of those with the commander that lack one', () => {
  const combos = {
    present: [{ cards: [1, 2] }],
    // With the commander 0 and without it.
    near: [{ known: { cards: [0, 3, 9] } }, { known: { cards: [4, 9] } }],
  };
  expect([...neededForCombos(combos, [0])].sort()).toEqual([0, 1, 2, 3, 9]);
  expect([...neededForCombos(combos, [5])].sort()).toEqual([1, 2]);
});
