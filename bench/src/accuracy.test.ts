import { describe, expect, it } from 'vitest';
import { isInEvaluationSet, precision, recall, wilsonInterval } from './accuracy.ts';

describe('precision and recall', () => {
  it('are the right share of what was found and of what should have been, and none of nothing', () => {
    const hits = { right: 3, found: 5, wanted: 4 };
    expect(precision(hits)).toBe(3 / 5);
    expect(recall(hits)).toBe(3 / 4);
    const nothing = { right: 0, found: 0, wanted: 0 };
    expect([precision(nothing), recall(nothing)]).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('isInEvaluationSet', () => {
  it('halves by the id alone', () => {
    // First bytes of SHA-256: “a” ca, “b” 3e, “c” 2e, “d” 18, “e” 3f.
    expect(['a', 'b', 'c', 'd', 'e'].map(isInEvaluationSet)).toEqual([false, false, false, false, true]);
  });
});

describe('wilsonInterval', () => {
  it('is Wilson’s', () => {
    // 8 of 10 at z = 1.96: middle (0.8 + 0.19208) / 1.38416 = 0.7167, spread 1.41602 · √(0.016 + 0.009604) = 0.2266.
    const [low, high] = wilsonInterval(8, 10);
    expect(low).toBeCloseTo(0.4901, 3);
    expect(high).toBeCloseTo(0.9433, 3);
  });

  it('is none of nothing', () => {
    expect(wilsonInterval(0, 0)).toEqual([Number.NaN, Number.NaN]);
  });
});
