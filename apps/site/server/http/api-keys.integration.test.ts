import { MadeApiKey, ProblemDetails, UserApiKeys } from '@deckwright/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { createUserApp, HOME } from '../testing/user-app.ts';

const user = createUserApp();

type Asked = { path?: string; key?: string; authorization?: string; address?: string; body?: object };

async function ask({ path = '/api/v1/cards/beacon', key, authorization, address = HOME, body }: Asked = {}) {
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

async function problemOf(answer: Response, status: number) {
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

  it('give a program limits of its own, wherever it calls from', async () => {
    const { token } = await user.newUser();
    const [{ key }, other] = [await made(token), await made(token, 'Other')];
    const first = await ask({ key });
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=6000;w=60');
    expect(first.headers.get('ratelimit')).toBe('"requests";r=5999;t=60');
    const elsewhere = await ask({ key, address: '198.51.100.7' });
    expect(elsewhere.headers.get('ratelimit')).toBe('"requests";r=5998;t=60');
    expect((await ask({ key: other.key })).headers.get('ratelimit')).toBe('"requests";r=5999;t=60');
    const work = await ask({ key, path: '/api/v1/search?q=beacon' });
    expect(work.headers.get('ratelimit')).toBe('"requests";r=5997;t=60, "work";r=1499;t=60');
    // Nothing of this was counted by its network, and what others there call is not counted by the key.
    expect((await ask()).headers.get('ratelimit')).toBe('"requests";r=1199;t=60');
    expect(await (await ask({ key })).text()).toBe(await (await ask()).text());
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
    await problemOf(refused, 429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('ratelimit')).toBe('"requests";r=0;t=60');
    expect((await ask({ address: '198.51.100.7' })).status).toBe(200);
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
      const { detail, error } = await problemOf(refused, 401);
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
    await problemOf(refused, 429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await ask({ key: 'dwk_61', address: '198.51.100.7' })).status).toBe(401);
    expect((await ask({ key })).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await user.call('GET', 'api-keys', { token })).status).toBe(200);
  });
});
