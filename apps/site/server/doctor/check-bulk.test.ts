import { expect, it } from 'vitest';
import { checkBulk } from './check-bulk.ts';

it('reports a value that refreshes refuse', () => {
  expect(['', '0', '1', undefined].flatMap((BULK_DATA) => checkBulk({ BULK_DATA }))).toEqual([]);
  expect(checkBulk({ BULK_DATA: 'off' })).toMatchObject([
    { state: 'problem', text: expect.stringMatching(/"off"/) },
  ]);
});
