import { describe, expect, it } from 'vitest';
import { computePairTiming, racePairs } from './timing.ts';

describe('runs in pairs', () => {
  it('gives the median of the ratios, not the ratio of the medians', () => {
    // Ratios 2, 1 and 4; while another program runs, both take longer.
    const turns = [
      { own: 2, other: 1 },
      { own: 100, other: 100 },
      { own: 8, other: 2 },
    ];
    expect(computePairTiming(turns)).toEqual({ median: 8, otherMedian: 2, ratio: 2, runs: 3 });
  });

  it('begins with the one and with the other by turns, after a round that does not count', async () => {
    const calls: string[] = [];
    const pair = { name: 'pair', run: () => calls.push('run'), other: () => calls.push('other') };
    const timings = await racePairs([pair], { rounds: 2, budgetMs: 1_000 });
    expect(timings.get('pair')?.runs).toBe(2);
    expect(calls).toEqual(['other', 'run', 'run', 'other', 'other', 'run']);
  });
});
