import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue, deckLists, THEME_KINDS } from '../testing/arbitrary.ts';
import { ThemeCounts } from './theme-counts.ts';

describe('decks counted at once', () => {
  test('are what they are when counted and added one by one', () => {
    const property = fc.property(catalogue, deckLists, fc.nat({ max: 20 }), (cards, decks, step) => {
      const weightOf = (card: number): number => (card * 7 + step) % 21;
      const oneByOne = new ThemeCounts(THEME_KINDS.length);
      const held = new Uint32Array(cards.length);
      for (const { cards: list } of decks) {
        const one = new ThemeCounts(THEME_KINDS.length);
        one.addDeck(cards, list, weightOf);
        oneByOne.add(one);
        for (const card of list) held[card] = (held[card] ?? 0) + 1;
      }
      const atOnce = new ThemeCounts(THEME_KINDS.length);
      atOnce.addDecks(cards, { decks: decks.length, held }, weightOf);
      expect(atOnce).toEqual(oneByOne);
    });
    fc.assert(property, { numRuns: 300 });
  });
});
