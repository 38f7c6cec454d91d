import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePagesBuilt } from '../../tooling/testing/made-on-demand.ts';
import { runBench } from './testing/run-bench.ts';
import { writeToyData } from './testing/toy-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-toy-'));
beforeAll(() => writeToyData(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** On a machine that does other work beside. */
const MAX_MS = 600_000;

/** Each with a line that shows that it got through; the cards and decks are invented, so the shares say nothing. */
const SCRIPTS: readonly (readonly [script: string, args: string, line: RegExp])[] = [
  ['brackets', '', /^No limits reach the target/m],
  ['roles', '--errors', /^\| fresh, without tags \| 110 /m],
  ['themes', '--held-out --list', /^\| tokens \| 12 /m],
  ['recs', '--max 2', /^The top tens of all \d+ questions so far name \d+ different cards\.$/m],
  ['recs', '--max 2 --speed', /^\| Deckwright, ranking alone, and cuts \| +[\d.]+/m],
  ['recs', '--max 2 --search', /^\| 500, 5000 \| [\d.]+ /m],
  ['recs', '--max 2 --dials --only time', /^0\.5: [\d.]+ /m],
  ['recs', '--max 2 --proposals', /^\| tournament, five decks or more \| [1-9]/m],
];

describe('the benchmarks of accuracy', () => {
  it.concurrent.each(SCRIPTS)('work with a few invented decks: %s %s', async (script, args, line) => {
    const more = args.split(' ').filter((arg) => arg !== '');
    const { code, output } = await runBench(`${script}/main.ts`, '--data', folder, ...more);
    expect(code, output).toBe(0);
    expect(output).toMatch(line);
  });

  it('say so where there are no decks', async () => {
    const { code, output } = await runBench('recs/main.ts', '--data', join(folder, 'missing'));
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/^Skipped: there are no real decks/m),
    });
  });
});

describe('the benchmark of load', () => {
  it(
    'works at its smallest size',
    async () => {
      await ensurePagesBuilt();
      const { code, output } = await runBench('load/main.ts', '--toy', '--print');
      expect(code, output).toBe(0);
      expect(output).toMatch(/^\| 1,000 addresses \| /m);
      expect(output).toMatch(/^Afterwards, against before: memory \d+ MB/m);
    },
    MAX_MS,
  );
});

describe('the benchmark of restarts', () => {
  it(
    'works at its smallest size, and nobody gets an error',
    async () => {
      await ensurePagesBuilt();
      const { code, output } = await runBench('restarts/main.ts', '--toy');
      expect(code, output).toBe(0);
      expect(output).toMatch(
        /^\d+ requests answered \([\d.]+ a second\), 0 errors, \d+ turned away .*, longest wait [\d.]+ s\. Tries .* at most 2\.$/m,
      );
    },
    MAX_MS,
  );
});

describe('the benchmark of the lake', () => {
  it('compares an export of the sample, or says that DuckDB is missing', async (context) => {
    const { code, output } = await runBench('lake/main.ts', '--toy');
    expect(code, output).toBe(0);
    const [impossible] = /^Not possible here: .+$/m.exec(output) ?? [];
    if (impossible) context.skip(impossible);
    expect(output.match(/, 0 rows differ$/gm), output).toHaveLength(3);
  });

  it('asks for a folder', async () => {
    const { code, output } = await runBench('lake/main.ts');
    expect(code).toBe(1);
    expect(output).toMatch(/^Not possible here: (no folder is named|the package @duckdb)/m);
  });
});
