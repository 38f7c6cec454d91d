import { expect, it } from 'vitest';
import { dollarOption, numberOption } from './number-option.ts';

it('reads the number of an option within its bounds', () => {
  expect(numberOption('limit', undefined, { min: 1, max: 9 })).toBeNull();
  expect(numberOption('max-price', '2.5', { min: 0, max: 9 })).toBe(2.5);
  expect(numberOption('limit', '9', { min: 1, max: 9, whole: true })).toBe(9);
  for (const text of ['', ' ', '0', '10', 'x', 'NaN'])
    expect(() => numberOption('price', text, { min: 1, max: 9 })).toThrow('--price is a number from 1 to 9.');
  for (const text of ['2.5', 'Infinity'])
    expect(() => numberOption('limit', text, { min: 1, max: 9, whole: true })).toThrow(
      '--limit is a whole number from 1 to 9.',
    );
});

it('reads dollars as the forms of the site do', () => {
  expect(dollarOption('max-price', undefined)).toBeNull();
  expect(dollarOption('max-price', '$2,50')).toBe(2.5);
  for (const text of ['', '1e3', '-1', 'cheap', '1000001'])
    expect(() => dollarOption('max-price', text), text).toThrow(
      '--max-price is a plain number of dollars up to 1,000,000, such as 5 or 2.50.',
    );
});
