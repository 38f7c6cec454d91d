import { expect, it } from 'vitest';
import { SteppedValue } from './stepped-value.ts';

const GOING = new AbortController().signal;

function count(steps: string[]): SteppedValue<number> {
  function* compute(): Generator<undefined, number, undefined> {
    for (const step of ['one', 'two', 'three']) {
      steps.push(step);
      yield;
    }
    return 4;
  }
  return new SteppedValue(compute());
}

it('is computed step by step with pauses, each step once, and read at once in between', async () => {
  const steps: string[] = [];
  const stepped = count(steps);
  expect(steps).toEqual([]);
  let pauses = 0;
  await stepped.prepare(async () => {
    pauses += 1;
    if (pauses === 2) expect(stepped.value).toBe(4);
  }, GOING);
  expect(steps).toEqual(['one', 'two', 'three']);
  expect([stepped.value, pauses]).toEqual([4, 2]);
});

it('is computed at once where it is read first, and stops where it is no longer wanted', async () => {
  const steps: string[] = [];
  const stopping = new AbortController();
  const stepped = count(steps);
  const prepared = stepped.prepare(async () => {
    if (steps.length === 1) stopping.abort();
  }, stopping.signal);
  await prepared;
  expect(steps).toEqual(['one']);
  expect(stepped.value).toBe(4);
  expect(steps).toHaveLength(3);
});

it('gives its error to every reader, if a step fails', async () => {
  function* compute(): Generator<undefined, number, undefined> {
    yield;
    throw new Error('boom');
  }
  const stepped = new SteppedValue(compute());
  await expect(stepped.prepare(async () => {}, GOING)).rejects.toThrow('boom');
  expect(() => stepped.value).toThrow('boom');
  await expect(stepped.read()).rejects.toThrow('boom');
  await expect(stepped.prepare(async () => {}, GOING)).rejects.toThrow('boom');
});

it('lets others have the thread while it is read by several', async () => {
  const steps: string[] = [];
  const stepped = count(steps);
  const read = Promise.all([stepped.read(), stepped.read()]);
  await new Promise(setImmediate);
  expect(steps.length).toBeLessThan(3);
  expect(await read).toEqual([4, 4]);
  expect(steps).toEqual(['one', 'two', 'three']);
});
