import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAmount } from './amount.ts';

it.each([
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
  expect(parseAmount(text)).toBe(amount);
});

it.each(['', ' \t'])('reads %j as no amount', (text) => {
  expect(parseAmount(text)).toBe('empty');
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
])('does not guess what %j means', (text) => {
  expect(parseAmount(text)).toBe('unreadable');
});

it.each(['1000001', '1000000.01', '9'.repeat(400)])('takes %j for too high', (text) => {
  expect(parseAmount(text)).toBe('too high');
});

it('reads every amount of cents up to the highest back as it is printed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(parseAmount((cents / 100).toFixed(2))).toBe(cents / 100);
    }),
  );
});
