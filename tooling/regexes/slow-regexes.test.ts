import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../testing/skeleton.ts';
import { BOUNDS } from './bounded-regexes.data.ts';
import { findRegexes } from './find-regexes.ts';
import { slowRegexes } from './slow-regexes.ts';

const SOURCES = ['{clients,packages/*}/src/**/*.{ts,tsx}', 'apps/site/{app,server}/**/*.{ts,tsx}'];
/** They read only what they write themselves. */
const TESTS = /\.test\.tsx?$|\.fixture\.ts$|\/testing\//;

const findProblems = (text: string): string[] =>
  slowRegexes('planted.ts', text).map(({ problem }) => problem);

describe('slowRegexes', () => {
  it.each([
    ['one repetition within another', String.raw`/^(?:\d+|[a-z])+$/`, 'exponential on a run of "0"'],
    ['the same of groups', '/(a+)+$/', 'exponential on a run of "a"'],
    ['two repetitions side by side', String.raw`/^(\d+)\s*x?\s+(.+)$/`, 'quadratic or more on a run of " "'],
    ['two with something optional between', String.raw`/^-?\d+\.?\d*$/`, 'quadratic or more on a run of "0"'],
    [
      'a repetition that begins at every letter',
      String.raw`/\s*\n\s*/g`,
      'quadratic or more on a run of " "',
    ],
    ['one at the end of a text', String.raw`/\/+$/`, 'quadratic or more on a run of "/"'],
    [
      'one put together',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be read
      "const WORD = 'a+'; new RegExp(`^${WORD}${WORD}$`)",
      'quadratic or more on a run of "a"',
    ],
    [
      'one written raw',
      String.raw`const RUN = String.raw${'`'}(?:\d+)*${'`'}; RegExp(RUN + '!')`,
      'exponential on a run of "0"',
    ],
    [
      'one made of another',
      String.raw`const A = /\s+/; new RegExp(A.source + '!')`,
      'quadratic or more on a run of " "',
    ],
  ])('finds %s', (_, code, problem) => {
    expect(findProblems(`export const found = () => { ${code}; };`)).toContain(problem);
  });

  it.each([
    ['a single repetition', String.raw`/^\d+\s*x/`],
    ['one that cannot begin within a run', String.raw`/(?<!\/)\/+$/`],
    ['parts that share no letter', String.raw`/^(?:\d|[a-z])+$/`],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be read
    ['a text known only at run time', "new RegExp(`^${[1].join('|')}$`)"],
    ['no expression', '4 / 2 / 1; // /(a+)+/'],
  ])('accepts %s', (_, code) => {
    expect(findProblems(`export const found = () => { ${code}; };`)).toEqual([]);
  });

  it('tells the line', () => {
    expect(findRegexes('a.ts', 'const a = 1;\nconst b = /x/gi;\n')).toEqual([
      { line: 2, source: 'x', flags: 'gi' },
    ]);
  });
});

describe('every regular expression of the site', () => {
  const texts = globSync(SOURCES, { cwd: ROOT })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !TESTS.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
    // Parsing all files would take most of the time.
    .filter(({ text }) => /RegExp|\/.*\//.test(text));
  const slow = texts.flatMap(({ file, text }) =>
    slowRegexes(file, text).map((regex) => ({ file, ...regex })),
  );
  const isIn = (index: string, file: string): boolean =>
    index.endsWith('/') ? file.startsWith(index) : file === index;
  const getBound = ({ file, source }: (typeof slow)[number]) =>
    BOUNDS.find((bound) => isIn(bound.file, file) && source.startsWith(bound.begins));

  it('takes linear time, or its text is bounded', () => {
    const wrong = slow
      .filter((regex) => !getBound(regex))
      .map(({ file, line, source, problem }) => `${file}:${line} /${source}/ is ${problem}`);
    expect(wrong).toEqual([]);
  });

  it('needs each bound that is listed', () => {
    const used = new Set(slow.map(getBound));
    expect(BOUNDS.filter((bound) => !used.has(bound))).toEqual([]);
  });

  it('is found at all', () => {
    const count = texts.reduce((sum, { file, text }) => sum + findRegexes(file, text).length, 0);
    expect(count).toBeGreaterThan(500);
  });
});
