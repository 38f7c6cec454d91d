import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it('reads the number of an option within its bounds', () => {
  expect(readNumber('limit', undefined, { least: 1, most: 9 })).toBeNull();
  expect(readNumber('max-price', '2.5', { least: 0, most: 9 })).toBe(2.5);
  expect(readNumber('limit', '9', { least: 1, most: 9, whole: true })).toBe(9);
  for (const text of ['', ' ', '0', '10', 'x', 'NaN'])
    expect(() => readNumber('price', text, { least: 1, most: 9 })).toThrow(
      '--price is a number from 1 to 9.',
    );
  for (const text of ['2.5', 'Infinity'])
    expect(() => readNumber('limit', text, { least: 1, most: 9, whole: true })).toThrow(
      '--limit is a whole number from 1 to 9.',
    );
});
