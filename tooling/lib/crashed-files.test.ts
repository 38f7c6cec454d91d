import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countsWithout, crashedFiles } from './crashed-files.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-crashes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const caught = (errors: number) =>
  `Vitest caught ${errors} unhandled error${errors === 1 ? '' : 's'} during the test run.\n`;
const ended = (file: string, signal = 'SIGTRAP') =>
  `\u001b[31mCaused by: Error: Worker exited unexpectedly with signal ${signal} during started state while running test file ${file}\u001b[39m\n`;

function crashed(output: string, failedFiles: string[], numFailedTests = 0) {
  const testResults = [...failedFiles, '/ok.test.ts'].map((name) => ({
    name,
    status: name === '/ok.test.ts' ? 'passed' : 'failed',
  }));
  const report = join(folder, 'report.json');
  writeFileSync(report, JSON.stringify({ numFailedTests, testResults }));
  return crashedFiles(output, report);
}

it('names the file whose process the runtime ended', () => {
  expect(crashed(caught(1) + ended('/a.test.ts'), ['/a.test.ts'])).toEqual(['/a.test.ts']);
});

it.each([
  ['a test that failed as well', caught(1) + ended('/a.test.ts'), ['/a.test.ts'], 1],
  ['a file that did not load', caught(1) + ended('/a.test.ts'), ['/a.test.ts', '/b.test.ts'], 0],
  ['a rejection or an exception beside it', caught(2) + ended('/a.test.ts'), ['/a.test.ts'], 0],
  [
    'a teardown that failed',
    `${caught(1)}${ended('/a.test.ts')}error during close Error: x\n`,
    ['/a.test.ts'],
    0,
  ],
  ['errors that are not counted', ended('/a.test.ts'), ['/a.test.ts'], 0],
  ['two of them', caught(2) + ended('/a.test.ts') + ended('/b.test.ts'), ['/a.test.ts', '/b.test.ts'], 0],
  ['a process that ran out of memory', caught(1) + ended('/a.test.ts', 'SIGABRT'), ['/a.test.ts'], 0],
  [
    'a process for many files',
    caught(1) + ended('s /a.test.ts, /b.test.ts').replace('file s', 'files'),
    ['/a.test.ts'],
    0,
  ],
])('names none for %s', (_case, output, failedFiles, failedTests) => {
  expect(crashed(output, failedFiles, failedTests)).toEqual([]);
});

it('names none without a report', () => {
  expect(crashedFiles(ended('/a.test.ts'), join(folder, 'none.json'))).toEqual([]);
});

it('counts the tests of the other files alone', () => {
  const tests = (name: string, ...statuses: string[]) => ({
    name,
    assertionResults: statuses.map((status) => ({ status })),
  });
  const testResults = [
    tests('/a.test.ts', 'passed', 'pending'),
    tests('/b.test.ts', 'passed', 'failed', 'pending'),
  ];
  const report = join(folder, 'report.json');
  writeFileSync(report, JSON.stringify({ testResults }));
  expect(countsWithout(report, ['/a.test.ts'])).toEqual({ passed: 1, failed: 1, skipped: 1 });
});
