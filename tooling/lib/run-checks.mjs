import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CACHE, ROOT } from './run.mjs';
import { formatSeconds } from './steps.mjs';
import { addCounts, NO_TESTS } from './test-report.mjs';

/**
 * @typedef {{ isOk: boolean, counts: import('./test-report.mjs').Counts, note?: string, failures?: string[] }} CheckResult
 *   `note`: what to know of it either way; `failures`: each by name, with the first lines of its message
 * @typedef {{
 *   name: string,
 *   title: string,
 *   needs?: readonly string[],
 *   cores: number,
 *   run: (log: Log) => Promise<CheckResult>,
 * }} Check `cores`: how many processors it keeps busy, 0 for what waits for the network
 * @typedef {{ write: (text: string) => void, done: () => number }} Log what a check prints; `done` counts finished tests
 * @typedef {{ name: string, title: string, seconds: number, startedAt: number, isOk: boolean }} Timing seconds since the start
 */

export const REPORTS = join(CACHE, 'reports');
const HEARTBEAT_MS = 30_000;
/** How Vitest and Playwright start the line of a failed test or file, and of one that has ended. */
const FAILED_LINE = /^\s*(?:✘|×|FAIL)\s/;
const DONE_LINE = /^\s*[✓✘×]\s/;

/**
 * Runs checks in parallel as far as the cores allow, in the order of the list; one whose `needs` failed does not run.
 * The output of a check is saved in `.cache/reports/NAME.log` and only shown on failure.
 * @param {readonly Check[]} checks
 * @param {{ cores?: number, write?: (text: string) => void, now?: () => number, reports?: string }} [io]
 * @returns {Promise<CheckResult & { timings: Timing[], notes: string[], failures: string[] }>} of all checks
 */
export async function runChecks(checks, io = {}) {
  const {
    cores = availableParallelism(),
    write = (text) => process.stdout.write(text),
    now = Date.now,
    reports = REPORTS,
  } = io;
  mkdirSync(reports, { recursive: true });
  const began = now();
  /** @type {Map<string, boolean>} */
  const ended = new Map();
  /** @type {Map<Check, { log: ReturnType<typeof createLog>, work: Promise<void> }>} */
  const running = new Map();
  /** @type {Timing[]} */
  const timings = [];
  let total = NO_TESTS;
  /** @type {string[]} */
  const notes = [];
  /** @type {string[]} */
  const failures = [];

  const start = (/** @type {Check} */ check) => {
    const startedAt = now();
    const log = createLog(check.title, write);
    const work = getOutcome(check, log).then(({ isOk, counts, note, failures: failed = [] }) => {
      const milliseconds = now() - startedAt;
      writeFileSync(join(reports, `${check.name}.log`), log.text());
      if (!isOk) write(`\n──── ${check.title} ────\n${log.text()}\n`);
      const tests = counts === NO_TESTS ? '' : ` (${counts.passed} tests passed, ${counts.failed} failed)`;
      write(`${check.title}: ${isOk ? 'passed' : 'FAILED'} in ${formatSeconds(milliseconds)}${tests}\n`);
      if (note) {
        notes.push(`${check.title}: ${note}`);
        write(`  ${note}\n`);
      }
      const { name, title } = check;
      if (!isOk) failures.push(...(failed.length > 0 ? failed.map((each) => `${title}: ${each}`) : [title]));
      timings.push({
        name,
        title,
        seconds: milliseconds / 1000,
        startedAt: (startedAt - began) / 1000,
        isOk,
      });
      total = addCounts(total, counts, !isOk);
      ended.set(name, isOk);
      running.delete(check);
    });
    running.set(check, { log, work });
  };

  const heartbeat = setInterval(() => {
    const names = [...running].map(
      ([{ title }, { log }]) => `${title}${log.done() ? ` (${log.done()} done)` : ''}`,
    );
    if (names.length > 0) write(`  … ${formatSeconds(now() - began)}: ${names.join(', ')}\n`);
  }, HEARTBEAT_MS);
  try {
    const waiting = [...checks];
    while (waiting.length > 0 || running.size > 0) {
      for (const check of [...waiting]) {
        const needs = check.needs ?? [];
        const lost = needs.find((name) => ended.get(name) === false);
        if (lost) {
          write(`${check.title}: not run, because of ${lost}\n`);
          ended.set(check.name, false);
        } else {
          const isReady = needs.every(
            (name) => ended.has(name) || !checks.some((other) => other.name === name),
          );
          const used = [...running.keys()].reduce((sum, other) => sum + other.cores, 0);
          // A check that wants more cores than there are runs alone.
          if (!isReady || (used > 0 && used + check.cores > cores)) continue;
          start(check);
        }
        waiting.splice(waiting.indexOf(check), 1);
      }
      await Promise.race([...running.values()].map(({ work }) => work));
    }
  } finally {
    clearInterval(heartbeat);
  }
  const isOk = checks.every(({ name }) => ended.get(name) === true);
  return { isOk, counts: total, timings, notes, failures };
}

/**
 * @param {Check} check
 * @param {Log} log
 * @returns {Promise<CheckResult>}
 */
async function getOutcome(check, log) {
  try {
    return await check.run(log);
  } catch (error) {
    log.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { isOk: false, counts: NO_TESTS };
  }
}

/**
 * Collects the output of a check; the names of failed tests are shown as soon as they are known.
 * @param {string} title
 * @param {(text: string) => void} show
 */
function createLog(title, show) {
  let [text, line, done] = ['', '', 0];
  const take = (/** @type {string} */ whole) => {
    if (DONE_LINE.test(whole)) done += 1;
    if (FAILED_LINE.test(whole)) show(`${title}: ${whole.trim()}\n`);
  };
  return {
    write: (/** @type {string} */ chunk) => {
      text += chunk;
      const lines = stripVTControlCharacters(line + chunk).split('\n');
      line = lines.pop() ?? '';
      for (const whole of lines) take(whole);
    },
    done: () => done,
    text: () => text,
  };
}

/**
 * Saves the timings of a whole run, with its commit, for `npm run test:times`.
 * @param {string} run such as `test`
 * @param {{ timings: readonly Timing[], seconds: number, counts: import('./test-report.mjs').Counts }} result
 */
export function keepTimings(run, result) {
  writeFileSync(
    join(REPORTS, `${run}.json`),
    `${JSON.stringify({ ...result, at: new Date().toISOString(), commit: currentCommit() })}\n`,
  );
}

/** Short hash of the commit that is checked out; null in a tree without a history. */
function currentCommit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}

/**
 * @param {string} name of a check
 * @returns {string} path of its JSON report; an earlier run's is removed
 */
export function freshReport(name) {
  const path = join(REPORTS, `${name}.json`);
  rmSync(path, { force: true });
  return path;
}
