import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTypeahead } from './typeahead-session.ts';

type Call = { query: string; signal: AbortSignal; answer: (options: string[]) => void };

function start(minLength = 3) {
  const calls: Call[] = [];
  const results: (string[] | null)[] = [];
  let errors = 0;
  const session = createTypeahead<string>({
    minLength,
    delayMs: 200,
    search: (query, signal) =>
      new Promise((resolve) => {
        calls.push({ query, signal, answer: resolve });
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

  it('sends nothing for two letters, counted after the clean-up', () => {
    const { session, calls, results } = start();
    session.change('s-o !');
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(0);
    expect(results).toEqual([null]);
  });

  it('sends the cleaned query after 200 ms of rest', () => {
    const { session, calls } = start();
    session.change('Jöt');
    vi.advanceTimersByTime(199);
    expect(calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(calls.map((call) => call.query)).toEqual(['jot']);
  });

  it('asks once for a word typed without a pause', () => {
    const { session, calls } = start();
    for (const text of ['sol', 'sol ', 'sol r', 'sol ri', 'sol rin', 'sol ring']) {
      session.change(text);
      vi.advanceTimersByTime(50);
    }
    vi.advanceTimersByTime(200);
    expect(calls.map((call) => call.query)).toEqual(['solring']);
  });

  it('cancels the earlier request and ignores its late answer', async () => {
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

  it('does not ask again when only spaces were added', () => {
    const { session, calls } = start();
    session.change('sol');
    vi.advanceTimersByTime(200);
    session.change('sol ');
    vi.advanceTimersByTime(200);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.signal.aborted).toBe(false);
  });
});
