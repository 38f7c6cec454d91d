import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type EventLoop, ThreadTurns } from './thread-turns.ts';

/** As the site has it. */
const LOOP: EventLoop = {
  now: () => performance.now(),
  afterNextLook: (callback) => void globalThis.setImmediate(callback),
  afterJob: (callback) => queueMicrotask(() => process.nextTick(callback)),
};

/** Jobs of `each` ms by a fake clock, and the interleaved turns of the event loop. */
async function collectSeen(each: number, names: string[]): Promise<string[]> {
  const clock = { now: 0 };
  const turns = new ThreadTurns({ ...LOOP, now: () => clock.now });
  const seen: string[] = [];
  const work = async (name: string): Promise<void> => {
    await turns.next();
    // After some microtasks, as real jobs have them.
    await Promise.resolve();
    await Promise.resolve();
    seen.push(name);
    clock.now += each;
  };
  const works = names.map(work);
  // Runs alongside: callbacks like this one run once per turn.
  const otherWork = (async () => {
    for (let turn = 1; turn <= 3; turn++) {
      await setImmediate();
      seen.push(`turn ${turn}`);
    }
  })();
  await Promise.all([...works, otherWork]);
  return seen;
}

it('gives a long job its own turn of the event loop, in order of arrival', async () => {
  expect(await collectSeen(15, ['a', 'b', 'c'])).toEqual(['a', 'turn 1', 'b', 'turn 2', 'c', 'turn 3']);
});

it('lets short jobs share a turn, for 15 ms', async () => {
  // They start at 0, 6 and 12 ms; the next one would start at 18.
  expect(await collectSeen(6, ['a', 'b', 'c', 'd'])).toEqual([
    'a',
    'b',
    'c',
    'turn 1',
    'd',
    'turn 2',
    'turn 3',
  ]);
});

it('makes returning jobs wait for those that came before', async () => {
  const turns = new ThreadTurns(LOOP);
  const seen: string[] = [];
  const twice = async (name: string): Promise<void> => {
    await turns.next();
    seen.push(`${name}1`);
    await turns.next();
    seen.push(`${name}2`);
  };
  await Promise.all([twice('a'), twice('b')]);
  await twice('c');
  expect(seen).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'c2']);
});

it('runs turns without a job while new connections arrive, since each turn accepts one of them', async () => {
  const turns = new ThreadTurns(LOOP);
  const seen: string[] = [];
  const work = turns.next().then(() => seen.push('work'));
  turns.recordConnection();
  for (let turn = 1; turn <= 4; turn++) {
    await setImmediate();
    seen.push(`turn ${turn}`);
    if (turn < 3) turns.recordConnection();
  }
  await work;
  expect(seen).toEqual(['turn 1', 'turn 2', 'turn 3', 'work', 'turn 4']);
});

it('continues after 50 new connections', async () => {
  const turns = new ThreadTurns(LOOP);
  let connections = 0;
  const work = turns.next().then(() => connections);
  for (; connections < 60; connections++) {
    turns.recordConnection();
    await setImmediate();
  }
  expect(await work).toBe(50);
});
