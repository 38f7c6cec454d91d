import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How processes end whose runtime found itself broken; V8 aborts with SIGABRT where memory runs out, which is a fault. */
const CRASH =
  /Worker exited unexpectedly with signal (?:SIGTRAP|SIGSEGV|SIGILL|SIGBUS) .*while running test file (.+)$/gm;
/** Everything that failed outside of tests: rejections, exceptions of timers, teardowns. */
const CAUGHT = /^Vitest caught (\d+) unhandled errors? during the test run\.$/m;
const CLOSING = /^error during close/m;
/** More than one in a run is not chance. */
const MAX_CRASHES = 1;

/**
 * Test files of a failed run of Vitest whose process was ended by a fault of the runtime itself, if that is all that
 * failed: V8 rarely loses track of WebAssembly code when embedded databases come and go (nodejs/node#64500).
 * @param {string} output of the run
 * @param {string} reportFile its JSON report
 * @returns {string[]} absolute paths to run once more; none where any test or file failed by itself
 */
export function crashedFiles(output, reportFile) {
  if (!existsSync(reportFile)) return [];
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const text = stripVTControlCharacters(output);
  const crashed = [...new Set([...text.matchAll(CRASH)].map(([, file = '']) => file.trim()))];
  const failed = report.testResults.filter(
    (/** @type {{ status: string }} */ { status }) => status === 'failed',
  );
  const isAll =
    report.numFailedTests === 0 &&
    failed.length === crashed.length &&
    failed.every((/** @type {{ name: string }} */ { name }) => crashed.includes(name)) &&
    Number(CAUGHT.exec(text)?.[1]) === crashed.length &&
    !CLOSING.test(text);
  return isAll && crashed.length <= MAX_CRASHES ? crashed : [];
}

/**
 * Counts of a run without those of some files, whose tests may have ended before their process did.
 * @param {string} reportFile
 * @param {readonly string[]} files absolute paths
 * @returns {import('./test-report.mjs').Counts}
 */
export function countsWithout(reportFile, files) {
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const statuses = testResults
    .filter((/** @type {{ name: string }} */ { name }) => !files.includes(name))
    .flatMap(
      (/** @type {{ assertionResults: { status: string }[] }} */ { assertionResults }) => assertionResults,
    )
    .map((/** @type {{ status: string }} */ { status }) => status);
  const count = (/** @type {string} */ wanted) =>
    statuses.filter((/** @type {string} */ status) => status === wanted).length;
  const [passed, failed] = [count('passed'), count('failed')];
  return { passed, failed, skipped: statuses.length - passed - failed };
}
