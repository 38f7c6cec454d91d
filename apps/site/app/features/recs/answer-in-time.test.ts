import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerInTime, cancelRecs } from './answer-in-time.ts';
import { type RecsResult, UNASKED } from './recs-result.ts';

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
  it('is passed on', async () => {
    const result = { ...UNASKED, deckSize: 99, form: { deck: '1 Opt' } } as unknown as RecsResult;
    expect(await answerInTime(TYPED, async () => result)).toBe(result);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that does not come keeps the input, and says so after 30 seconds', async () => {
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

  it('that fails for lack of a network says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await answerInTime(TYPED, lost)).error).toMatch(/^You’re offline/);
  });

  it('that cannot be read keeps the input', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stored = {
      error: 'The answer could not be read. Nothing is lost: try again in a moment.',
      form: { deck: '1 Sol Ring' },
    };
    const broken = new Error('Unable to decode turbo-stream response');
    expect(await answerInTime(TYPED, () => Promise.reject(broken))).toMatchObject(stored);
    expect(warn.mock.calls).toEqual([['No recommendations:', broken]]);
    for (const nonsense of [undefined, null, {}, { form: {} }])
      expect(await answerInTime(TYPED, async () => nonsense as unknown as RecsResult)).toMatchObject(stored);
    warn.mockRestore();
  });

  it('that redirects does so', async () => {
    const elsewhere = new Response(null, { status: 302, headers: { location: '/' } });
    await expect(answerInTime(TYPED, () => Promise.reject(elsewhere))).rejects.toBe(elsewhere);
  });
});
