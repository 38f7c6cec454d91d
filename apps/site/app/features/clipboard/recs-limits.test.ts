import { expect, it } from 'vitest';
import { limitOptions, NO_LIMITS } from './recs-limits.tsx';

it('sends what to prefer', () => {
  expect(limitOptions({ ...NO_LIMITS, discovery: '-1' })).toEqual({ discovery: -0.25 });
});

it.each([
  ['', '', '', {}],
  ['3', '2.50', '40', { bracket: 3, maxPrice: 2.5, maxTotal: 40 }],
  ['', '0', ' ', { maxPrice: 0 }],
  ['', '-1', 'cheap', {}],
  ['', 'Infinity', '1e3', { maxTotal: 1000 }],
])('bracket %j, %j per card and %j in total are sent as %j', (bracket, maxPrice, maxTotal, options) => {
  expect(limitOptions({ ...NO_LIMITS, bracket, maxPrice, maxTotal })).toEqual(options);
});
