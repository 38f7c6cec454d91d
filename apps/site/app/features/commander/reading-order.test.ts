import { expect, it } from 'vitest';
import { readingOrder } from './reading-order.ts';

it('puts what says most of a commander first and keeps the order of the others', () => {
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
