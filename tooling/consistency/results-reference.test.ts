import { describe, expect, it } from 'vitest';
import { countEntries, mantelHaenszel, markedSides, newcombe, wilson } from './results-reference.ts';

const entry = (wins: number, games: number, size = 16, placing = 1) => ({
  ...{ commander: 'ada', cards: null, saved: null, event: 'open', day: '2025-01-01', size, placing },
  ...{ wins, losses: games - wins, draws: 0 },
});
const count = (wins: number, games: number) => countEntries([entry(wins, games)]);

describe('the reference of results', () => {
  it('has the intervals of the literature', () => {
    // 30 of 100, by hand in tournament-results.test.ts: 0.30740 ± 0.08845. None of ten: 3.8415 / 13.8415.
    expect(wilson(30, 100).low).toBeCloseTo(0.21895, 5);
    expect(wilson(30, 100).high).toBeCloseTo(0.39585, 5);
    expect(wilson(0, 10)).toEqual({ low: 0, high: expect.closeTo(0.27754, 4) });
    // Newcombe 1998, table II, (a): 56/70 − 48/80, method 10: 0.0524 to 0.3339.
    expect(newcombe(count(56, 70), count(48, 80)).low).toBeCloseTo(0.0524, 4);
    expect(newcombe(count(56, 70), count(48, 80)).high).toBeCloseTo(0.3339, 4);
    // Across two commanders, by hand in across-commanders.test.ts.
    const across = mantelHaenszel([
      { with: count(12, 40), without: count(10, 60) },
      { with: count(6, 20), without: count(20, 80) },
    ]);
    expect(across.difference).toBeCloseTo(0.1, 9);
    expect(across.low).toBeCloseTo(-0.03548, 4);
    expect(across.high).toBeCloseTo(0.23548, 4);
  });

  it('counts a top cut from 32 players on', () => {
    // 16 of 32 and 16 of 64 by chance, (0.5 + 0.25) / 2; the 17th and those of 28 players are not in it.
    const counted = countEntries([entry(1, 4, 32, 16), entry(1, 4, 64, 17), entry(1, 4, 28, 1)]);
    expect(counted).toMatchObject({ entries: 3, largeEntries: 2, reached: 1, expected: 0.375 });
  });

  it('marks what chance hardly explains', () => {
    // 60 of 80 against 20 of 80 is far off; 21 against 20 of 80 is not; neither is 28 (t = 1.34 of 158 degrees: 0.18).
    const sides = [60, 21, 28].map((wins) => ({ with: count(wins, 80), without: count(20, 80) }));
    expect(markedSides(sides)).toEqual([true, false, false]);
  });
});
