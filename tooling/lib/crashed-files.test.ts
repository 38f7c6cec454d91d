import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { crashedFiles } from './crashed-files.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-crashes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HEADING = '⎯⎯⎯⎯⎯⎯ Unhandled Error ⎯⎯⎯⎯⎯⎯⎯';
const ended = (file: string, signal = 'SIGTRAP') =>
  `${HEADING}\n\u001b[31mCaused by: Error: Worker exited unexpectedly with signal ${signal} during started state while running test file ${file}\u001b[39m\n`;

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
  expect(crashed(ended('/a.test.ts'), ['/a.test.ts'])).toEqual(['/a.test.ts']);
});

it.each([
  ['a test that failed as well', ended('/a.test.ts'), ['/a.test.ts'], 1],
  ['a file that did not load', ended('/a.test.ts'), ['/a.test.ts', '/b.test.ts'], 0],
  ['a rejection beside it', `${ended('/a.test.ts')}⎯⎯ Unhandled Rejection ⎯⎯\n`, ['/a.test.ts'], 0],
  ['two of them', ended('/a.test.ts') + ended('/b.test.ts'), ['/a.test.ts', '/b.test.ts'], 0],
  ['a process that ran out of memory', ended('/a.test.ts', 'SIGABRT'), ['/a.test.ts'], 0],
  [
    'a process for many files',
    ended('s /a.test.ts, /b.test.ts').replace('file s', 'files'),
    ['/a.test.ts'],
    0,
  ],
])('names none for %s', (_case, output, failedFiles, failedTests) => {
  expect(crashed(output, failedFiles, failedTests)).toEqual([]);
});

it('names none without a report', () => {
  expect(crashedFiles(ended('/a.test.ts'), join(folder, 'none.json'))).toEqual([]);
});
