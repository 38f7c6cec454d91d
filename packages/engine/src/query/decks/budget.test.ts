import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { AS_OF, GOLDEN_CARDS } from '../../testing/golden.ts';
import { type Loaded, loaded } from '../../testing/load.ts';
import { commanderStats } from '../statistics/commander-stats.ts';
import { NO_ENGINE_FILTERS } from './filters.ts';

/** Cards that cost 1, 2, 4 … cents, so a deck's price determines which it runs; followed by unpriced cards. */
const COINS = 8;
const [aria, ash] = GOLDEN_CARDS as [EngineCard, EngineCard];
const CARDS: EngineCard[] = [
  { ...aria, priceCents: 0 },
  { ...ash, priceCents: 0 },
  ...Array.from({ length: COINS }, (_, coin) => ({
    ...ash,
    identity: 0,
    slug: `coin-${coin}`,
    name: `Coin ${coin}`,
    priceCents: 2 ** coin,
  })),
  { ...ash, identity: 0, slug: 'unpriced', name: 'Unpriced', priceCents: -1 },
];
const UNPRICED = CARDS.length - 1;

/** A deck with this price in cents, 0…255; null for a deck with only an unpriced card. */
function getDeck(
  commander: number,
  price: number | null,
  day: number | null = AS_OF,
  bracket = 0,
): EngineDeck {
  const coins = Array.from({ length: COINS }, (_, coin) => coin).filter((coin) => (price ?? 0) & (2 ** coin));
  return {
    commanders: [commander],
    cards: price === null ? [UNPRICED] : coins.map((coin) => coin + 2),
    day,
    bracket,
    estimatedBracket: 0,
    basics: 0,
    basicsEstimated: false,
  };
}

const prices = (from: number, count: number): EngineDeck[] =>
  Array.from({ length: count }, (_, position) => getDeck(0, from + position));

function getDecks({ engine, commander }: Loaded, budget: 'budget' | 'expensive' | null) {
  const filters = { ...NO_ENGINE_FILTERS, budget };
  return commanderStats(engine, { commander: commander('aria'), filters });
}

describe('thirds by price', () => {
  test('30 decks at 1…30 cents: the cheapest ten cost 55 cents, the most expensive ten 255', () => {
    const at = loaded(CARDS, prices(1, 30), AS_OF);
    // 1 + … + 10 = 55; 21 + … + 30 = 255.
    expect(getDecks(at, 'budget')).toMatchObject({ decks: 10, shape: { averagePrice: 0.055 } });
    expect(getDecks(at, 'expensive')).toMatchObject({ decks: 10, shape: { averagePrice: 0.255 } });
    expect(getDecks(at, null)).toMatchObject({
      decks: 30,
      budgetCounts: { budget: 10, middle: 10, expensive: 10 },
      // The tenth costs 10 cents, the twenty-first 21.
      budgetLimits: { budget: 0.1, expensive: 0.21 },
    });
  });

  test('the middle third of 32 priced decks has two more; a deck without a price is in none', () => {
    const at = loaded(CARDS, [...prices(1, 32), getDeck(0, null)], AS_OF);
    expect(getDecks(at, null).budgetCounts).toEqual({ budget: 10, middle: 12, expensive: 10 });
    expect(getDecks(at, 'budget').decks).toBe(10);
  });

  test('29 priced decks have no thirds, regardless of other commanders', () => {
    const others = Array.from({ length: 40 }, (_, price) => getDeck(1, price + 1));
    const at = loaded(CARDS, [...prices(1, 29), getDeck(0, null), ...others], AS_OF);
    expect(getDecks(at, null)).toMatchObject({ budgetCounts: null, budgetLimits: null });
    expect(getDecks(at, 'budget').decks).toBe(0);
    expect(getDecks(at, 'expensive').decks).toBe(0);
  });

  test('synergy is measured against the decks of other commanders at any price', () => {
    const others = Array.from({ length: 40 }, (_, price) => getDeck(1, price + 1));
    const at = loaded(CARDS, [...prices(1, 30), ...others], AS_OF);
    expect(getDecks(at, 'budget').baselineDecks).toBe(40);
  });
});

test('the thirds of any decks agree with simple sorting', () => {
  const deck = fc.record({
    price: fc.oneof(
      { weight: 9, arbitrary: fc.nat({ max: 255 }) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    day: fc.integer({ min: AS_OF - 60, max: AS_OF }),
    bracket: fc.constantFrom(0, 3, 3, 3),
  });
  const decks = fc.uniqueArray(deck, { minLength: 20, maxLength: 80, selector: ({ price }) => price });
  const window = fc.record({
    range: fc.constantFrom('none' as const, 'month' as const),
    bracket: fc.constantFrom(0, 3),
  });
  fc.assert(
    fc.property(
      decks,
      window,
      fc.constantFrom('budget' as const, 'expensive' as const),
      (facts, at, budget) => {
        const { engine, commander } = loaded(
          CARDS,
          facts.map(({ price, day, bracket }) => getDeck(0, price, day, bracket)),
          AS_OF,
        );
        const filters = { ...NO_ENGINE_FILTERS, ...at, budget };
        const stats = commanderStats(engine, { commander: commander('aria'), filters });
        const inWindow = facts.filter(
          ({ day, bracket }) =>
            (at.range === 'none' || day > AS_OF - 30) && (at.bracket === 0 || bracket === at.bracket),
        );
        const sorted = inWindow.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
        const third = sorted.length < 30 ? 0 : Math.floor(sorted.length / 3);
        const wanted = budget === 'budget' ? sorted.slice(0, third) : sorted.slice(sorted.length - third);
        expect(stats.decks).toBe(third);
        const total = wanted.reduce((sum, price) => sum + price, 0);
        if (third > 0) expect(stats.shape.averagePrice).toBeCloseTo(total / third / 100, 10);
      },
    ),
  );
});
