import { expect, it } from 'vitest';
import { readingOrder } from './reading-order.ts';

it('puts the most characteristic lists first and keeps the order of the others', () => {
  const kinds = ['newcards', 'highsynergycards', 'highliftcards', 'topcards', 'gamechangers', 'creatures'];
  expect(readingOrder(kinds.map((kind) => ({ kind }))).map(({ kind }) => kind)).toEqual([
    'highsynergycards',
    'topcards',
    'highliftcards',
    'newcards',
    'gamechangers',
    'creatures',
  ]);
  expect(readingOrder([])).toEqual([]);
});
