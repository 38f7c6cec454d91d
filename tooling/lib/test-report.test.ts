import { describe, expect, it } from 'vitest';
import {
  addCounts,
  closingLines,
  countTests,
  errorsOutsideTests,
  listFailures,
  listRetried,
  NO_TESTS,
} from './test-report.mjs';

describe('toCounts', () => {
  it('reads a Vitest report', () => {
    const report = { numPassedTests: 12, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(countTests(report)).toEqual({ passed: 12, failed: 1, skipped: 3 });
  });

  it('reads a Playwright report, with a flaky test as passed', () => {
    expect(countTests({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 } })).toEqual({
      passed: 6,
      failed: 2,
      skipped: 4,
    });
  });
});

/** A report of Playwright with one test of each kind, and a failed one in an inner suite. */
const journeys = {
  stats: {},
  suites: [
    {
      specs: [spec('opens', 'expected'), spec('closes', 'unexpected'), spec('shuts', 'flaky', 'Too late')],
      suites: [{ title: 'a phone', specs: [spec('is wide', 'unexpected', 'Timed out')] }],
    },
  ],
};

function spec(title: string, status: string, message?: string) {
  const results = [{ errors: message ? [{ message }] : [] }, { errors: [] }];
  return { file: 'cards.spec.ts', line: 7, title, tests: [{ status, results }] };
}

describe('getRetried', () => {
  it('names the tests that passed only when tried again', () => {
    expect(listRetried(journeys)).toEqual(['cards.spec.ts:7 shuts\n    Too late']);
  });
});

describe('getFailures', () => {
  it('names the failed tests of a Vitest report, and a file that did not load', () => {
    const passed = { fullName: 'decks are counted', status: 'passed', failureMessages: [] };
    const failed = {
      fullName: 'decks are read',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 0 to be 1\u001b[39m\n\n    at decks.test.ts:3'],
    };
    const testResults = [
      { name: `${process.cwd()}/a/decks.test.ts`, status: 'failed', assertionResults: [passed, failed] },
      { name: `${process.cwd()}/a/good.test.ts`, status: 'passed', assertionResults: [passed] },
      {
        name: `${process.cwd()}/a/lost.test.ts`,
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ];
    expect(listFailures({ testResults })).toEqual([
      'a/decks.test.ts decks are read\n    expected 0 to be 1\n        at decks.test.ts:3',
      'a/lost.test.ts\n    no such module',
    ]);
  });

  it('names the failed tests of a Playwright report, however deep', () => {
    expect(listFailures(journeys)).toEqual([
      'cards.spec.ts:7 closes',
      'cards.spec.ts:7 is wide\n    Timed out',
    ]);
  });

  it('names what failed outside of the tests of a Playwright report', () => {
    const errors = [
      { message: 'Cannot find module', location: { file: `${process.cwd()}/e2e/a.spec.ts`, line: 3 } },
      { message: 'Timed out waiting for the server' },
    ];
    expect(listFailures({ stats: {}, suites: [], errors })).toEqual([
      'e2e/a.spec.ts:3\n    Cannot find module',
      'outside of tests\n    Timed out waiting for the server',
    ]);
  });

  it('shortens a long message', () => {
    const message = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n');
    const [text = ''] = listFailures({
      testResults: [{ name: 'a.test.ts', status: 'failed', message, assertionResults: [] }],
    });
    expect(text.split('\n')).toHaveLength(13);
  });
});

describe('errorsOutsideTests', () => {
  const LINE = '⎯⎯⎯⎯⎯⎯';
  const error = (heading: string, message: string, file?: string, test?: string) =>
    [
      `\u001b[31m${LINE}\u001b[39m ${heading} \u001b[31m${LINE}\u001b[39m`,
      message,
      ' ❯ guard src/a.ts:1:1',
      '',
      LINE,
      ...(file
        ? [`This error originated in "\u001b[1m${file}\u001b[22m" test file. It doesn't mean that …`]
        : []),
      ...(test ? [`The last test to run before this error was "${test}". This means either:`] : []),
      '',
    ].join('\n');

  it('name the message of each and, as far as Vitest knows them, its file and the last test', () => {
    const output = [
      '✓ a',
      error('Unhandled Rejection', 'AppError: away', 'a.test.ts', 'says so'),
      error('Uncaught Exception', 'Error: b', 'b.test.ts'),
      error('Unhandled Error', 'Error: c'),
      error('Unhandled Rejection', 'Error: d', 'd.test.ts', 'ends'),
    ].join('\n');
    expect(errorsOutsideTests(output)).toEqual([
      'a.test.ts after or in "says so"\n    AppError: away',
      'b.test.ts\n    Error: b',
      'outside of tests\n    Error: c',
      'd.test.ts after or in "ends"\n    Error: d',
    ]);
  });

  it('are none where every error belongs to a test', () => {
    expect(errorsOutsideTests('FAIL a.test.ts > b\nAssertionError: no')).toEqual([]);
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
