import { describe, expect, it } from 'vitest';
import { getCredits, TOPDECK_SOURCE } from './deck-result.ts';

describe('credits', () => {
  it('are asked for as long as decks of the source count', () => {
    expect(getCredits([{ source: TOPDECK_SOURCE, decks: 1 }])).toEqual([
      { source: 'TopDeck.gg', text: 'Tournament data provided by TopDeck.gg', url: 'https://topdeck.gg' },
    ]);
    expect(getCredits([{ source: TOPDECK_SOURCE, decks: 0 }])).toEqual([]);
    expect(getCredits([{ source: 'club', decks: 9 }])).toEqual([]);
  });
});
