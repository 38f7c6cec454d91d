import { expect, it } from 'vitest';
import { backoffMs } from './retry.ts';

it('doubles the pause with each failure, up to the longest', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 2_000].map((failures) =>
    backoffMs(failures, { firstMs: 1_000, maxMs: 6_000 }),
  );
  expect(pauses).toEqual([1_000, 1_000, 2_000, 4_000, 6_000, 6_000, 6_000]);
});
