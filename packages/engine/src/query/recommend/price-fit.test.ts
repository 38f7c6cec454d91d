import { describe, expect, it } from 'vitest';
import type { EngineDeck } from '../../build/types.ts';
import { testModel } from '../../testing/card-model.ts';
import { loaded } from '../../testing/load.ts';
import { plainCard } from '../../testing/plain-card.ts';
import { priceFactors } from './price-fit.ts';
import { readQuery } from './query.ts';
import { recommend } from './recommend.ts';

const AS_OF = 20000;
/** Two cards at ten cents, which may be in the list, and what is suggested: at ten cents, at 50 dollars and unpriced. */
const PRICES = { 'list-a': 10, 'list-b': 10, cheap: 10, dear: 5000, unpriced: -1 };
const CARDS = [
  plainCard('wanda', { identity: 1, priceCents: -1 }),
  ...Object.entries(PRICES).map(([slug, priceCents]) => plainCard(slug, { priceCents })),
  // Decks with the same cards count once, so each has another of these.
  ...Array.from({ length: 30 }, (_, number) => plainCard(`other-${number}`, { priceCents: -1 })),
];
const at = (wanted: string): number => CARDS.findIndex(({ slug }) => slug === wanted);

function factorsFor(
  list: readonly string[],
  { decks = [], suggested = ['cheap', 'dear'] }: { decks?: EngineDeck[]; suggested?: string[] } = {},
) {
  const { engine, index } = loaded(CARDS, decks, AS_OF);
  const query = readQuery(engine, { commanders: [index('wanda')], cards: list.map(index), limit: 1 });
  const even = new Float64Array(engine.cards).fill(0.2);
  const factor = priceFactors(engine, query, {
    cards: suggested.map(index),
    rank: even,
    expected: even,
  });
  return (slug: string) => factor(index(slug));
}

describe('what the price of a card adds', () => {
  /*
   * Prices are 31 steps of 0.2 apart, 4.8 widths of 1.3: a kernel of 0.00001, so hardly anything. Among the suggested
   * cards half are at either price. The list has 2 at ten cents beside 10 distributed so: (2 + 5) / 12 and 5 / 12.
   * cheap: (7/12 + 0.1) / 0.6 = 1.1389, dear: (5/12 + 0.1) / 0.6 = 0.8611.
   */
  it('is the ratio of prices in the list to those of what is suggested', () => {
    const factor = factorsFor(['list-a', 'list-b']);
    expect(factor('cheap')).toBeCloseTo(1.1389, 3);
    expect(factor('dear')).toBeCloseTo(0.8611, 3);
  });

  it('halves its power for a card of 30 decks', () => {
    const decks = Array.from(
      { length: 30 },
      (_, number): EngineDeck => ({
        commanders: [at('wanda')],
        cards: [at('cheap'), at(`other-${number}`)].sort((a, b) => a - b),
        day: null,
        bracket: 0,
        estimatedBracket: 0,
        basics: 0,
        basicsEstimated: false,
      }),
    );
    const factor = factorsFor(['list-a', 'list-b'], { decks });
    // √1.1389 = 1.0672.
    expect(factor('cheap')).toBeCloseTo(1.0672, 3);
    expect(factor('dear')).toBeCloseTo(0.8611, 3);
  });

  it('is nothing for a card without a price, or where no price is known', () => {
    expect(factorsFor(['list-a', 'list-b'])('unpriced')).toBe(1);
    expect(factorsFor([])('dear')).toBe(1);
    expect(factorsFor(['unpriced'])('dear')).toBe(1);
    expect(factorsFor(['list-a'], { suggested: [] })('dear')).toBe(1);
    expect(factorsFor(['list-a'], { suggested: ['unpriced'] })('dear')).toBe(1);
  });
});

describe('additions for a list', () => {
  const PRECONS = [['list-a', 'list-b', 'cheap', 'dear', 'unpriced']];

  function order(prices: Partial<typeof PRICES>) {
    const cards = CARDS.map((card) =>
      card.slug in prices ? { ...card, priceCents: prices[card.slug as keyof typeof PRICES] ?? -1 } : card,
    );
    const { engine, index, slug } = loaded(cards, [], AS_OF);
    const precons = PRECONS.map((list) => ({ commanders: [index('wanda')], cards: list.map(index) }));
    const input = { commanders: [index('wanda')], cards: ['list-a', 'list-b'].map(index), limit: 10 };
    const { add } = recommend(engine, input, testModel(engine, undefined, precons));
    return { slugs: add.map(({ card }) => slug(card)), scores: add.map(({ score }) => score) };
  }

  it('are in the order of prices like its own where nothing else tells them apart', () => {
    expect(order({}).slugs).toEqual(['cheap', 'unpriced', 'dear']);
    expect(order({ 'list-a': 5000, 'list-b': 5000 }).slugs).toEqual(['dear', 'unpriced', 'cheap']);
  });

  it('keep what is expected of them', () => {
    const { scores } = order({});
    expect(new Set(scores.map((score) => score.toFixed(6))).size).toBe(1);
  });
});
