import { beforeEach, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { pendingSignOut } from '../storage/stored-session.ts';
import { signOutEnded, signOutHere } from './sign-out-here.ts';

const stored = new Map<string, string>();
const fetched = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  stored.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('later calls wait for the response of a sign-out, which removes the cookie', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  const order: string[] = [];
  const leaving = signOutHere().then(() => order.push('out'));
  const waiting = signOutEnded().then(() => order.push('in'));
  expect(stored.get(STORAGE_KEYS.pendingSignOut)).toBe('1');
  resolve(Response.json({ signedOut: true }));
  await Promise.all([leaving, waiting]);
  expect(order).toEqual(['out', 'in']);
  expect(stored.has(STORAGE_KEYS.pendingSignOut)).toBe(false);
});

it('remains pending if the site is unreachable, and delays nothing', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  await expect(signOutHere()).rejects.toThrow();
  await signOutEnded();
  expect(stored.get(STORAGE_KEYS.pendingSignOut)).toBe('1');
  pendingSignOut.write(false);
  expect(stored.has(STORAGE_KEYS.pendingSignOut)).toBe(false);
});

it('is done if the session has already ended', async () => {
  fetched.mockResolvedValue(
    Response.json({ error: { code: 'unauthenticated', message: 'Sign in.' } }, { status: 401 }),
  );
  await signOutHere();
  expect(stored.has(STORAGE_KEYS.pendingSignOut)).toBe(false);
});
