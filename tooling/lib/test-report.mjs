import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

/**
 * Counts of a JSON report by Vitest or Playwright; none if the file is missing.
 * @param {string} file
 * @returns {Counts}
 */
export function readCounts(file) {
  return existsSync(file) ? countsOf(JSON.parse(readFileSync(file, 'utf8'))) : NO_TESTS;
}

/**
 * @param {any} report
 * @returns {Counts}
 */
export function countsOf(report) {
  if (report.stats) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Adds one step's counts; a step that fails without a failed test (a file that does not load, a check that is not a
 * test) counts as one failure.
 * @param {Counts} total
 * @param {Counts} counts
 * @param {boolean} hasFailed
 * @returns {Counts}
 */
export function addCounts(total, counts, hasFailed) {
  return {
    passed: total.passed + counts.passed,
    failed: total.failed + (hasFailed ? Math.max(1, counts.failed) : counts.failed),
    skipped: total.skipped + counts.skipped,
  };
}

/**
 * The closing lines; the last one is alone on its line for machines to read.
 * @param {Counts} total
 */
export function closingLines({ passed, failed, skipped }) {
  const notes = skipped > 0 ? [`${skipped} skipped`] : [];
  return [...notes, `${passed} passed, ${failed} failed`].join('\n');
}
