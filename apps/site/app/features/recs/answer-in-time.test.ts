import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerInTime, cancelRecs } from './answer-in-time.ts';
import type { RecsResult } from './recs-result.ts';

const TYPED = new FormData();
TYPED.set('deck', '1 Sol Ring');
TYPED.append('commander', 'Atraxa, Praetors’ Voice');
TYPED.set('excludeLands', 'on');

const never = () => new Promise<RecsResult>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an answer in time', () => {
  it('is handed on', async () => {
    const result = { deckSize: 99 } as RecsResult;
    expect(await answerInTime(TYPED, async () => result)).toBe(result);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that does not come keeps what was typed, and says so after 30 seconds', async () => {
    const waiting = answerInTime(TYPED, never);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await waiting).toMatchObject({
      error: 'The server took too long to answer. Try again.',
      form: { deck: '1 Sol Ring', commanders: ['Atraxa, Praetors’ Voice'], excludeLands: true, owned: false },
    });
  });

  it('can be canceled', async () => {
    const waiting = answerInTime(TYPED, never);
    cancelRecs();
    expect(await waiting).toMatchObject({ error: 'Canceled. Your list is still here.' });
  });

  it('that no network brings says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await answerInTime(TYPED, lost)).error).toMatch(/^You’re offline/);
  });

  it('that failed for another reason fails', async () => {
    await expect(answerInTime(TYPED, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
