import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { measureLoopDelay } from './measure-loop-delay.ts';

it('detects by the smallest delay a loop that is blocked in every turn, and resets', async () => {
  const delay = measureLoopDelay();
  while (delay.samples() < 4) {
    await setImmediate();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 130);
  }
  expect(delay.minMs()).toBeGreaterThan(100);
  delay.reset();
  expect(delay.samples()).toBe(0);
});
