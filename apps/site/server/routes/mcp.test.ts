import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUserLimits } from '../limits/user-limits.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const JUDGE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'judge_deck', arguments: { deck: '1 Cyr the Lone *CMDR*\n1 Wave' } },
};

let local: TestApp;
let known: TestApp;
beforeAll(async () => {
  local = await openTestApp();
  known = await openTestApp(
    {},
    {
      settings: readSettings({ PUBLIC_ORIGIN: 'https://decks.example', MORE_ORIGINS: 'https://two.example' }),
    },
  );
}, 60_000);
afterAll(async () => {
  await local.close();
  await known.close();
});

type Sent = { host?: string; headers?: Record<string, string>; body?: unknown };

function post({ app }: TestApp, { host = 'localhost:3000', headers = {}, body = LIST }: Sent = {}) {
  return app.request(`http://${host}/mcp`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      host,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  });
}

describe('/mcp', () => {
  it('answers clients of earlier versions of the protocol without a session', async () => {
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    };
    const answer = await post(local, { body: { ...LIST, method: 'initialize', params } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('mcp-session-id')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('"protocolVersion":"2025-06-18"');
    const list = await post(local, { headers: { 'mcp-protocol-version': '2025-06-18' } });
    expect(await list.text()).toContain('"find_cards"');
  });

  it('takes messages by POST only, one at a time, as JSON', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await local.app.request('http://localhost/mcp', { method });
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST, OPTIONS']);
    }
    const batch = await post(local, { body: [LIST, LIST] });
    expect(batch.status).toBe(400);
    expect(await batch.json()).toMatchObject({ error: { code: -32_600 } });
    const broken = await post(local, { body: '{' });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ error: { code: -32_700 } });
    expect((await post(local, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await post(local, { body: 'x'.repeat(1_000_001) })).status).toBe(413);
  });

  it('may be called by pages of any site at a known address, without credentials', async () => {
    for (const host of ['decks.example', 'two.example']) {
      const answer = await post(known, { host, headers: { origin: 'https://chat.example' } });
      expect(answer.status, host).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
    const requested = await known.app.request('https://decks.example/mcp', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://chat.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'mcp-protocol-version',
      },
    });
    expect(requested.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
  });

  it.each([
    ['a name that leads here (DNS rebinding)', 'evil.example:3000', 'http://evil.example:3000'],
    ['a page of the web at this machine', 'localhost:3000', 'https://evil.example'],
    ['no origin at all', 'localhost:3000', 'null'],
    ['a file', 'decks.example', 'file://'],
    ['an origin with a path', 'decks.example', 'https://chat.example/x'],
  ])('refuses %s', async (_, host, origin) => {
    const answer = await post(known, { host, headers: { origin } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { code: 'permission-denied' } });
  });

  it('may be called by pages of this machine, and by programs, which send no origin', async () => {
    expect((await post(local, { headers: { origin: 'http://127.0.0.1:6274' } })).status).toBe(200);
    expect((await post(local, { host: 'any.example' })).status).toBe(200);
  });

  it.each(['__proto__', 'constructor', 'toString', 'no_such_tool', ''])(
    'has no tool named %j',
    async (name) => {
      const body = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name, arguments: {} } };
      expect(await (await post(local, { body })).json()).toEqual({
        jsonrpc: '2.0',
        id: 7,
        error: { code: -32_602, message: `Tool ${name} not found` },
      });
    },
  );

  it('counts the calls of a tool among those of its caller', async () => {
    const limits = createUserLimits(() => 0);
    const test = await openTestApp({}, { limits });
    const first = await post(test, { body: JUDGE });
    // One call of the protocol; its tool makes one more, which also counts as work.
    expect(first.headers.get('ratelimit')).toContain('"requests";r=1199');
    const next = await test.app.request('/api/v1/search?q=wave');
    expect(next.headers.get('ratelimit')).toBe('"requests";r=1197;t=60, "work";r=598;t=60');
    await test.close();
  });

  it('refuses what is over the limit, also within a tool', async () => {
    const limits = createUserLimits(() => 0);
    const test = await openTestApp({}, { limits });
    // Without a socket, no address is known.
    const key = '';
    for (let count = 0; count < 600; count += 1) limits.work.use(key);
    const answer = await (await post(test, { body: JUDGE })).text();
    expect(answer).toContain('Too many attempts');
    for (let count = 0; count < 1200; count += 1) limits.requests.use(key);
    expect((await post(test)).status).toBe(429);
    await test.close();
  });
});
