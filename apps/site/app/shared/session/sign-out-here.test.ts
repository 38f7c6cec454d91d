import { beforeEach, expect, it, vi } from 'vitest';
import { PENDING_SIGN_OUT_KEY } from './kept-session.ts';
import { signOutEnded, signOutHere, storePendingSignOut } from './sign-out-here.ts';

const kept = new Map<string, string>();
const fetched = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  kept.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('later calls wait for the response of a sign-out, which removes the cookie', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  const order: string[] = [];
  const leaving = signOutHere().then(() => order.push('out'));
  const waiting = signOutEnded().then(() => order.push('in'));
  expect(kept.get(PENDING_SIGN_OUT_KEY)).toBe('1');
  resolve(Response.json({ signedOut: true }));
  await Promise.all([leaving, waiting]);
  expect(order).toEqual(['out', 'in']);
  expect(kept.has(PENDING_SIGN_OUT_KEY)).toBe(false);
});

it('remains pending if the site is unreachable, and delays nothing', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  await expect(signOutHere()).rejects.toThrow();
  await signOutEnded();
  expect(kept.get(PENDING_SIGN_OUT_KEY)).toBe('1');
  storePendingSignOut(false);
  expect(kept.has(PENDING_SIGN_OUT_KEY)).toBe(false);
});

it('is done if the session has already ended', async () => {
  fetched.mockResolvedValue(
    Response.json({ error: { code: 'unauthenticated', message: 'Sign in.' } }, { status: 401 }),
  );
  await signOutHere();
  expect(kept.has(PENDING_SIGN_OUT_KEY)).toBe(false);
});
