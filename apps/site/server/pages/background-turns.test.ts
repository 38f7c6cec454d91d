import { expect, it, vi } from 'vitest';
import { backgroundTurns } from './background-turns.ts';

function open(isBusy: (now: number) => boolean) {
  let now = 0;
  const next = vi.fn(async () => {});
  const wait = async (ms: number) => {
    now += ms;
  };
  const turn = backgroundTurns({ isBusy: () => isBusy(now), now: () => now, wait, next });
  return { turn, next, now: () => now };
}

it('takes its turn at once while nobody is answered', async () => {
  const { turn, next, now } = open(() => false);
  await turn();
  expect([now(), next.mock.calls.length]).toEqual([0, 1]);
});

it('lets visitors go first', async () => {
  const { turn, next, now } = open((at) => at < 500);
  await turn();
  expect([now(), next.mock.calls.length]).toEqual([500, 1]);
});

it('waits two seconds in all and not for each turn, so that it ends under a lasting load', async () => {
  const { turn, next, now } = open(() => true);
  for (let step = 0; step < 5; step += 1) await turn();
  expect([now(), next.mock.calls.length]).toEqual([2000, 5]);
});
