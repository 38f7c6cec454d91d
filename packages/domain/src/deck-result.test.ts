import { describe, expect, it } from 'vitest';
import { creditsOf, TOPDECK_SOURCE } from './deck-result.ts';

describe('credits', () => {
  it('are asked for as long as decks of the source count', () => {
    expect(creditsOf([{ source: TOPDECK_SOURCE, decks: 1 }])).toEqual([
      { source: 'TopDeck.gg', text: 'Tournament data provided by TopDeck.gg', url: 'https://topdeck.gg' },
    ]);
    expect(creditsOf([{ source: TOPDECK_SOURCE, decks: 0 }])).toEqual([]);
    expect(creditsOf([{ source: 'club', decks: 9 }])).toEqual([]);
  });
});
