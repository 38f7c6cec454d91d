import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { createRequestGate, type Middleware } from '../http/request-gate.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createFastPath } from './fast-path.ts';
import type { RenderPage } from './page-handler.ts';
import { createSite } from './site.ts';
import { StaticFiles } from './static-files.ts';

const PAGE = '/commanders/ada-the-first';
/** What both servers have cached before they are compared. */
const CACHED = ['/', PAGE, `${PAGE}?range=week`, '/_root.data', `${PAGE}.data?_routes=a`];
const ENCODINGS = ['br', 'gzip', 'identity'];

let test: TestApp;
let servedId: string | null;
let pages: ResponseCache;
/** Number of requests that the fast path passed on. */
let passedOn: number;
/** What was asked for by those it met. */
const met: (string | undefined)[] = [];
const open: Server[] = [];
let [fast, slow] = [0, 0];

beforeAll(async () => {
  test = await openTestApp();
  pages = new ResponseCache(10_000_000);
  const acquire = () => ({ snapshot: test.snapshot, release: () => {} });
  const settings = readSettings({});
  const files = new StaticFiles('/nowhere');
  const site = createSite({ acquire, settings, files, render, pages });
  const app = createApp({ acquire, settings, site: site.answer });
  const fastPath = createFastPath({
    pages,
    servedId: () => servedId,
    recordClient: ({ url }) => met.push(url),
  });
  const listen = async (middleware?: Middleware): Promise<number> => {
    const gate = createRequestGate('127.0.0.1', false);
    gate.open(app, middleware);
    const server = createServer(gate.answer).listen(0, '127.0.0.1');
    open.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    return (server.address() as AddressInfo).port;
  };
  slow = await listen();
  fast = await listen((incoming, outgoing, next) =>
    fastPath(incoming, outgoing, () => {
      passedOn += 1;
      next();
    }),
  );
  for (const path of CACHED)
    for (const encoding of ENCODINGS) await send(slow, get(path, `Accept-Encoding: ${encoding}`));
}, 60_000);
afterAll(async () => {
  for (const server of open) server.close();
  await test.close();
});
beforeEach(() => {
  servedId = test.snapshot.manifest.id;
  passedOn = 0;
  met.length = 0;
});

const render: RenderPage = vi.fn(async (request) => {
  const { pathname, search } = new URL(request.url);
  const type = pathname.endsWith('.data') ? 'text/x-script' : 'text/html; charset=utf-8';
  const body = `<p>${pathname}${search}</p><script nonce="n1">go()</script>${'long '.repeat(5_000)}`;
  return { response: new Response(body, { headers: { 'content-type': type } }), nonce: 'n1' };
});

function get(target: string, ...headers: string[]): string {
  return [`GET ${target} HTTP/1.1`, 'Host: localhost:4000', ...headers, 'Connection: close', '', ''].join(
    '\r\n',
  );
}

/** Everything the server sends until it closes the connection, as Latin-1, without the time. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await new Promise((resolve, reject) => socket.once('close', resolve).once('error', reject));
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^Date: .*\r\n/gm, '');
}

async function both(text: string): Promise<string> {
  const [one, other] = [await send(fast, text), await send(slow, text)];
  expect(one).toBe(other);
  return one;
}

const readEtag = (answer: string) => /^etag: (.*)\r$/m.exec(answer)?.[1] ?? '';

describe('a cached page over the fast path', () => {
  it.each([
    ['in brotli', get(PAGE, 'Accept-Encoding: gzip, deflate, br, zstd')],
    ['in gzip', get(PAGE, 'Accept-Encoding: gzip')],
    ['plain', get(PAGE)],
    ['by weights', get(PAGE, 'Accept-Encoding: br;q=0.5, gzip;q=0.9')],
    ['for a star', get(PAGE, 'Accept-Encoding: *')],
    ['for two headers of one name', get(PAGE, 'Accept-Encoding: gzip;q=0.1', 'accept-encoding: br')],
    ['without what is refused', get(PAGE, 'Accept-Encoding: br;q=0, gzip;q=0, identity')],
    ['of home', get('/', 'Accept-Encoding: br')],
    ['of a query', get(`${PAGE}?range=week`, 'Accept-Encoding: br')],
    ['of a query in another spelling', get(`${PAGE}?utm_source=a%20b&range=week&page=1`)],
    ['of unknown keys alone', get(`${PAGE}?fbclid=x`)],
    ['of an empty query', get(`${PAGE}?`)],
    ['of data', get(`${PAGE}.data?_routes=a`, 'Accept-Encoding: br')],
    ["of home's data", get('/_root.data')],
    ['without its body', get(PAGE, 'Accept-Encoding: br').replace('GET', 'HEAD')],
    ['without its plain body', get(PAGE).replace('GET', 'HEAD')],
    ['whole where a part is asked for', get(PAGE, 'Range: bytes=0-9')],
    ['for HTTP/1.0', get(PAGE).replace('HTTP/1.1', 'HTTP/1.0')],
    [
      'whatever else a visitor sends',
      get(PAGE, 'Cookie: a=b', 'Origin: http://x', 'Authorization: Bearer x'),
    ],
    ['for any plain host', get(PAGE).replace('localhost:4000', 'www.example.org')],
    ['for another tag', get(PAGE, 'If-None-Match: W/"other"')],
  ])('is the same for %s', async (_, text) => {
    const answer = await both(text);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'; script-src 'self'");
    expect(passedOn).toBe(0);
  });

  it.each([
    ['its tag', (etag: string) => etag],
    ['its tag in a list', (etag: string) => `"a", ${etag} , W/"b"`],
    ['its tag as a strong one', (etag: string) => etag.replace('W/', '')],
    ['a star', () => '*'],
  ])('answers 304 to a client that names %s', async (_, toTags) => {
    const etag = readEtag(await send(slow, get(PAGE)));
    for (const method of ['GET', 'HEAD']) {
      const tags = `If-None-Match: ${toTags(etag)}`;
      const answer = await both(get(PAGE, 'Accept-Encoding: br', tags).replace('GET', method));
      expect(answer).toMatch(/^HTTP\/1\.1 304 /);
    }
    expect(passedOn).toBe(0);
  });

  it('answers pipelined requests in order, on a connection that stays open', async () => {
    const stored = get(PAGE, 'Accept-Encoding: br').replace('Connection: close\r\n', '');
    const miss = get('/cards/no-such-card').replace('Connection: close\r\n', '');
    const answer = await both(`${stored}${miss}${stored}${get('/', 'Accept-Encoding: gzip')}`);
    expect(answer.match(/HTTP\/1\.1 200 OK\r/g)).toHaveLength(4);
    expect(answer).toContain('\r\nConnection: keep-alive\r\nKeep-Alive: timeout=');
    expect(passedOn).toBe(1);
  });

  it('meets whoever reads it, and leaves everybody else to the long way', async () => {
    const etag = readEtag(await send(fast, get(PAGE)));
    await send(fast, get(PAGE, `If-None-Match: ${etag}`));
    await send(fast, get('/').replace('GET', 'HEAD'));
    await send(fast, get('/cards/nobody-asked-for-it'));
    await send(fast, get('/healthz'));
    expect(met).toEqual([PAGE, PAGE, '/']);
  });

  it('stays open in HTTP/1.0 where that is asked for', async () => {
    const stored = get(PAGE).replace('HTTP/1.1', 'HTTP/1.0').replace('close', 'keep-alive');
    await both(`${stored}${get(PAGE)}`);
    expect(passedOn).toBe(0);
  });
});

describe('what takes the long way', () => {
  it.each([
    ['a page in capitals', get('/Commanders/Ada-The-First?range=week'), 308],
    ['a last slash', get(`${PAGE}/`), 308],
    ['doubled slashes', get(`/${PAGE}`), 308],
    ['dots', get(`/cards/..${PAGE}`), 200],
    ['an escape in the path', get('/commanders/%61da-the-first'), 200],
    ['a wrong escape', get('/%zz'), 400],
    ['a whole address', get(`http://localhost:4000${PAGE}`), 200],
    ['a fragment', get(`${PAGE}#a`), 200],
    ['no address', get('*'), 400],
    ['a page that is not kept', get('/cards/beacon'), 200],
    ['a free search', get('/search?q=sol'), 200],
    ['a query that cannot be read', get(`${PAGE}?range=decade`), 200],
    ['a letter that is no part of an address', get(`${PAGE}?utm="|"`), 200],
    ['a host that is none', get(PAGE).replace('localhost:4000', '999.1.1.1'), 400],
    ['a host with a user', get(PAGE).replace('localhost:4000', 'a@b'), 400],
    ['no host', get(PAGE).replace('Host: localhost:4000\r\n', '').replace('HTTP/1.1', 'HTTP/1.0'), 200],
    ['another method', get(PAGE).replace('GET', 'DELETE'), 405],
    ['OPTIONS', get(PAGE).replace('GET', 'OPTIONS'), 405],
    ['a call', get('/healthz'), 200],
    ['data', get('/data/static/misc', 'Accept-Encoding: br'), 200],
    ['a call that there is not', get('/api/nothing'), 404],
  ])('%s', async (_, text, status) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const answer = (await both(text)).replace(/nonce-[^']+/g, '');
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(passedOn).toBe(1);
  });

  it('a body', async () => {
    const answer = await both(get(PAGE, 'Content-Length: 2').concat('{}'));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(passedOn).toBe(1);
  });

  it('an encoding that was not requested before, once', async () => {
    await send(slow, get('/top'));
    for (let round = 0; round < 3; round++) await both(get('/top', 'Accept-Encoding: gzip'));
    expect(passedOn).toBe(1);
  });

  it('everything while there is no snapshot, and what was cached for another', async () => {
    for (const id of [null, 'another']) {
      servedId = id;
      await send(fast, get(PAGE));
    }
    expect(passedOn).toBe(2);
  });
});

describe('a client while no more pages can be rendered', () => {
  let port: number;
  let turnedAway: string[];
  beforeAll(async () => {
    const busy = createFastPath({
      pages,
      servedId: () => servedId,
      recordClient: () => {},
      refuseEarly(incoming, outgoing) {
        turnedAway.push(`${incoming.url}`);
        outgoing.writeHead(503).end();
        return true;
      },
    });
    const server = createServer((incoming, outgoing) =>
      busy(incoming, outgoing, () => outgoing.writeHead(202).end()),
    ).listen(0, '127.0.0.1');
    open.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    turnedAway = [];
  });
  const getStatus = async (target: string, ...headers: string[]): Promise<string> =>
    (await send(port, get(target, ...headers))).slice(9, 12);

  it.each([
    '/cards/never-asked',
    '/cards/beacon?range=week',
    '/commanders/zed.data',
    '/top/month?x=1',
    '/combos',
  ])('is refused %s', async (target) => {
    expect(await getStatus(target)).toBe('503');
    expect(turnedAway).toEqual([target]);
  });

  it.each([
    '/healthz',
    '/data/pages/cards/beacon',
    '/api/recs',
    '/random',
    '/search?q=sol',
    '/nowhere/at-all',
  ])('goes the long way to %s', async (target) => {
    expect(await getStatus(target)).toBe('202');
  });

  it('gets what is cached, in any encoding, and waits with others for what is being made', async () => {
    expect(await getStatus(PAGE)).toBe('200');
    await send(slow, get('/sets', 'Accept-Encoding: br'));
    expect(await getStatus('/sets', 'Accept-Encoding: gzip')).toBe('202');
    const made = Promise.withResolvers<Response>();
    const key = `${test.snapshot.manifest.id} /cards/being-made`;
    const waiting = pages.respond(key, new Request('http://x'), () => made.promise);
    expect(await getStatus('/cards/being-made')).toBe('202');
    made.resolve(new Response('done'));
    await waiting;
    expect(turnedAway).toEqual([]);
  });
});
