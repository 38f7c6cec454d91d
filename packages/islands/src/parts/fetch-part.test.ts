import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPart, importPart, PartLoadError } from './fetch-part.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a part of the site', () => {
  it('is what its file exports', async () => {
    expect(await fetchPart(async () => ({ answer: 42 }))).toEqual({ answer: 42 });
  });

  it('is missing if its file cannot be loaded, with the reason, a second later: the page may be left', async () => {
    vi.useFakeTimers();
    const cause = new TypeError('Failed to fetch dynamically imported module');
    let error: unknown;
    fetchPart(() => Promise.reject(cause)).catch((reason: unknown) => {
      error = reason;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toBeInstanceOf(PartLoadError);
    expect(error).toMatchObject({ cause });
  });

  it('is missing after 20 seconds without a response', async () => {
    vi.useFakeTimers();
    const waiting = fetchPart(() => new Promise(() => {}));
    const rejected = expect(waiting).rejects.toThrow(PartLoadError);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await rejected;
  });

  it('is requested by another URL after its own has failed', async () => {
    const nowhere = '/no-such-part.js';
    await expect(importPart(nowhere)).rejects.not.toThrow(/again/);
    await expect(importPart(nowhere)).rejects.toThrow(/again=1/);
    await expect(importPart(nowhere)).rejects.toThrow(/again=2/);
  });
});
