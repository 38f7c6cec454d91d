import { describe, expect, it } from 'vitest';
import { deckTitle } from './deck-title.tsx';

const own = (...names: string[]) => ({
  ownCards: names.map((name) => ({ slug: name.toLowerCase(), name, decks: 1 })),
});

describe('the title of a deck in a list', () => {
  it('is its three rarest cards, as players call them', () => {
    expect(deckTitle(own('Koma, Cosmos Serpent', 'Trinisphere', "Urza's Saga", 'Opt'))).toBe(
      "+ Koma, Trinisphere, Urza's Saga",
    );
    expect(deckTitle(own('Fire // Ice'))).toBe('+ Fire');
  });

  it('says so if the deck has none', () => {
    expect(deckTitle(own())).toBe('Only cards of the average deck');
  });
});
