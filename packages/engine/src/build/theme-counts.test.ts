import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalog, deckLists, THEME_KINDS } from '../testing/arbitrary.ts';
import { ThemeCounts } from './theme-counts.ts';
import { themeFacts } from './theme-facts.ts';

describe('decks counted at once', () => {
  test('are what they are when counted and added one by one', () => {
    const property = fc.property(catalog, deckLists, fc.nat({ max: 20 }), (cards, decks, step) => {
      const weights = Uint8Array.from(cards, (_, card) => (card * 7 + step) % 21);
      const facts = themeFacts(cards);
      const oneByOne = new ThemeCounts(THEME_KINDS.length);
      const weightInDecks = new Uint32Array(cards.length);
      for (const { cards: list } of decks) {
        const one = new ThemeCounts(THEME_KINDS.length);
        one.addDeck(facts, list, weights);
        oneByOne.add(one);
        for (const card of list) weightInDecks[card] = (weightInDecks[card] ?? 0) + 1;
      }
      const atOnce = new ThemeCounts(THEME_KINDS.length);
      atOnce.addDecks(facts, { decks: decks.length, weightInDecks }, weights);
      expect(atOnce).toEqual(oneByOne);
    });
    fc.assert(property, { numRuns: 300 });
  });
});
