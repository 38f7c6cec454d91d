import { describe, expect, it } from 'vitest';
import { costText } from './mana-text.ts';

describe('what a cost wants of a color', () => {
  it.each([
    [1, 1, '1 mana, on turn 1'],
    [2, 2, '2 mana, on turn 2'],
    [2, 4, '2 of 4 mana, on turn 4'],
  ])('%i symbols at mana value %i', (pips, manaValue, text) => {
    expect(costText(pips, manaValue)).toBe(text);
  });
});
