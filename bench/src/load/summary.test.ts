import { expect, it } from 'vitest';
import { toSummary } from './summary.ts';

it('distinguishes answers, refusals with a retry time and failures', () => {
  const answer = (status: number, took: number, retryAfter = false) => ({
    kind: 'x',
    status,
    took,
    retryAfter,
  });
  const answers = [
    ...[answer(200, 10), answer(304, 30), answer(200, 20), answer(200, 40)],
    ...[answer(503, 1, true), answer(429, 2, true)],
    // A refusal without a retry time does not count as one, nor does a missing answer.
    ...[answer(503, 3), { ...answer(0, 30_000), error: 'on a new connection, ECONNRESET' }],
  ];
  // 4, 2 and 2 of 8; 4 answers in 2 s; of 10, 20, 30, 40 the one at place 4 · 0.5 = 2 and the last.
  expect(toSummary(answers, 2000)).toEqual({
    requested: 8,
    answered: 0.5,
    refused: 0.25,
    failed: 0.25,
    perSecond: 2,
    p50: 30,
    p99: 40,
    refusedP50: 2,
    refusedP99: 2,
    failures: ['x: 503, 1 times', 'x: on a new connection, ECONNRESET, 1 times'],
  });
});
