import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** The lines of a failure's message that the end of a run repeats; the rest is in the output of its check. */
const MESSAGE_LINES = 12;

/** @type {Counts} */
export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

/**
 * @typedef {{ counts: Counts, failures: string[], retried: string[] }} TestReport `failures` and `retried`, the tests that
 *   passed only at a later attempt, have a file, a title and the first lines of what failed first
 */

/**
 * What a JSON report by Vitest or Playwright says; nothing if the file is missing.
 * @param {string} file
 * @returns {TestReport}
 */
export function readReport(file) {
  if (!existsSync(file)) return { counts: NO_TESTS, failures: [], retried: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { counts: countTests(report), failures: listFailures(report), retried: listRetried(report) };
}

/**
 * @param {any} report
 * @returns {Counts}
 */
export function countTests(report) {
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
 * @param {any} report
 * @returns {string[]}
 */
export function listFailures(report) {
  if (!report.stats) return report.testResults.flatMap(failuresOfFile);
  // A file that does not load, or a server that does not start, belongs to no test.
  const outside = (report.errors ?? []).map((/** @type {any} */ { message, location }) =>
    failure(location ? `${relative('.', location.file)}:${location.line}` : 'outside of tests', message),
  );
  return [...named(report.suites, 'unexpected'), ...outside];
}

/**
 * @param {any} report
 * @returns {string[]} none of Vitest, which tries nothing twice here
 */
export function listRetried(report) {
  return named(report.suites ?? [], 'flaky');
}

/**
 * @param {any[]} suites of Playwright, which may contain others
 * @param {'unexpected' | 'flaky'} wanted status of a test
 * @returns {string[]}
 */
function named(suites, wanted) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap((/** @type {any} */ { file, line, title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === wanted)
        .map((/** @type {any} */ { results }) => {
          const errors = results.flatMap((/** @type {any} */ result) => result.errors);
          return failure(`${file}:${line} ${title}`, errors[0]?.message);
        }),
    ),
    ...named(inner, wanted),
  ]);
}

/**
 * @param {any} result of a file that Vitest ran
 * @returns {string[]}
 */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative('.', name);
  const failed = assertionResults.filter((/** @type {any} */ result) => result.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : [];
  return failed.map((/** @type {any} */ { fullName, failureMessages }) =>
    failure(`${file} ${fullName}`, failureMessages[0]),
  );
}

/** The heading above each error that no test awaited, as Vitest prints it; below it are the message and what is known of it. */
const OUTSIDE = /^⎯+ (?:Unhandled (?:Rejection|Error)|Uncaught Exception) ⎯+$/m;
const ITS_FILE = /^This error originated in "(.+?)" test file/m;
const ITS_TEST = /^The last test to run before this error was "(.+?)"/m;

/**
 * Errors outside of tests, which fail a run of Vitest and are missing from its JSON report.
 * @param {string} output of the run
 * @returns {string[]} in the form of failures
 */
export function errorsOutsideTests(output) {
  const [, ...errors] = stripVTControlCharacters(output).split(OUTSIDE);
  return errors.map((text) => {
    const [message = ''] = text.trimStart().split('\n', 1);
    const file = ITS_FILE.exec(text)?.[1] ?? 'outside of tests';
    const test = ITS_TEST.exec(text)?.[1];
    return failure(test === undefined ? file : `${file} after or in "${test}"`, message);
  });
}

/**
 * @param {string} title
 * @param {string} [message]
 */
function failure(title, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES);
  return [title, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
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
