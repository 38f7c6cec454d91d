import { describe, expect, it } from 'vitest';
import { checkConformance } from './conformance.mjs';

const table = (...rows: string[]) => ['| id | statement | evidence |', '|---|---|---|', ...rows].join('\n');
const told = (text: string) =>
  checkConformance(text, { 1: 3 }).map(({ line, problem }) => `${line}: ${problem}`);

describe('checkConformance', () => {
  it('accepts each id once, alone, in lists and in ranges', () => {
    expect(told(table('| R1.1, R1.3 | a | `packages/a/src/a.test.ts` |', '| R1.2 | b | open |'))).toEqual([]);
    expect(told(table('| R1.1–R1.3 | a | `e2e/journeys/a.spec.ts` |'))).toEqual([]);
  });

  it('names ids that are duplicate, missing or unknown', () => {
    const text = table('| R1.1–R1.2 | a | open |', '| R1.2 | b | open |', '| R2.9 | c | open |');
    expect(told(text)).toEqual([
      '4: R1.2 stands twice',
      '0: has no row for R1.3',
      '0: R2.9: no such line of the checklist',
    ]);
  });

  it('refuses rows without a test, and reversed ranges', () => {
    expect(told(table('| R1.1–R1.3 | a | seen by eye |'))).toEqual([
      '3: R1.1–R1.3 names no test and is neither "open" nor "needs nothing"',
    ]);
    expect(told(table('| R1.3–R1.1 | a | open |'))[0]).toBe(
      '3: R1.3–R1.1 is neither an id nor a range of ids',
    );
  });
});
