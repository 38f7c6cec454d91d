import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { GOLDEN_CARDS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { refTrends } from '../../testing/reference-lists.ts';
import { cardTrends } from './trend.ts';

const AS_OF = 20000;

function cardsNamed(count: number): EngineCard[] {
  const [card] = GOLDEN_CARDS;
  if (!card) throw new Error('the golden set has cards');
  return Array.from({ length: count }, (_, n) => ({
    ...card,
    identity: 0,
    slug: `c${n + 10}`,
    name: `C ${n + 10}`,
  }));
}

const deck = (day: number | null, cards: number[]): EngineDeck => ({
  commanders: [0],
  cards,
  day,
  bracket: 0,
  estimatedBracket: 0,
  basics: 0,
  basicsEstimated: false,
});

/** `count` decks of a day; card c is in the first `held[c]` of them, and each deck has a card of its own. */
function week(day: number, count: number, held: Record<number, number>, ownCard: number): EngineDeck[] {
  return Array.from({ length: count }, (_, n) => {
    const shared = Object.entries(held).flatMap(([card, number]) => (n < number ? [Number(card)] : []));
    return deck(day, [...shared, ownCard + n]);
  });
}

describe('the trend', () => {
  test('is the z-score of the mean weekly change of inclusion', () => {
    // Ten decks in the first of the 26 weeks, ten in the last, 25 weeks apart; card 1 rises from 2 to 8 of 10,
    // card 2 stays at 5, card 3 falls from 8 to 2, and twenty cards go from 1 to 0 or 0 to 1. Mean change 0.
    // In steps of 0.1 / 25 the 23 changes are +6, 0, −6, ten −1, ten +1: variance (36 + 36 + 20) / 23 = 4.
    // Usage: cards 1…3 10 of 20, the others 1 of 20; both percentiles lie among these, so all count.
    const first = week(AS_OF - 25 * 7 - 6, 10, { 1: 2, 2: 5, 3: 8 }, 4);
    const last = week(AS_OF, 10, { 1: 8, 2: 5, 3: 2 }, 14);
    const { engine, index } = loaded(cardsNamed(24), [...first, ...last], AS_OF);
    const trends = cardTrends(engine);
    const trend = (card: number): number => trends[index(`c${card + 10}`)] ?? Number.NaN;
    expect(trend(1)).toBeCloseTo(3, 9);
    expect(trend(2)).toBeCloseTo(0, 9);
    expect(trend(3)).toBeCloseTo(-3, 9);
    expect(trend(4)).toBeCloseTo(-0.5, 9);
    expect(trend(14)).toBeCloseTo(0.5, 9);
    expect(trend(0)).toBeNaN();
  });

  test('is absent with fewer than ten decks a week, or weeks less than eight apart, or undated decks alone', () => {
    const held = { 1: 2, 2: 5 };
    const cards = cardsNamed(24);
    const trendsOf = (decks: EngineDeck[]): Float64Array => cardTrends(loaded(cards, decks, AS_OF).engine);
    const few = [...week(AS_OF - 100, 9, held, 4), ...week(AS_OF, 9, { 1: 5 }, 14)];
    const near = [...week(AS_OF - 49, 10, held, 4), ...week(AS_OF, 10, { 1: 5 }, 14)];
    const far = [...week(AS_OF - 56, 10, held, 4), ...week(AS_OF, 10, { 1: 5 }, 14)];
    const undated = far.map((each) => ({ ...each, day: null }));
    for (const decks of [few, near, undated]) expect(trendsOf(decks).every(Number.isNaN)).toBe(true);
    expect(trendsOf(far).some((trend) => !Number.isNaN(trend))).toBe(true);
  });

  test('is left out beyond the 2.5th and 97.5th percentile of usage', () => {
    // 80 cards: three held by 4, 3 and 2 decks a week, 76 by one, and one in a single deck of the last week alone;
    // one of the 76 rises to two. Of 80, the 2.5th percentile is the 2nd lowest usage and the 97.5th the 78th: the two
    // most played cards and the least played one go.
    const held = { 1: 4, 2: 3, 3: 2 };
    const rare = (n: number): number[] =>
      Array.from({ length: 8 }, (_, k) => 4 + n * 8 + k).filter((c) => c < 80);
    const weekOf = (day: number): EngineDeck[] =>
      Array.from({ length: 10 }, (_, n) => {
        const shared = Object.entries(held).flatMap(([card, number]) => (n < number ? [Number(card)] : []));
        return deck(day - (n % 7), [...shared, ...rare(n)]);
      });
    const more: Record<number, number[]> = { 1: [4], 9: [80] };
    const last = weekOf(AS_OF).map((each, n) => ({
      ...each,
      commanders: [81],
      cards: [...each.cards, ...(more[n] ?? [])],
    }));
    const { engine, index } = loaded(cardsNamed(82), [...weekOf(AS_OF - 25 * 7), ...last], AS_OF);
    const trends = cardTrends(engine);
    const has = (card: number): boolean => !Number.isNaN(trends[index(`c${card + 10}`)]);
    expect([has(1), has(2), has(3), has(4), has(79), has(80)]).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test('agrees with the slow reference', () => {
    const CARDS = 90;
    const someDecks = fc.array(
      fc.record({
        week: fc.constantFrom(0, 0, 1, 9, 20, 20, 25, 26),
        day: fc.integer({ min: 0, max: 6 }),
        cards: fc.uniqueArray(fc.integer({ min: 1, max: CARDS - 1 }), { minLength: 10, maxLength: 30 }),
      }),
      { minLength: 40, maxLength: 90 },
    );
    const releases = fc.array(fc.integer({ min: AS_OF - 190, max: AS_OF }), {
      minLength: CARDS,
      maxLength: CARDS,
    });
    fc.assert(
      fc.property(someDecks, releases, (facts, days) => {
        const cards = cardsNamed(CARDS).map((card, n) => ({
          ...card,
          releaseDay: n % 3 === 0 ? (days[n] ?? 0) : 9000,
        }));
        const unique = new Map(facts.map((fact) => [[...fact.cards].sort().join(), fact]));
        const decks = [...unique.values()].map((fact) => deck(AS_OF - fact.week * 7 - fact.day, fact.cards));
        const { engine, slug } = loaded(cards, decks, AS_OF);
        const wanted = refTrends({ cards, decks, asOf: AS_OF });
        cardTrends(engine).forEach((trend, index) => {
          const expected = wanted.get(Number(slug(index).slice(1)) - 10);
          if (expected === undefined) expect(trend).toBeNaN();
          else expect(trend).toBeCloseTo(expected, 8);
        });
      }),
      { numRuns: 60 },
    );
  });
});
