import { MadeApiKey, ProblemDetails, UserApiKeys } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { RefusalCounts } from '@deckwright/overload';
import { describe, expect, it } from 'vitest';
import { createUserLimits } from '../limits/user-limits.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp } from '../testing/test-app.ts';
import { createUserApp, HOME } from '../testing/user-app.ts';

const user = createUserApp();

type Requested = { path?: string; key?: string; authorization?: string; address?: string; body?: object };

async function ask({
  path = '/api/v1/cards/beacon',
  key,
  authorization,
  address = HOME,
  body,
}: Requested = {}) {
  const bearer = key === undefined ? authorization : `Bearer ${key}`;
  return user.app.request(
    path,
    {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: bearer === undefined ? {} : { authorization: bearer },
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
}

async function made(token: string, name = 'Deck bot') {
  const answer = await user.call('POST', 'api-keys', { token, body: { name } });
  expect(answer.status).toBe(200);
  return MadeApiKey.parse(await answer.json());
}

async function listed(token: string): Promise<UserApiKeys> {
  return UserApiKeys.parse(await (await user.call('GET', 'api-keys', { token })).json());
}

async function getProblem(answer: Response, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  return ProblemDetails.parse(await answer.json());
}

describe('API keys', () => {
  it('are made, named, listed and revoked by their user', async () => {
    const { token } = await user.newUser();
    const { apiKey, key } = await made(token);
    expect(await listed(token)).toEqual({
      apiKeys: [apiKey],
      most: 5,
      limits: { requests: { calls: 6000, seconds: 60 }, work: { calls: 1500, seconds: 60 } },
    });
    const stranger = await user.newUser();
    await user.refused(404, 'DELETE', `api-keys/${apiKey.id}`, { token: stranger.token });
    await user.refused(401, 'GET', 'api-keys');
    await user.refused(401, 'GET', 'api-keys', { token: key });
    await user.refused(400, 'POST', 'api-keys', { token, body: { name: ' ' } });
    const revoked = await user.call('DELETE', `api-keys/${apiKey.id}`, { token });
    expect(await revoked.json()).toEqual({ revoked: true });
    expect((await listed(token)).apiKeys).toEqual([]);
  });

  it('give the programs of an account limits of their own, wherever they call from', async () => {
    const { token } = await user.newUser();
    const [{ key, apiKey }, other] = [await made(token), await made(token, 'Other')];
    const first = await ask({ key });
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=6000;w=60');
    expect(first.headers.get('ratelimit')).toBe('"requests";r=5999;t=60');
    const elsewhere = await ask({ key, address: '198.51.100.7' });
    expect(elsewhere.headers.get('ratelimit')).toBe('"requests";r=5998;t=60');
    expect((await ask({ key: other.key })).headers.get('ratelimit')).toBe('"requests";r=5997;t=60');
    const work = await ask({ key, path: '/api/v1/search?q=beacon' });
    expect(work.headers.get('ratelimit')).toBe('"requests";r=5996;t=60, "work";r=1499;t=60');
    // Another key in place of a revoked one goes on where that was.
    await user.call('DELETE', `api-keys/${apiKey.id}`, { token });
    const next = await made(token, 'Next');
    expect((await ask({ key: next.key })).headers.get('ratelimit')).toBe('"requests";r=5995;t=60');
    const stranger = await made((await user.newUser()).token);
    expect((await ask({ key: stranger.key })).headers.get('ratelimit')).toBe('"requests";r=5999;t=60');
    // Nothing of this was counted with the calls of its network without a key, and none of those with a key.
    expect((await ask()).headers.get('ratelimit')).toBe('"requests";r=1199;t=60');
    expect(await (await ask({ key: next.key })).text()).toBe(await (await ask()).text());
  });

  it('keep on beyond the limit of a network, up to their own', async () => {
    const { token } = await user.newUser();
    const { key } = await made(token);
    const path = '/api/v1/nothing';
    for (let call = 0; call < 1200; call += 1) await ask({ path });
    expect((await ask()).status).toBe(429);
    expect((await ask({ key })).status).toBe(200);
    for (let call = 1; call < 6000; call += 1) await ask({ path, key });
    const refused = await ask({ key });
    await getProblem(refused, 429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('ratelimit')).toBe('"requests";r=0;t=60');
    expect(user.refusals.read().find(({ reason }) => reason === 'limit-key')?.count).toBe(1);
    expect((await ask({ address: '198.51.100.7' })).status).toBe(200);
  });

  it('of all accounts at one network share five times the limit of one', async () => {
    const limits = createUserLimits(() => 0, { requests: 2, work: 2 });
    const own = await openTestApp({}, { accounts: user.accounts, limits });
    const keys: string[] = [];
    for (let count = 0; count < 6; count += 1) keys.push((await made((await user.newUser()).token)).key);
    const from = async (key = '', address = HOME) => {
      const headers = { authorization: `Bearer ${key}` };
      const env = { incoming: { socket: { remoteAddress: address } } };
      const { status, headers: answered } = await own.app.request(
        '/api/v1/search?q=beacon',
        { headers },
        env,
      );
      return [status, answered.get('ratelimit-policy'), answered.get('ratelimit')];
    };
    const state = (most: number, left: number) => [
      `"requests";q=${most};w=60, "work";q=${most};w=60`,
      `"requests";r=${left};t=60, "work";r=${left};t=60`,
    ];
    for (const key of keys.slice(0, 4)) {
      expect(await from(key)).toEqual([200, ...state(2, 1)]);
      expect(await from(key)).toEqual([200, ...state(2, 0)]);
      // What an account asks for beyond its own limit is not taken from its neighbors.
      const refused = await from(key);
      expect(refused).toEqual([429, '"requests";q=2;w=60', '"requests";r=0;t=60']);
    }
    // Eight of the network's ten calls are used. The last one says whose limit is next.
    expect(await from(keys[4])).toEqual([200, ...state(2, 1)]);
    expect(await from(keys[5])).toEqual([200, ...state(10, 0)]);
    expect(await from(keys[5])).toEqual([429, '"requests";q=10;w=60', '"requests";r=0;t=60']);
    expect((await from(keys[4], '198.51.100.7'))[0]).toBe(200);
    expect((await from(keys[0], '198.51.100.7'))[0]).toBe(429);
    await own.close();
  });

  it('are refused while they cannot be checked, and counted as such', async () => {
    const refusals = new RefusalCounts();
    const away = () => Promise.reject(new AppError('unavailable', 'The database does not answer.'));
    const accounts = { ...user.accounts, identifyApiKey: away };
    const own = await openTestApp({}, { accounts, refusals });
    const authorization = 'Bearer dwk_any';
    const refused = await own.app.request('/api/v1/cards/beacon', { headers: { authorization } });
    expect((await getProblem(refused, 503)).detail).toContain('leave out the header Authorization');
    expect(refused.headers.get('retry-after')).toMatch(/^[2-5]$/);
    expect((await own.app.request('/api/v1/cards/beacon')).status).toBe(200);
    const counted = refusals.read().filter(({ count }) => count > 0);
    expect(counted).toEqual([{ reason: 'unavailable', status: '503', count: 1 }]);
    await own.close();
  });

  it('have the limits that the operator sets', async () => {
    const settings = readSettings({ API_KEY_REQUESTS: '1300', API_KEY_WORK: '700' });
    const own = await openTestApp({}, { accounts: user.accounts, settings });
    const { key } = await made((await user.newUser()).token);
    const answer = await own.app.request('/api/v1/search?q=beacon', {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(answer.headers.get('ratelimit-policy')).toBe('"requests";q=1300;w=60, "work";q=700;w=60');
    await own.close();
  });

  it('count the calls of an assistant by them', async () => {
    const { token } = await user.newUser();
    const { key } = await made(token);
    const answer = await user.app.request(
      '/mcp',
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'find_cards', arguments: { query: 'beacon' } },
        }),
      },
      { incoming: { socket: { remoteAddress: HOME } } },
    );
    expect(await answer.text()).toContain('Beacon');
    // The message, and the search that the tool asked for.
    expect((await ask({ key })).headers.get('ratelimit')).toBe('"requests";r=5997;t=60');
    expect((await ask()).headers.get('ratelimit')).toBe('"requests";r=1199;t=60');
  });

  it('that are not valid are refused with what to do, never taken for none', async () => {
    const { token } = await user.newUser();
    const { key, apiKey } = await made(token);
    expect((await ask({ key })).status).toBe(200);
    await user.call('DELETE', `api-keys/${apiKey.id}`, { token });
    const wrong = [key, `${key}x`, 'dwk_guess', token, 'a b c', 'dwk_'.repeat(2000)];
    for (const authorization of [...wrong.map((text) => `Bearer ${text}`), 'Bearer', 'bearer  ']) {
      const refused = await ask({ authorization });
      const { detail, error } = await getProblem(refused, 401);
      expect(error.code).toBe('unauthenticated');
      expect(detail).toContain('leave out the header Authorization');
      expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      expect(refused.headers.get('ratelimit-policy')).toBe('"requests";q=1200;w=60');
      expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    }
    const assistant = { path: '/mcp', key, body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } };
    expect((await ask(assistant)).status).toBe(401);
    // A password of the proxy before the site.
    expect((await ask({ authorization: 'Basic dXNlcjpwYXNz' })).status).toBe(200);
    // Outside version 1, nothing looks at keys.
    expect((await ask({ path: '/api/search?q=beacon', key })).status).toBe(200);
  });

  it('that are guessed are soon refused by network, without harm to others there', async () => {
    const { token } = await user.newUser();
    const { key } = await made(token);
    for (let call = 0; call < 60; call += 1) expect((await ask({ key: `dwk_${call}` })).status).toBe(401);
    const refused = await ask({ key: 'dwk_60' });
    await getProblem(refused, 429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await ask({ key: 'dwk_61', address: '198.51.100.7' })).status).toBe(401);
    expect((await ask({ key })).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await user.call('GET', 'api-keys', { token })).status).toBe(200);
  });
});
