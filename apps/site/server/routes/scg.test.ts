import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ScgAnswer } from '@deckwright/contract/schemas';
import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiEnv } from '../api/api.ts';
import { createVisitor } from '../api/visitor.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { scgRoutes } from './scg.ts';
import { starCityLink } from './star-city.ts';

const NO_ANSWER =
  'Star City Games did not answer. Try again in a moment, or copy the list and paste it into their deck builder.';
const ID = '0c1d2e3f-0000-4000-8000-123456789abc';

let shop: Server;
let address = '';
let test: TestApp;
let answers: RequestListener;
let requested: { method: string | undefined; type: string | undefined; body: string }[] = [];
let agent: string | undefined;

const says =
  (body: string, status = 200, type = 'application/json'): RequestListener =>
  (_, answer) =>
    void answer.writeHead(status, { 'content-type': type }).end(body);

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/affiliate`;
}

beforeAll(async () => {
  shop = createServer(async (request, answer) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    agent = request.headers['user-agent'];
    requested.push({ method: request.method, type: request.headers['content-type'], body });
    answers(request, answer);
  });
  address = await listen(shop);
  test = await openTestApp(
    {},
    { settings: readSettings({ SCG_ADDRESS: address, OPERATOR_EMAIL: 'ann@example.org' }) },
  );
}, 60_000);
afterAll(async () => {
  await test.close();
  shop.closeAllConnections();
  shop.close();
});
beforeEach(() => {
  requested = [];
  answers = says(JSON.stringify({ affiliateDataID: ID }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

let visitor = 0;
/** Each call is from another visitor unless given. */
function ask(
  cards: unknown,
  from = `192.0.2.${++visitor}`,
  app: Pick<TestApp['app'], 'fetch'> = test.app,
): Promise<Response> {
  const request = new Request('http://x/api/scg', { method: 'POST', body: JSON.stringify({ cards }) });
  return Promise.resolve(app.fetch(request, { incoming: { socket: { remoteAddress: from } } }));
}

describe('POST /api/scg', () => {
  it('sends the list to the shop and answers the link to its page', async () => {
    const answer = await ask(['Arcane Signet', 'Fire // Ice', 'Sol Ring']);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(ScgAnswer.parse(await answer.json())).toEqual({
      url: `https://starcitygames.com/shop/deck-builder/?data=${ID}`,
    });
    expect(agent).toMatch(/^Deckwright\/\S+ \(deck lists; ann@example\.org\)$/);
    expect(requested).toEqual([
      {
        method: 'POST',
        type: 'application/json',
        body: JSON.stringify({ data: '1 Arcane Signet\n1 Fire // Ice\n1 Sol Ring' }),
      },
    ]);
  });

  it.each<[string, RequestListener]>([
    ['an error', says('{"affiliateDataID":"a"}', 500)],
    ['a web page', says('<!doctype html><p>Please wait</p>', 200, 'text/html')],
    ['another form', says('{"id":"a"}')],
    ['an id that is no text', says('{"affiliateDataID":7}')],
    ['an id that leads elsewhere', says('{"affiliateDataID":"../../evil?x="}')],
    ['an id without end', says(JSON.stringify({ affiliateDataID: 'x'.repeat(101) }))],
    ['null', says('null')],
    ['nothing', says('')],
    ['a huge answer', says(JSON.stringify({ affiliateDataID: ID, more: 'x'.repeat(5_000_000) }))],
    [
      'an answer without end',
      (_, answer) => {
        answer.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => answer.write('x'.repeat(2000)), 1);
        answer.on('close', () => clearInterval(timer));
      },
    ],
    ['a way elsewhere', (_, answer) => void answer.writeHead(302, { location: `${address}/2` }).end()],
    ['a closed connection', (request) => void request.socket.destroy()],
  ])('says so if the shop answers %s', async (_, listener) => {
    answers = listener;
    const answer = await ask(['Sol Ring']);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ error: { code: 'unavailable', message: NO_ANSWER } });
    expect(requested).toHaveLength(1);
  });

  it.each<[string, RequestListener]>([
    ['nothing', () => undefined],
    ['the beginning alone', (_, answer) => void answer.writeHead(200).write('{')],
  ])('times out if the shop answers %s', async (_, listener) => {
    // A shop of its own: what is given up may arrive late, and would be counted with the calls of the next test.
    const slow = createServer(listener);
    try {
      const link = starCityLink(await listen(slow), ['1 Sol Ring'], { timeoutMs: 50 });
      await expect(link).rejects.toMatchObject({ code: 'unavailable', message: NO_ANSWER });
    } finally {
      slow.closeAllConnections();
      slow.close();
    }
  });

  it('says so if the shop cannot be reached', async () => {
    await expect(starCityLink('http://127.0.0.1:1/', ['1 Sol Ring'])).rejects.toThrow(NO_ANSWER);
  });

  it.each<[string, unknown]>([
    ['no list', undefined],
    ['an empty list', []],
    ['what is no name', [7]],
    ['an empty name', ['']],
    ['two lines in one name', ['Sol Ring\n99 Black Lotus']],
    ['a name without end', ['x'.repeat(401)]],
    ['too many', Array(1001).fill('Sol Ring')],
  ])('refuses %s without calling the shop', async (_, cards) => {
    expect((await ask(cards)).status).toBe(400);
    expect(requested).toEqual([]);
  });

  it('calls ten times per minute for one visitor', async () => {
    const clock = { now: 0 };
    const app = new OpenAPIHono<ApiEnv>();
    const settings = readSettings({ SCG_ADDRESS: address, OPERATOR_EMAIL: 'ann@example.org' });
    scgRoutes(app, settings, createVisitor(settings.accounts), () => clock.now);
    const asks = (from: string) => ask(['Sol Ring'], from, app);
    const statuses = [];
    for (let index = 0; index < 11; index++) statuses.push((await asks('198.51.100.1')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const refused = await asks('198.51.100.1');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toEqual({
      error: {
        code: 'resource-exhausted',
        message: 'Too many lists for Star City Games within a minute. Wait a minute, then try again.',
      },
    });
    expect(requested).toHaveLength(10);
    expect((await asks('198.51.100.2')).status).toBe(200);
    clock.now = 60_000;
    expect((await asks('198.51.100.1')).status).toBe(200);
  });

  it('accepts only POST', async () => {
    expect((await test.app.request('/api/scg')).status).toBe(405);
  });
});
