import { expect, it } from 'vitest';
import { type LimitInput, limitsInForm, readLimits } from './limits.ts';

const NONE: LimitInput = { maxPrice: '', maxTotal: '', bracket: '', discovery: '' };

it.each([
  [{}, {}],
  [
    { bracket: '3', maxPrice: '$2.50', maxTotal: '40' },
    { bracket: 3, maxPrice: 2.5, maxTotal: 40 },
  ],
  [{ maxPrice: '0', maxTotal: ' ' }, { maxPrice: 0 }],
  [{ discovery: '-1' }, { discovery: -0.25 }],
  [{ bracket: '9', discovery: '9' }, {}],
])('reads %j as the options %j', (input, options) => {
  expect(readLimits({ ...NONE, ...input })).toEqual({ options, problem: null });
});

it('reports the first amount that is none, with its field', () => {
  expect(readLimits({ ...NONE, maxPrice: '5', maxTotal: '1e3', bracket: '3' })).toEqual({
    options: null,
    problem: '“Max total, $” must be a plain number, such as 5 or 2.50.',
    field: 'maxTotal',
  });
  expect(readLimits({ ...NONE, maxPrice: '-1', maxTotal: 'x' })).toMatchObject({ field: 'maxPrice' });
});

it('takes the fields of a form, of which a disabled one is missing', () => {
  const fields = new FormData();
  fields.set('maxPrice', '5');
  fields.set('bracket', '2');
  fields.set('other', 'x');
  expect(limitsInForm(fields)).toEqual({ ...NONE, maxPrice: '5', bracket: '2' });
});
