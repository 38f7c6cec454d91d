import { expect, it } from 'vitest';
import { describeShape } from './describe-shape.ts';

it('is one line without the marks of a validator, and bounded', () => {
  const issue = { path: ['counts', 0, 'cards'], message: 'Invalid input:\n  expected number' };
  expect(describeShape({ issues: [issue, { path: [], message: 'Not an object' }] })).toBe(
    'counts.0.cards: Invalid input: expected number; Not an object',
  );
  expect(describeShape({ issues: Array(5).fill({ path: ['a'], message: 'b' }) })).toBe(
    'a: b; a: b; a: b; and 2 more',
  );
});
