import { describe, expect, it } from 'vitest';
import { addCounts, closingLines, countsOf, NO_TESTS } from './test-report.mjs';

describe('countsOf', () => {
  it('reads a Vitest report', () => {
    const report = { numPassedTests: 12, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(countsOf(report)).toEqual({ passed: 12, failed: 1, skipped: 3 });
  });

  it('reads a Playwright report, with a flaky test as passed', () => {
    expect(countsOf({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 } })).toEqual({
      passed: 6,
      failed: 2,
      skipped: 4,
    });
  });
});

describe('addCounts', () => {
  const some = { passed: 3, failed: 0, skipped: 1 };

  it('adds the counts of a step that passed', () => {
    expect(addCounts(some, { passed: 2, failed: 0, skipped: 0 }, false)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 1,
    });
  });

  it('counts a failed step without a failed test as one failure, one with failed tests as those', () => {
    expect(addCounts(some, NO_TESTS, true).failed).toBe(1);
    expect(addCounts(some, { passed: 0, failed: 4, skipped: 0 }, true).failed).toBe(4);
  });
});

describe('closingLines', () => {
  it('end with the counts alone on their line', () => {
    expect(closingLines({ passed: 9, failed: 0, skipped: 0 })).toBe('9 passed, 0 failed');
    expect(closingLines({ passed: 9, failed: 1, skipped: 2 }).split('\n')).toEqual([
      '2 skipped',
      '9 passed, 1 failed',
    ]);
  });
});
