import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How processes end whose runtime found itself broken; V8 aborts with SIGABRT where memory runs out, which is a fault. */
const CRASH =
  /Worker exited unexpectedly with signal (?:SIGTRAP|SIGSEGV|SIGILL|SIGBUS) .*while running test file (.+)$/gm;
const UNHANDLED = /^⎯+ Unhandled (?:Error|Rejection) ⎯+$/gm;
/** More than one in a run is not chance. */
const MOST_CRASHES = 1;

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
    [...text.matchAll(UNHANDLED)].length === crashed.length;
  return isAll && crashed.length <= MOST_CRASHES ? crashed : [];
}
