import { describe, expect, it } from 'vitest';
import { amongDecks, decks, decksOnTile } from './deck-counts.ts';

describe('numbers in words', () => {
  it('says when decks are samples', () => {
    expect(decks(1200, true)).toBe('1,200 sample decks');
    expect(decks(12_345, false)).toBe('12,345 decks');
    expect(decksOnTile(12_345, false)).toBe('12.3K decks');
    expect(decksOnTile(1, true)).toBe('1 sample deck');
    expect(decks(558, false)).toBe('558 decks');
    expect(decks(1, false)).toBe('1 deck');
  });

  it('says nothing of the decks if there are none', () => {
    expect(amongDecks(0, false)).toBe('');
    expect(amongDecks(558, true)).toBe(', of 558 sample decks');
  });
});
