import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { GOLDEN_CARDS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { refWorld } from '../../testing/reference.ts';
import { refStudentChance, refTrends } from '../../testing/reference-lists.ts';
import { trustedChance } from './false-discoveries.ts';
import { studentChance } from './student-chance.ts';
import { cardTrend, cardTrends, markTrends } from './trend.ts';

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

/** Ten decks a day, the first `included` of which have card 1, each with a card of its own from 2 on. */
function tenDecks(day: number, included: number): EngineDeck[] {
  return Array.from({ length: 10 }, (_, n) => deck(day - (n % 7), n < included ? [1, n + 2] : [n + 2]));
}

/** The trend of card 1 where these many of ten decks a week hold it, the last week the newest. */
function getTrend(
  helds: readonly number[],
  change: (decks: EngineDeck[]) => EngineDeck[] = (decks) => decks,
) {
  const decks = helds.flatMap((included, week) =>
    tenDecks(AS_OF - 7 * (helds.length - 1 - week), included).map((each) => ({
      ...each,
      // No list is the same as that of another week.
      cards: [...each.cards, 12 + week],
    })),
  );
  const { engine, index } = loaded(cardsNamed(60), change(decks), AS_OF);
  const { score, chance } = cardTrends(engine);
  return { score: score[index('c11')] ?? Number.NaN, chance: chance[index('c11')] ?? Number.NaN };
}

describe('the trend', () => {
  test('is the slope by its standard error, which is at least that of decks drawn at random', () => {
    // Weeks −3.5 … 3.5 off the middle, 10 decks each: Sxx = 10 · 42 = 420. Shares .2 .2 .3 .3 .4 .4 .5 .5, mean .35:
    // Sxy = 10 · 2 = 20, slope 1/21, Syy = 10 · .1 = 1. Off the line 1 − 20/21 = 1/21, by 6 degrees of freedom 1/126;
    // drawn at random .35 · .65 = .2275 is more. Score² = (1/441) · 420 / .2275 = 4.18628, score 2.04604.
    const { score, chance } = getTrend([2, 2, 3, 3, 4, 4, 5, 5]);
    expect(score).toBeCloseTo(2.04604, 5);
    // Six degrees of freedom, sin² = t² / (6 + t²) = .410972, sin = .641071, cos² = .589028:
    // 1 − .641071 · (1 + .589028 / 2 + 3/8 · .589028²) = 1 − .641071 · 1.424622 = .086716.
    expect(chance).toBeCloseTo(0.08672, 4);
  });

  test('doubts a slope where the weeks lie far off the line', () => {
    // Shares 0 1 0 1 0 1 0 1: Sxy = 10 · 2 = 20, slope 1/21, Syy = 20, off the line 400/21, by 6: 200/63, more than .25.
    // Score² = (1/441) · 420 · 63/200 = .3.
    expect(getTrend([0, 10, 0, 10, 0, 10, 0, 10]).score).toBeCloseTo(Math.sqrt(0.3), 9);
  });

  test('has the sign of the slope, and is 0 where nothing changes', () => {
    expect(getTrend([5, 5, 4, 4, 3, 3, 2, 2]).score).toBeCloseTo(-2.04604, 5);
    expect(getTrend([3, 3, 3, 3, 3, 3, 3, 3])).toEqual({ score: 0, chance: 1 });
    expect(getTrend([10, 10, 10, 10, 10, 10, 10, 10])).toEqual({ score: 0, chance: 1 });
  });

  test('is absent with fewer than 8 weeks or 50 decks, without a deck that holds it, and for undated decks', () => {
    expect(getTrend([2, 2, 3, 3, 4, 4, 5]).score).toBeNaN();
    expect(getTrend([0, 0, 0, 0, 0, 0, 0, 0]).score).toBeNaN();
    const rising = [2, 2, 3, 3, 4, 4, 5, 5];
    // 7 · 8 decks, and 6 · 8.
    expect(getTrend(rising, (decks) => decks.filter((_, n) => n % 10 < 7)).score).not.toBeNaN();
    expect(getTrend(rising, (decks) => decks.filter((_, n) => n % 10 < 6)).score).toBeNaN();
    expect(getTrend(rising, (decks) => decks.map((each) => ({ ...each, day: null }))).score).toBeNaN();
  });

  test('agrees with the slow reference', () => {
    const CARDS = 30;
    const someDecks = fc.array(
      fc.record({
        week: fc.integer({ min: 0, max: 27 }),
        day: fc.integer({ min: 0, max: 6 }),
        cards: fc.uniqueArray(fc.integer({ min: 1, max: CARDS - 1 }), { minLength: 4, maxLength: 12 }),
      }),
      { minLength: 40, maxLength: 120 },
    );
    const releases = fc.array(fc.integer({ min: AS_OF - 190, max: AS_OF }), {
      minLength: CARDS,
      maxLength: CARDS,
    });
    let measured = 0;
    fc.assert(
      fc.property(someDecks, releases, (facts, days) => {
        const cards = cardsNamed(CARDS).map((card, n) => ({
          ...card,
          releaseDay: n % 3 === 0 ? (days[n] ?? 0) : 9000,
        }));
        // A deck with a card that came out after its day would be undated.
        const possible = facts.map((fact) => {
          const day = AS_OF - fact.week * 7 - fact.day;
          return { ...fact, cards: fact.cards.filter((card) => (cards[card]?.releaseDay ?? 0) <= day) };
        });
        const unique = new Map(possible.map((fact) => [[...fact.cards].sort().join(), fact]));
        const decks = [...unique.values()].map((fact) => deck(AS_OF - fact.week * 7 - fact.day, fact.cards));
        const { engine, slug } = loaded(cards, decks, AS_OF);
        const wanted = refTrends(refWorld(cards, decks, AS_OF));
        const { score, chance } = cardTrends(engine);
        score.forEach((own, index) => {
          const expected = wanted.get(Number(slug(index).slice(1)) - 10);
          if (expected) {
            measured += 1;
            expect(own).toBeCloseTo(expected.score, 8);
            expect(chance[index]).toBeCloseTo(expected.chance, 3);
            const sure = own !== 0 && (chance[index] ?? 1) <= 0.05;
            const trendMark = sure ? (own > 0 ? 'rising' : 'falling') : null;
            expect(cardTrend(engine, index)).toEqual({ trend: own, trendMark });
          } else {
            expect(own).toBeNaN();
            expect(cardTrend(engine, index)).toEqual({ trend: null, trendMark: null });
          }
        });
      }),
      { numRuns: 40 },
    );
    expect(measured).toBeGreaterThan(100);
  });
});

describe('studentChance', () => {
  test.each([
    // One degree of freedom: 1 − 2/π · atan 1. Two: 1 − √2 / √(2 + 2). The others from printed tables at 5 %.
    [1, 1, 0.5],
    [Math.SQRT2, 2, 1 - Math.SQRT1_2],
    [2.4469, 6, 0.05],
    [2.0639, 24, 0.05],
    [2.0687, 23, 0.05],
    [0, 7, 1],
    [-2.4469, 6, 0.05],
  ])('of %f with %i degrees of freedom is %f', (t, freedom, chance) => {
    expect(studentChance(t, freedom)).toBeCloseTo(chance, 4);
  });

  test('agrees with strips under the density', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -12, max: 12, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        (t, freedom) => {
          expect(studentChance(t, freedom)).toBeCloseTo(refStudentChance(t, freedom), 3);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('trustedChance', () => {
  test('takes as many of the smallest as keep the share of false ones', () => {
    // Steps of .05 / 5: the first four lie on or below .01, .02, .03 and .04, the fifth not below .05.
    expect(trustedChance([0.04, 0.5, 0.01, 0.03, 0.02], 0.05)).toBe(0.04);
    // Not on the first and second step, but on the third: all three.
    expect(trustedChance([0.04, 0.04, 0.04], 0.05)).toBe(0.04);
    expect(trustedChance([0.03, 0.6], 0.05)).toBe(-1);
    expect(trustedChance([], 0.05)).toBe(-1);
  });

  test('agrees with trying each as the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.2, noNaN: true })), (chances) => {
        const allowed = chances.filter((limit) => {
          const below = chances.filter((chance) => chance <= limit).length;
          return (limit * chances.length) / below <= 0.05;
        });
        expect(trustedChance(chances, 0.05)).toBe(Math.max(-1, ...allowed));
      }),
    );
  });
});

describe('markTrends', () => {
  test('marks what is trusted by its sign, never a trend of 0', () => {
    const getMarks = (...trends: [trend: number | null, trendChance: number | null][]) => {
      const cards = trends.map(([trend, trendChance]) => ({ trend, trendChance, trendMark: null }));
      markTrends(cards);
      return cards.map(({ trendMark }) => trendMark);
    };
    expect(getMarks([4, 0.001], [-4, 0.001], [1, 0.3], [0, 1], [null, null])).toEqual([
      'rising',
      'falling',
      null,
      null,
      null,
    ]);
    expect(getMarks([0, 0], [0, 0])).toEqual([null, null]);
  });
});
