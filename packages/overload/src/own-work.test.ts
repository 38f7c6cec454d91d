import { expect, it } from 'vitest';
import { OwnWork } from './own-work.ts';

it('runs until all of it has ended, but counts for at most 15 seconds', async () => {
  let now = 0;
  const ownWork = new OwnWork(() => now);
  const ends: (() => void)[] = [];
  const begin = (): Promise<void> => ownWork.run(() => new Promise((end) => ends.push(end)));
  expect([ownWork.isRunning, ownWork.ended]).toEqual([false, 0]);
  const works = [begin(), begin()];
  now = 14_999;
  expect(ownWork.isRunning).toBe(true);
  ends[0]?.();
  await works[0];
  expect([ownWork.isRunning, ownWork.ended]).toEqual([true, 1]);
  now = 15_000;
  expect(ownWork.isRunning).toBe(false);
  ends[1]?.();
  await works[1];
  expect([ownWork.isRunning, ownWork.ended]).toEqual([false, 2]);
  // The next one has its own time.
  now = 40_000;
  void begin();
  expect(ownWork.isRunning).toBe(true);
});
