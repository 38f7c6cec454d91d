import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreloadQueue } from './preload-queue.ts';

describe('a queue of two files at a time', () => {
  let begun: string[];
  let ends: Map<string, () => void>;
  let preload: (href: string) => void;

  beforeEach(() => {
    vi.useFakeTimers();
    begun = [];
    ends = new Map();
    preload = createPreloadQueue({
      maxLoading: 2,
      patienceMs: 1000,
      load: (href, end) => {
        begun.push(href);
        if (href === 'broken') throw new Error('no such file');
        ends.set(href, end);
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins the next when one has ended, and each once', () => {
    for (const href of ['a', 'b', 'c', 'a', 'd']) preload(href);
    expect(begun).toEqual(['a', 'b']);
    ends.get('b')?.();
    expect(begun).toEqual(['a', 'b', 'c']);
    ends.get('a')?.();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    preload('b');
    expect(begun).toHaveLength(4);
  });

  it('goes on after files that cannot be begun, also if there are as many as may load at a time', () => {
    for (const href of ['broken', 'a', 'b', 'c']) preload(href);
    expect(begun).toEqual(['broken', 'a', 'b']);
    ends.get('a')?.();
    expect(begun).toEqual(['broken', 'a', 'b', 'c']);
  });

  it('goes on after files of which nothing is heard', () => {
    for (const href of ['a', 'b', 'c', 'd', 'e']) preload(href);
    vi.advanceTimersByTime(999);
    expect(begun).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('counts a file once that ends late, or twice', () => {
    for (const href of ['a', 'b', 'c', 'd', 'e']) preload(href);
    // Loads c and d; then only two are loading, however often the first two end.
    vi.advanceTimersByTime(1000);
    for (const href of ['a', 'a', 'b']) ends.get(href)?.();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    ends.get('c')?.();
    ends.get('c')?.();
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
