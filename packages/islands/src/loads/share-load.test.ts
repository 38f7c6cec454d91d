import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareLoad } from './share-load.ts';

let sent: { signal: AbortSignal; answer: PromiseWithResolvers<Response> }[] = [];

function load(key: string, address: string, isPartial = false) {
  const stop = new AbortController();
  const send = (signal: AbortSignal) => {
    const answer = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => answer.reject(signal.reason));
    sent.push({ signal, answer });
    return answer.promise;
  };
  const text = shareLoad({ key, address, isPartial, signal: stop.signal, send }).then((answer) =>
    answer.text(),
  );
  text.catch(() => undefined);
  return { stop, text };
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('shareLoad', () => {
  it('sends one request for two addresses with the same data, also if the first is given up', async () => {
    const first = load('one', '/page');
    first.stop.abort();
    const second = load('one', '/page?group=type');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
    sent[0]?.answer.resolve(new Response('data'));
    await expect(first.text).rejects.toThrow();
    expect(await second.text).toBe('data');
  });

  it('answers all who wait', async () => {
    const loads = [load('two', '/page'), load('two', '/page?sort=name')];
    sent[0]?.answer.resolve(new Response('data'));
    expect(await Promise.all(loads.map(({ text }) => text))).toEqual(['data', 'data']);
  });

  it('sends another request for one address, and once the first is answered', async () => {
    const loads = [load('three', '/page'), load('three', '/page')];
    expect(sent).toHaveLength(2);
    for (const { answer } of sent) answer.resolve(new Response('data'));
    await Promise.all(loads.map(({ text }) => text));
    load('three', '/page?sort=name');
    expect(sent).toHaveLength(3);
    sent[2]?.answer.resolve(new Response('data'));
  });

  it('lets the load of a part of the page wait for a load of its address', async () => {
    const loads = [load('six', '/page'), load('six', '/page', true)];
    expect(sent).toHaveLength(1);
    sent[0]?.answer.resolve(new Response('data'));
    expect(await Promise.all(loads.map(({ text }) => text))).toEqual(['data', 'data']);
  });

  it('cancels a request that nobody waits for', async () => {
    const only = load('four', '/page');
    only.stop.abort();
    expect(sent[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent[0]?.signal.aborted).toBe(true);
    await expect(only.text).rejects.toThrow();
  });

  it('passes errors on', async () => {
    const loads = [load('five', '/page'), load('five', '/page?sort=name')];
    sent[0]?.answer.reject(new Error('offline'));
    for (const { text } of loads) await expect(text).rejects.toThrow('offline');
  });
});
