import { beforeEach, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { sessionFetch } from './session-fetch.ts';

const stored = new Map<string, string>();
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  stored.clear();
  stored.set(STORAGE_KEYS.session, JSON.stringify({ uid: 'ada', token: 't-ada' }));
  fetched.mockReset().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const urls = () => fetched.mock.calls.map(([url]) => url);

it.each([
  '/api/recs',
  '/api/v1/pages/cards/sol-ring',
  '/data/pages/top.json',
  'https://api.example.org/api/users/x',
  '/api/users-else',
])('%s is sent regardless of an old session', async (url) => {
  fetched.mockResolvedValue(new Response('{}'));
  await sessionFetch(url, {});
  expect(urls()).toEqual([url]);
});

it.each(['/api/users/ada', '/api/staff/users?q=x', '/api/salt/votes', '/api/shared-decks'])(
  '%s waits until the old session has become a cookie, and fails if that fails',
  async (url) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(sessionFetch(url, {})).rejects.toThrow();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    expect(urls().every((each) => each === '/api/users/renew-token')).toBe(true);
    fetched.mockReset().mockImplementation(async () => Response.json({ token: null }));
    await sessionFetch(url, {});
    expect(urls()).toEqual(['/api/users/renew-token', url]);
    expect(stored.get(STORAGE_KEYS.session)).toBe(JSON.stringify({ uid: 'ada' }));
  },
);

it.each([
  ['PATCH', '/api/users/ada', true],
  ['PUT', '/api/salt/votes/sol-ring', true],
  ['POST', '/api/shared-decks', undefined],
  ['PATCH', '/api/recs', undefined],
  [undefined, '/api/users/ada', undefined],
] as const)('%s of %s survives the page: %s', async (method, url, keepalive) => {
  stored.clear();
  fetched.mockResolvedValue(new Response('{}'));
  await sessionFetch(url, method ? { method } : {});
  expect(fetched.mock.calls.map(([, init]) => init.keepalive)).toEqual([keepalive]);
});
