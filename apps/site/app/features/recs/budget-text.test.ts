import { expect, it } from 'vitest';
import { describeBudget } from './budget-text.ts';

const share = { ranked: 9, owned: 2 };

it.each([
  ['no budget', 8, false, {}, ''],
  ['a total', 8, false, { maxTotal: '10' }, 'The cards to add cost $8.00 together.'],
  [
    'a total of a sample',
    8,
    true,
    { maxTotal: '10' },
    'The cards to add cost $8.00 together (sample prices).',
  ],
  ['a total without prices', null, false, { maxTotal: '10' }, ''],
  ['the price of one card', 8, false, { maxPrice: '5' }, ''],
  ['a total, owned cards', 80, false, { maxTotal: '10', share }, 'Budgets don’t apply to cards you own.'],
  ['a price, owned cards', 80, false, { maxPrice: '5', share }, 'Budgets don’t apply to cards you own.'],
  ['no budget, owned cards', 80, false, { share }, ''],
])('%s', (_what, price, sample, { share: owned, ...typed }: Typed, words) => {
  const form = { maxPrice: '', maxTotal: '', ...typed };
  expect(describeBudget({ price, sample }, { form, share: owned })).toBe(words);
});

type Typed = { maxPrice?: string; maxTotal?: string; share?: typeof share };
