import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * @typedef {{ file: string, kind: string, seconds: number, tests: number }} FileTime `seconds` of its tests and hooks
 * @typedef {{ file: string, kind: string, name: string, seconds: number }} TestTime
 */

const SLOWEST = 10;
const MIN_SECONDS = 1;

/**
 * Times of test files and tests in the JSON reports of Vitest and Playwright.
 * @param {string} folder that contains NAME.json for each of the names
 * @param {readonly string[]} names
 * @returns {{ files: FileTime[], tests: TestTime[] }} slowest first
 */
export function readTimes(folder, names) {
  /** @type {FileTime[]} */
  const files = [];
  /** @type {TestTime[]} */
  const tests = [];
  for (const kind of names) {
    const path = join(folder, `${kind}.json`);
    if (!existsSync(path)) continue;
    const report = JSON.parse(readFileSync(path, 'utf8'));
    const read = report.testResults ? vitestTimes(report, kind) : playwrightTimes(report, kind);
    files.push(...read.files);
    tests.push(...read.tests);
  }
  const slowestFirst = (/** @type {{ seconds: number }} */ a, /** @type {{ seconds: number }} */ b) =>
    b.seconds - a.seconds;
  return { files: files.sort(slowestFirst), tests: tests.sort(slowestFirst) };
}

/**
 * @param {any} report
 * @param {string} kind
 */
function vitestTimes(report, kind) {
  /** @type {FileTime[]} */
  const files = [];
  /** @type {TestTime[]} */
  const tests = [];
  for (const { name, startTime, endTime, assertionResults } of report.testResults) {
    const file = relative(ROOT, name);
    files.push({ file, kind, seconds: (endTime - startTime) / 1000, tests: assertionResults.length });
    for (const { fullName, duration } of assertionResults)
      tests.push({ file, kind, name: fullName, seconds: (duration ?? 0) / 1000 });
  }
  return { files, tests };
}

/**
 * @param {any} report
 * @param {string} kind
 */
function playwrightTimes(report, kind) {
  /** @type {Map<string, FileTime>} */
  const files = new Map();
  /** @type {TestTime[]} */
  const tests = [];
  const visit = (/** @type {any} */ suite, /** @type {string} */ path) => {
    for (const spec of suite.specs ?? []) {
      const file = join('e2e/journeys', spec.file);
      for (const { results } of spec.tests) {
        const seconds = results.reduce(
          (/** @type {number} */ sum, /** @type {{ duration: number }} */ { duration }) =>
            sum + duration / 1000,
          0,
        );
        const total = files.get(file) ?? { file, kind, seconds: 0, tests: 0 };
        files.set(file, { ...total, seconds: total.seconds + seconds, tests: total.tests + 1 });
        tests.push({ file, kind, name: [path, spec.title].filter(Boolean).join(' '), seconds });
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [path, inner.title].filter(Boolean).join(' '));
  };
  // The outermost suite is the file itself.
  for (const suite of report.suites ?? []) visit({ ...suite, title: '' }, '');
  return { files: [...files.values()], tests };
}

/**
 * @param {{
 *   title: string,
 *   machine: string,
 *   run: { seconds: number, timings: readonly import('./run-checks.mjs').Timing[], counts: import('./test-report.mjs').Counts },
 *   times: ReturnType<typeof readTimes>,
 * }} measured
 * @returns {string} a chapter in Markdown
 */
export function timesChapter({ title, machine, run, times }) {
  const { files, tests } = times;
  const rest = files.filter(({ seconds }) => seconds < MIN_SECONDS);
  const shown = files.filter(({ seconds }) => seconds >= MIN_SECONDS);
  const sum = (/** @type {readonly { seconds: number }[]} */ list) =>
    list.reduce((total, { seconds }) => total + seconds, 0);
  return [
    `## ${title}`,
    '',
    machine,
    '',
    `The whole run took ${minutes(run.seconds)}: ${run.counts.passed} tests passed, ${run.counts.failed} failed, ${run.counts.skipped} skipped.`,
    '',
    ...table(
      ['phase', 'began after', 'took'],
      run.timings.map((phase) => [
        phase.title,
        `${phase.startedAt.toFixed(0)} s`,
        `${phase.seconds.toFixed(1)} s`,
      ]),
    ),
    '',
    `The ${SLOWEST} slowest tests:`,
    '',
    ...table(
      ['test', 'file', 'took'],
      tests
        .slice(0, SLOWEST)
        .map(({ name, file, seconds }) => [
          name.replaceAll('|', '\\|'),
          `\`${file}\``,
          `${seconds.toFixed(1)} s`,
        ]),
    ),
    '',
    `Files of ${MIN_SECONDS} s and more, slowest first; a file's time is that of its tests:`,
    '',
    ...table(
      ['file', 'tests', 'took'],
      [
        ...shown.map(({ file, tests: count, seconds }) => [
          `\`${file}\``,
          `${count}`,
          `${seconds.toFixed(1)} s`,
        ]),
        [
          `${rest.length} files below ${MIN_SECONDS} s`,
          `${rest.reduce((total, { tests: count }) => total + count, 0)}`,
          `${sum(rest).toFixed(1)} s`,
        ],
      ],
    ),
  ].join('\n');
}

/** @param {number} seconds */
function minutes(seconds) {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)];
}
