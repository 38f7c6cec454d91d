import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { adviseLands } from './advise-lands.ts';
import type { InsightDeck } from './types.ts';

/** A spell of this mana value and of copies, and copies of a cheap one that ramps. */
function makeDeck(manaValue: number, copies: number, cheap = 0): InsightDeck {
  const big = insightCard('Big', 'Sorcery', { manaValue });
  const ring = insightCard('Ring', 'Artifact', { manaValue: 1, roles: ['ramp'] });
  const lines = [
    { card: big, quantity: copies, makes: 0 },
    { card: ring, quantity: cheap, makes: 0 },
  ];
  return { commanders: [], cards: lines.filter(({ quantity }) => quantity > 0) };
}

describe('how many lands a deck should have', () => {
  it('is by the published formula', () => {
    // 50 of 3 mana and 10 of 1 are 160 mana in 60 cards, 2.67 on average: 31.42 + 3.13 · 2.67 − 0.28 · 10 = 36.9771.
    const advice = adviseLands(makeDeck(3, 50, 10), null);
    expect(advice).toMatchObject({
      lands: 37,
      by: 'formula',
      formula: { averageManaValue: 2.67, cheap: 10 },
    });
    expect(advice?.formula.exact).toBeCloseTo(36.9771, 10);
  });

  it('stays within what decks play', () => {
    // 31.42 + 3.13 · 6 = 50.2, and 31.42 + 3.13 · 1 − 0.28 · 60 = 17.75.
    expect(adviseLands(makeDeck(6, 60), null)?.lands).toBe(40);
    expect(adviseLands(makeDeck(1, 0, 60), null)?.lands).toBe(30);
  });

  it('is a little lower for much ramp of three mana', () => {
    // 40 of 3 mana and 12 Growths of 3 are 3 on average: 31.42 + 3.13 · 3 − 0.28 · 0 = 40.81; 12 − 4 of them save 0.14 each: 39.69.
    // 14 that make mana for four save nothing: 40 of 3 and 14 of 4 are 176 in 54, 3.26: 31.42 + 3.13 · 3.26 = 41.62, at most 40.
    const grown = (manaValue: number, copies: number): InsightDeck => {
      const growth = insightCard('Growth', 'Sorcery', { manaValue, roles: ['ramp'] });
      return {
        commanders: [],
        cards: [...makeDeck(3, 40).cards, { card: growth, quantity: copies, makes: 0 }],
      };
    };
    const advice = adviseLands(grown(3, 12), null);
    expect(advice).toMatchObject({ lands: 40, slowRamp: 8 });
    expect(advice?.exact).toBeCloseTo(39.69, 10);
    // 40.81 − 0.14 · 16 = 38.57.
    expect(adviseLands(grown(3, 20), null)).toMatchObject({ lands: 39, slowRamp: 16 });
    expect(adviseLands(grown(4, 14), null)).toMatchObject({ lands: 40, slowRamp: 0 });
  });

  it('says how many of them are on the backs of spells', () => {
    const front = insightCard('Front', 'Sorcery', { manaValue: 3 });
    const faces = [...front.faces, ...front.faces.map((face) => ({ ...face, typeLine: 'Land' }))];
    const modal = { ...front, layout: 'modal_dfc', faces };
    // 50 cards of 3 mana: 40.81, at most 40; 11 lands on backs are 0.4 each, 4.4.
    const deck = {
      commanders: [],
      cards: [...makeDeck(3, 39).cards, { card: modal, quantity: 11, makes: 0 }],
    };
    expect(adviseLands(deck, null)).toMatchObject({ lands: 40, onBacks: 4 });
  });

  describe('with decks of the commander', () => {
    // 31.42 + 3.13 · 2 = 37.68.
    const deck = makeDeck(2, 60);
    const usual = (decks: number, average: number, exact: number) => ({
      decks,
      average,
      formula: { averageManaValue: 2, cheap: 0, exact },
    });

    it('is their average, if there are ten', () => {
      expect(adviseLands(deck, usual(9, 25.6, 37.68))).toMatchObject({ lands: 38, by: 'formula' });
      expect(adviseLands(deck, usual(10, 25.6, 37.68))).toMatchObject({ lands: 26, by: 'decks' });
      // Decks of a commander that plays lands may run more than any formula says.
      expect(adviseLands(deck, usual(10, 45.4, 37.68))?.lands).toBe(45);
    });

    it('is not, if the formula says more than three lands more or less for them', () => {
      expect(adviseLands(deck, usual(99, 25.6, 34.7))?.by).toBe('decks');
      expect(adviseLands(deck, usual(99, 25.6, 34.6))).toMatchObject({ lands: 38, by: 'formula' });
      expect(adviseLands(deck, usual(99, 25.6, 40.7))?.by).toBe('formula');
      // A list of 29 spells says too little about its curve.
      expect(adviseLands(makeDeck(2, 29), usual(99, 25.6, 34.6))?.by).toBe('decks');
      expect(adviseLands(makeDeck(2, 30), usual(99, 25.6, 34.6))?.by).toBe('formula');
      expect(adviseLands(deck, { decks: 99, average: 25.6, formula: null })?.by).toBe('formula');
    });
  });

  it('is not known without spells, nor for a list longer than a deck', () => {
    expect(adviseLands({ commanders: [], cards: [] }, null)).toBeNull();
    expect(adviseLands(makeDeck(2, 100), null)).not.toBeNull();
    expect(adviseLands(makeDeck(2, 101), null)).toBeNull();
  });
});
