import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTypeahead,
  SITE_MIN_LENGTH,
  TYPEAHEAD_WAIT_MS,
  type TypeaheadTiming,
} from './typeahead-session.ts';

type Call = {
  query: string;
  starts: readonly number[];
  signal: AbortSignal;
  answer: (options: string[]) => void;
};

function start(timing: TypeaheadTiming = { minLength: 3, delayMs: 200 }) {
  const calls: Call[] = [];
  const results: (string[] | null)[] = [];
  let errors = 0;
  const session = createTypeahead<string>({
    ...timing,
    search: (query, signal, starts) =>
      new Promise((resolve) => {
        calls.push({ query, starts, signal, answer: resolve });
      }),
    onResult: (options) => results.push(options),
    onError: () => {
      errors += 1;
    },
  });
  return { session, calls, results, errors: () => errors };
}

describe('createTypeahead', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends nothing for two letters, counted after normalization', () => {
    const { session, calls, results } = start();
    session.change('s-o !');
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(0);
    expect(results).toEqual([null]);
  });

  it('sends the normalized query after a 200 ms pause', () => {
    const { session, calls } = start();
    session.change('Jöt');
    vi.advanceTimersByTime(199);
    expect(calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(calls.map((call) => call.query)).toEqual(['jot']);
  });

  it('sends one request for a word typed without a pause', () => {
    const { session, calls } = start();
    for (const text of ['sol', 'sol ', 'sol r', 'sol ri', 'sol rin', 'sol ring']) {
      session.change(text);
      vi.advanceTimersByTime(50);
    }
    vi.advanceTimersByTime(200);
    expect(calls.map((call) => call.query)).toEqual(['solring']);
  });

  it('says where the words begin', () => {
    const { session, calls } = start();
    for (const text of ['solring', "Yuriko, the Tiger's", 'sol ring']) {
      session.change(text);
      vi.advanceTimersByTime(200);
    }
    // yuriko|the|tigers: six letters, then nine.
    expect(calls.map(({ query, starts }) => [query, starts])).toEqual([
      ['solring', []],
      ['yurikothetigers', [6, 9]],
      ['solring', [3]],
    ]);
  });

  it('aborts the earlier request and ignores its late answer', async () => {
    const { session, calls, results, errors } = start();
    session.change('sol');
    vi.advanceTimersByTime(200);
    session.change('island');
    vi.advanceTimersByTime(200);
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[1]?.answer(['Island']);
    calls[0]?.answer(['Sol Ring']);
    await vi.runAllTimersAsync();
    expect(results).toEqual([['Island']]);
    expect(errors()).toBe(0);
  });

  it('does not request again if only spaces were added', () => {
    const { session, calls } = start();
    session.change('sol');
    vi.advanceTimersByTime(200);
    session.change('sol ');
    vi.advanceTimersByTime(200);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.signal.aborted).toBe(false);
  });

  it('by default waits 200 ms, from two letters on, and shows at most 100 options', async () => {
    const { session, calls, results } = start({});
    session.change('s');
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(0);
    session.change('so');
    vi.advanceTimersByTime(199);
    expect(calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(calls).toHaveLength(1);
    calls[0]?.answer(Array.from({ length: 150 }, (_, index) => `${index}`));
    await vi.runAllTimersAsync();
    expect(results.at(-1)).toHaveLength(100);
  });

  it('ends a search without a response, which the same letters then retry', async () => {
    const { session, calls, results, errors } = start();
    session.change('sol');
    vi.advanceTimersByTime(200 + TYPEAHEAD_WAIT_MS);
    expect([calls[0]?.signal.aborted, errors()]).toEqual([true, 1]);
    session.change('sol');
    vi.advanceTimersByTime(200);
    calls[0]?.answer(['Too late']);
    calls[1]?.answer(['Sol Ring']);
    await vi.runAllTimersAsync();
    expect([results, errors()]).toEqual([[['Sol Ring']], 1]);
  });

  it('accepts another length, delay and page size', async () => {
    const { session, calls, results } = start({ minLength: SITE_MIN_LENGTH, delayMs: 50, pageSize: 2 });
    session.change('so');
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(0);
    session.change('sol');
    vi.advanceTimersByTime(49);
    expect(calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(calls).toHaveLength(1);
    calls[0]?.answer(['Sol Ring', 'Solemnity', 'Solitude']);
    await vi.runAllTimersAsync();
    expect(results.at(-1)).toEqual(['Sol Ring', 'Solemnity']);
  });
});
