import { expect, it, vi } from 'vitest';
import { backgroundTurns, idleTurns } from './background-turns.ts';

function open(isBusy: (now: number) => boolean) {
  let now = 0;
  const next = vi.fn(async () => {});
  const wait = async (ms: number) => {
    now += ms;
  };
  const options = { isBusy: () => isBusy(now), now: () => now, wait, next };
  return { turn: backgroundTurns(options), idle: idleTurns(options), next, now: () => now };
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

it('gives up what may be left out after two seconds of visitors, and not before', async () => {
  const { idle, next, now } = open((at) => at < 1500 || at > 1600);
  expect(await idle()).toBe(true);
  expect([now(), next.mock.calls.length]).toEqual([1500, 1]);
  const under = open(() => true);
  expect([await under.idle(), await under.idle(), under.now(), under.next.mock.calls.length]).toEqual([
    ...[false, false, 2000, 0],
  ]);
});
