import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ThreadTurns } from './thread-turns.ts';

it('gives each a turn of the event loop of its own, first come first served', async () => {
  const turns = new ThreadTurns();
  const seen: string[] = [];
  const work = async (name: string): Promise<void> => {
    await turns.next();
    seen.push(name);
  };
  const works = ['a', 'b', 'c'].map(work);
  // Counted beside: callbacks like this one run once in each turn.
  const beside = (async () => {
    for (let turn = 1; turn <= 3; turn++) {
      await setImmediate();
      seen.push(`turn ${turn}`);
    }
  })();
  await Promise.all([...works, beside]);
  expect(seen).toEqual(['a', 'turn 1', 'b', 'turn 2', 'c', 'turn 3']);
});

it('lets who comes again wait for those who came before', async () => {
  const turns = new ThreadTurns();
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
