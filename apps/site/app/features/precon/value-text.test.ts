import { expect, it } from 'vitest';
import { describeValue } from './value-text.ts';

it.each([
  [{ price: 14, missing: 5 }, false, '$14', ' in singles, 5 cards without a price'],
  [{ price: 14, missing: 1 }, false, '$14', ' in singles, 1 card without a price'],
  [{ price: 14, missing: 0 }, false, '$14', ' in singles'],
  [{ price: 14, missing: 2 }, true, '$14', ' sample, 2 cards without a price'],
  [{ price: 45.99, missing: 0 }, false, '$46', ' in singles'],
  [{ price: 0.3, missing: 0 }, false, '$0.30', ' in singles'],
  [{ price: 0, missing: 100 }, false, null, 'no prices'],
])('puts %j into words (sample: %j)', (value, sample, amount, note) => {
  expect(describeValue(value, sample)).toEqual({ amount, note });
});
