import { expect, it } from 'vitest';
import { readAmount } from './amount.ts';

const LABEL = 'Max total, $';

it.each([
  ['', null],
  ['2,50', 2.5],
  ['$5', 5],
])('reads %j as %j', (text, amount) => {
  expect(readAmount(text, LABEL)).toEqual({ amount, problem: null });
});

it('refuses anything else and names the field', () => {
  expect(readAmount('1e3', LABEL)).toEqual({
    amount: null,
    problem: '“Max total, $” must be a plain number, such as 5 or 2.50.',
  });
});

it('refuses what is too high', () => {
  expect(readAmount('1000001', LABEL).problem).toBe('“Max total, $” must be at most 1,000,000.');
});
