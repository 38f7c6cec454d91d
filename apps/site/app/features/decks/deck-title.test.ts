import { describe, expect, it } from 'vitest';
import { deckTitles } from './deck-title.tsx';

const own = (...names: string[]) => ({
  ownCards: names.map((name) => ({ slug: name.toLowerCase(), name, decks: 1 })),
  date: '2026-01-02',
  source: null,
});
const titled = (...decks: ReturnType<typeof own>[]) => deckTitles({ decks, totalDecks: 10, hasDates: false });

describe('the titles of decks in a list', () => {
  it('are their three rarest cards, as players call them', () => {
    expect(
      titled(own('Koma, Cosmos Serpent', 'Trinisphere', "Urza's Saga", 'Opt'), own('Fire // Ice')),
    ).toEqual(["+ Koma, Trinisphere, Urza's Saga", '+ Fire']);
  });

  it('say so if a deck has none', () => {
    expect(titled(own(), own('Opt'))).toEqual(['Only cards of the average deck', '+ Opt']);
  });

  it('have the date, otherwise the source, if several would be the same', () => {
    const source = { name: 'Moxfield', url: null };
    expect(titled(own(), { ...own(), date: null, source } as never, own('Opt'))).toEqual([
      'Only cards of the average deck, saved Jan 2, 2026',
      'Only cards of the average deck, from Moxfield',
      '+ Opt',
    ]);
  });

  it('leave the date to its column', () => {
    expect(deckTitles({ decks: [own(), own()], totalDecks: 10, hasDates: true })).toEqual([
      'Only cards of the average deck',
      'Only cards of the average deck',
    ]);
  });

  it('compare no single deck with itself', () => {
    expect(deckTitles({ decks: [own()], totalDecks: 1, hasDates: false })).toEqual([
      'Deck saved Jan 2, 2026',
    ]);
  });
});
