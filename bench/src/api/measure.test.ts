import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { measureCalls } from './measure.ts';

it('counts the bytes of every answer when several callers wait at once', async () => {
  let calls = 0;
  const ask = async (): Promise<number> => {
    calls += 1;
    await setTimeout(2);
    return 660;
  };
  const measured = await measureCalls(ask, { callers: 8, forMs: 30 });
  expect(calls).toBeGreaterThan(8);
  expect(measured.bytes).toBe(660);
  expect(measured.p50).toBeGreaterThan(1);
  expect(measured.p99).toBeGreaterThanOrEqual(measured.p50);
});
