import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAmount } from './amount.ts';

const LABEL = 'Max total, $';

it.each([
  ['', null],
  [' \t', null],
  ['0', 0],
  ['5', 5],
  [' 2.50 ', 2.5],
  ['2,5', 2.5],
  ['1,50', 1.5],
  ['$5', 5],
  ['$ 5.25', 5.25],
  ['007', 7],
  ['1000000', 1_000_000],
])('reads %j as %j', (text, amount) => {
  expect(readAmount(text, LABEL)).toEqual({ amount, problem: null });
});

it.each([
  'cheap',
  '-1',
  '+1',
  '1e3',
  '0x10',
  'Infinity',
  'NaN',
  '5.123',
  '.5',
  '5.',
  '5$',
  '$',
  '$$5',
  '€5',
  '1,000',
  '1.000,50',
  '1,000.50',
  '5 10',
  '٣',
  '５',
])('refuses %j and names the field', (text) => {
  expect(readAmount(text, LABEL)).toEqual({
    amount: null,
    problem: '“Max total, $” must be a plain number, such as 5 or 2.50.',
  });
});

it.each(['1000001', '1000000.01', '9'.repeat(400)])('refuses %j as too high', (text) => {
  expect(readAmount(text, LABEL).problem).toBe('“Max total, $” must be at most 1,000,000.');
});

it('reads every amount of cents up to the highest back as it is printed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(readAmount((cents / 100).toFixed(2), LABEL)).toEqual({ amount: cents / 100, problem: null });
    }),
  );
});
