import type { ListSearchAnswer } from '@deckwright/contract/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../../api/api-client.ts';
import { createFilterSession } from './filter-session.ts';

type Call = {
  q: string;
  within: readonly string[];
  signal: AbortSignal | undefined;
  answer: () => void;
  fail: () => void;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const calls: Call[] = [];
  const answered: string[] = [];
  const failed: string[] = [];
  const searchWithin: ApiClient['searchWithin'] = (q, within, { signal } = {}) =>
    new Promise<ListSearchAnswer>((resolve, reject) => {
      const answer = {
        q,
        order: null,
        warnings: [],
        numCards: within.length,
        cards: [...within],
        fault: null,
      };
      calls.push({ q, within, signal, answer: () => resolve(answer), fail: () => reject(new Error('gone')) });
    });
  const session = createFilterSession({
    apiHost: '',
    client: { searchWithin },
    onAnswer: ({ q }) => void answered.push(q),
    onError: (q) => void failed.push(q),
  });
  return { session, calls, answered, failed };
}

const cards = () => ['wave', 'beacon'];

describe('the filter of a list', () => {
  it('sends one request 200 ms after the last letter', async () => {
    const { session, calls, answered } = open();
    session.change('t', cards);
    await vi.advanceTimersByTimeAsync(199);
    session.change('t:elf', cards);
    await vi.advanceTimersByTimeAsync(199);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ q, within }) => [q, within])).toEqual([['t:elf', ['wave', 'beacon']]]);
    calls[0]?.answer();
    await vi.runAllTimersAsync();
    expect(answered).toEqual(['t:elf']);
  });

  it('aborts an earlier request and drops its late answer', async () => {
    const { session, calls, answered, failed } = open();
    session.change('t:elf', cards, 0);
    await vi.advanceTimersByTimeAsync(0);
    session.change('t:orc', cards);
    expect(calls[0]?.signal?.aborted).toBe(true);
    calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(200);
    calls[1]?.answer();
    await vi.runAllTimersAsync();
    expect([answered, failed]).toEqual([['t:orc'], []]);
  });

  it('reports a failure, but not of an aborted request', async () => {
    const { session, calls, failed } = open();
    session.change('a', cards, 0);
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.fail();
    await vi.runAllTimersAsync();
    session.change('b', cards, 0);
    await vi.advanceTimersByTimeAsync(0);
    session.cancel();
    calls[1]?.fail();
    await vi.runAllTimersAsync();
    expect(failed).toEqual(['a']);
  });
});
