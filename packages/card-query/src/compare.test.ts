import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSets } from './compare.ts';

const sets = fc.uniqueArray(fc.constantFrom('W', 'U', 'B'));

describe('compareSets', () => {
  it.each([
    ['=', 'WU', 'WU', true],
    ['=', 'WU', 'W', false],
    ['!=', 'WU', 'W', true],
    ['>=', 'WU', 'W', true],
    ['>=', 'WU', 'WU', true],
    ['>', 'WU', 'WU', false],
    ['<=', 'W', 'WU', true],
    ['<', 'W', 'WU', true],
    ['<', 'W', 'UB', false],
    ['<', 'WU', 'WU', false],
  ] as const)('%s of %s and %s is %s', (op, left, right, expected) => {
    const contains = [...right].every((one) => left.includes(one));
    const isContained = [...left].every((one) => right.includes(one));
    expect(compareSets(op, contains, isContained)).toBe(expected);
  });

  it('is the same with the sides exchanged', () => {
    const exchanged = { '=': '=', '!=': '!=', '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const;
    fc.assert(
      fc.property(
        sets,
        sets,
        fc.constantFrom(...(Object.keys(exchanged) as (keyof typeof exchanged)[])),
        (left, right, op) => {
          const contains = right.every((one) => left.includes(one));
          const isContained = left.every((one) => right.includes(one));
          expect(compareSets(op, contains, isContained)).toBe(
            compareSets(exchanged[op], isContained, contains),
          );
        },
      ),
    );
  });
});
