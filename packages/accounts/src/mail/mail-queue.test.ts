import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailQueue } from './mail-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue whose deliveries end when told; `tries` are the items in the order in which they were tried. */
function getQueue(changes: Partial<ConstructorParameters<typeof MailQueue<string>>[0]> = {}) {
  const tries: string[] = [];
  const failures: [string, number | null][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const queue = new MailQueue<string>({
    deliver: (item) => {
      tries.push(item);
      return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    },
    isTemporary: (error) => error instanceof Error && error.message === 'later',
    pauses: [10, 100],
    most: 3,
    atOnce: 1,
    onFailure: (item, _error, pause) => failures.push([item, pause]),
    ...changes,
  });
  const end = async (error?: string) => {
    ends.shift()?.(error ? new Error(error) : undefined);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, tries, failures, end };
}

describe('the mail queue', () => {
  it('delivers in order, a limited number at a time', async () => {
    const { queue, tries, end } = getQueue({ atOnce: 2 });
    for (const item of ['a', 'b', 'c']) expect(queue.add(item)).toBe(true);
    expect(tries).toEqual(['a', 'b']);
    await end();
    expect(tries).toEqual(['a', 'b', 'c']);
    await end();
    await end();
    expect(queue.size).toBe(0);
  });

  it('refuses emails when full, and accepts them again when there is room', async () => {
    const { queue, end } = getQueue();
    expect(['a', 'b', 'c', 'd'].map((item) => queue.add(item))).toEqual([true, true, true, false]);
    await end();
    expect(queue.add('d')).toBe(true);
  });

  it('retries with growing pauses and gives up after the last', async () => {
    const { queue, tries, failures, end } = getQueue();
    queue.add('a');
    await end('later');
    await vi.advanceTimersByTimeAsync(9);
    expect(tries).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries).toHaveLength(2);
    await end('later');
    await vi.advanceTimersByTimeAsync(99);
    expect(tries).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await end('later');
    expect(failures).toEqual([
      ['a', 10],
      ['a', 100],
      ['a', null],
    ]);
    expect(queue.size).toBe(0);
  });

  it('lets others pass while one waits for a retry', async () => {
    const { queue, tries, end } = getQueue();
    queue.add('a');
    queue.add('b');
    await end('later');
    await end();
    expect(tries).toEqual(['a', 'b']);
    expect(queue.size).toBe(1);
  });

  it('does not retry permanent failures', async () => {
    const { queue, tries, failures, end } = getQueue();
    queue.add('a');
    await end('never');
    await vi.advanceTimersByTimeAsync(1000);
    expect(tries).toEqual(['a']);
    expect(failures).toEqual([['a', null]]);
  });

  it('stops when everything has been sent, with waiting retries tried immediately', async () => {
    const { queue, tries, end } = getQueue();
    queue.add('a');
    await end('later');
    queue.add('b');
    const stopped = queue.stop(5000);
    expect(queue.add('c')).toBe(false);
    await end();
    await end();
    expect(await stopped).toBe(0);
    expect(tries).toEqual(['a', 'b', 'a']);
  });

  it('stops after its grace period whatever hangs, and reports how many are left', async () => {
    const { queue, tries } = getQueue();
    queue.add('a');
    queue.add('b');
    const stopped = queue.stop(5000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await stopped).toBe(2);
    expect(tries).toEqual(['a']);
  });

  it('stops immediately if nothing waits', async () => {
    expect(await getQueue().queue.stop(5000)).toBe(0);
  });
});
