import { describe, expect, it } from 'vitest';
import { checkConformance } from './conformance.mjs';

const table = (ids: string, ...rows: string[]) =>
  [`Ids: ${ids}.`, '', '| id | feature | test |', '|---|---|---|', ...rows].join('\n');
const getProblems = (text: string) =>
  checkConformance(text).map(({ line, problem }) => `${line}: ${problem}`);

describe('checkConformance', () => {
  it('accepts each id once, alone, in lists and in ranges', () => {
    const stated = 'R1.1–R1.3; withdrawn: none';
    const rows = ['| R1.1, R1.3 | a | `packages/a/src/a.test.ts` |', '| R1.2 | b | open |'];
    expect(getProblems(table(stated, ...rows))).toEqual([]);
    expect(getProblems(table(stated, '| R1.1–R1.3 | a | `e2e/journeys/a.spec.ts` |'))).toEqual([]);
  });

  it('accepts withdrawn ids without a row, and several ranges', () => {
    const text = table('R1.1–R1.3, R2.1; withdrawn: R1.2', '| R1.1, R1.3, R2.1 | a | open |');
    expect(getProblems(text)).toEqual([]);
  });

  it('names ids that are duplicate, missing or not stated', () => {
    const text = table(
      'R1.1–R1.3; withdrawn: none',
      '| R1.1–R1.2 | a | open |',
      '| R1.2 | b | open |',
      '| R2.9 | c | open |',
    );
    expect(getProblems(text)).toEqual([
      '6: R1.2 has two rows',
      '0: has no row for R1.3',
      '0: R2.9: not among the ids that a section states',
    ]);
  });

  it('refuses a withdrawn id that has a row or was never stated, and a document without ids', () => {
    expect(getProblems(table('R1.1; withdrawn: R1.1, R1.7', '| R1.1 | a | open |'))).toEqual([
      '0: R1.1: not among the ids that a section states',
      '0: R1.7: withdrawn, but not among the ids of a section',
    ]);
    expect(getProblems('| id | feature | test |')).toEqual(['0: states no ids; see "Ids: …" of a section']);
  });

  it('refuses rows without a test, and reversed ranges', () => {
    const stated = 'R1.1–R1.3; withdrawn: none';
    expect(getProblems(table(stated, '| R1.1–R1.3 | a | seen by eye |'))).toEqual([
      '5: R1.1–R1.3 names no test and is neither "open" nor "needs nothing"',
    ]);
    expect(getProblems(table(stated, '| R1.3–R1.1 | a | open |'))[0]).toBe(
      '5: R1.3–R1.1 is neither an id nor a range of ids',
    );
  });
});
