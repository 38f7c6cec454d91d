import { RealDataStatus } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from '../http/own-machine.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let starts: number;
let isOwnUser = true;
let test: TestApp;
const open = (sample: boolean) =>
  openTestApp(
    { sample },
    {
      isOwnUser: async () => isOwnUser,
      realData: {
        status: { state: 'running', step: 'read', share: 0.25, text: 'reading cards' },
        start: () => {
          starts += 1;
          return true;
        },
      },
    },
  );

beforeAll(async () => {
  test = await open(true);
}, 60_000);
afterAll(() => test.close());
beforeEach(() => {
  starts = 0;
});

type Call = { method?: string; address?: string; headers?: Record<string, string> };

const OWN = { host: 'localhost:3000', origin: 'http://localhost:3000' };

async function call({ method = 'POST', address = '127.0.0.1', headers = OWN }: Call, { app } = test) {
  const request = new Request('http://localhost:3000/api/real-data', { method, headers });
  return app.fetch(request, { incoming: { socket: { remoteAddress: address } } });
}

describe('POST /api/real-data', () => {
  it('starts a run for a page of this site on this machine', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await call({ address })).status).toBe(202);
    expect(starts).toBe(3);
    const answer = await call({});
    expect(RealDataStatus.parse(await answer.json())).toEqual({
      state: 'running',
      step: 'read',
      share: 0.25,
      text: 'reading cards',
      sample: true,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each<[string, Call]>([
    ['another machine', { address: '192.168.1.20' }],
    ['an unknown address', { address: '' }],
    ['another site', { headers: { ...OWN, origin: 'https://evil.example' } }],
    ['another port', { headers: { ...OWN, origin: 'http://localhost:4000' } }],
    ['a sandboxed page', { headers: { ...OWN, origin: 'null' } }],
    ['a call that hides its origin', { headers: { host: OWN.host } }],
    ['a cross-site call', { headers: { ...OWN, 'sec-fetch-site': 'cross-site' } }],
    [
      'a name that was turned to this machine',
      { headers: { host: 'evil.example', origin: 'http://evil.example' } },
    ],
    ['a proxy', { headers: { ...OWN, 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy by standard', { headers: { ...OWN, forwarded: 'for=203.0.113.9' } }],
  ])('refuses %s', async (_who, request) => {
    const answer = await call(request);
    expect(answer.status).toBe(403);
    expect((await answer.json()).error.code).toBe('permission-denied');
    expect(starts).toBe(0);
  });

  it('refuses other users of this machine, who see no progress either', async () => {
    isOwnUser = false;
    for (const method of ['POST', 'GET']) expect((await call({ method })).status).toBe(403);
    isOwnUser = true;
    expect(starts).toBe(0);
  });

  it('refuses calls without a connection', async () => {
    expect((await test.app.request('/api/real-data', { method: 'POST', headers: OWN })).status).toBe(403);
  });

  it('changes nothing if real data is served', async () => {
    const real = await open(false);
    expect((await call({}, real)).status).toBe(409);
    expect(starts).toBe(0);
    expect((await call({ method: 'GET' }, real)).status).toBe(200);
    await real.close();
  });
});

describe('GET /api/real-data', () => {
  it('reports the progress, also without an origin', async () => {
    const answer = await call({
      method: 'GET',
      headers: { host: '[::1]:3000', 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(200);
    expect(starts).toBe(0);
  });

  it('refuses other machines and other sites', async () => {
    expect((await call({ method: 'GET', address: '10.0.0.7' })).status).toBe(403);
    const headers = { ...OWN, origin: 'https://evil.example' };
    expect((await call({ method: 'GET', headers })).status).toBe(403);
  });
});

describe('other methods', () => {
  it('are not accepted', async () => {
    expect((await call({ method: 'DELETE' })).status).toBe(405);
  });
});

describe('a site without runs', () => {
  it('does not have this call', async () => {
    const plain = await openTestApp({ sample: true });
    expect((await call({}, plain)).status).toBe(404);
    await plain.close();
  });
});

describe('the addresses of this machine', () => {
  it('are distinguished from look-alikes', () => {
    expect(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'].every(isLoopbackAddress)).toBe(true);
    expect(
      ['128.0.0.1', '::2', '1127.0.0.1', '127.0.0.1.evil', '::ffff:10.0.0.1', ''].some(isLoopbackAddress),
    ).toBe(false);
    expect(['localhost', 'LOCALHOST:1', '127.0.0.1:65535', '[::1]:80'].every(isLoopbackHost)).toBe(true);
    expect(
      ['localhost.evil.example', 'evil.example', 'localhost:1:2', '', '0.0.0.0'].some(isLoopbackHost),
    ).toBe(false);
  });
});
