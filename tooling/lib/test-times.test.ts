import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './run.mjs';
import { readTimes, timesChapter } from './test-times.mjs';

const UNIT = {
  testResults: [
    {
      name: join(ROOT, 'packages/domain/src/slug.test.ts'),
      startTime: 1000,
      endTime: 1250,
      assertionResults: [
        { fullName: 'slug is lower case', duration: 5 },
        { fullName: 'slug keeps digits', duration: 200 },
      ],
    },
  ],
};

const E2E = {
  stats: {},
  suites: [
    {
      title: 'journeys/search.spec.ts',
      file: 'search.spec.ts',
      specs: [{ title: 'finds a card', file: 'search.spec.ts', tests: [{ results: [{ duration: 1500 }] }] }],
      suites: [
        {
          title: 'on a phone',
          file: 'search.spec.ts',
          specs: [
            // Tried twice: both count.
            {
              title: 'opens',
              file: 'search.spec.ts',
              tests: [{ results: [{ duration: 3000 }, { duration: 500 }] }],
            },
          ],
        },
      ],
    },
  ],
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-times-'));
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(UNIT));
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify(E2E));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('readTimes', () => {
  it('reads both kinds of report, slowest first, and skips missing ones', () => {
    const { files, tests } = readTimes(folder, ['unit', 'integration', 'e2e']);
    expect(files).toEqual([
      { file: 'e2e/journeys/search.spec.ts', kind: 'e2e', seconds: 5, tests: 2 },
      { file: 'packages/domain/src/slug.test.ts', kind: 'unit', seconds: 0.25, tests: 2 },
    ]);
    expect(tests.map(({ name, seconds }) => [name, seconds])).toEqual([
      ['on a phone opens', 3.5],
      ['finds a card', 1.5],
      ['slug keeps digits', 0.2],
      ['slug is lower case', 0.005],
    ]);
  });
});

describe('timesChapter', () => {
  it('lists phases, the slowest tests, and files; short ones in one row', () => {
    const chapter = timesChapter({
      title: 'The last run',
      machine: '2 processors.',
      run: {
        seconds: 125.4,
        timings: [{ name: 'unit', title: 'Unit tests', seconds: 44.5, startedAt: 2, isOk: true }],
        counts: { passed: 4, failed: 0, skipped: 1 },
      },
      times: readTimes(folder, ['unit', 'e2e']),
    });
    expect(chapter).toContain('The whole run took 2 min 5 s: 4 tests passed, 0 failed, 1 skipped.');
    expect(chapter).toContain('| Unit tests | 2 s | 44.5 s |');
    expect(chapter).toContain('| slug keeps digits | `packages/domain/src/slug.test.ts` | 0.2 s |');
    expect(chapter).toContain('| `e2e/journeys/search.spec.ts` | 2 | 5.0 s |');
    expect(chapter).toContain('| 1 files below 1 s | 2 | 0.3 s |');
  });
});
