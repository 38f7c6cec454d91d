import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createLoadShedding, createRefusals } from './shed-load.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server that refuses visitors with these names, given by a header; the app answers the rest with its own text. */
async function open(refused: readonly string[], turnedAway: readonly string[] = []) {
  const met: string[] = [];
  const counted: string[] = [];
  const shedding = createLoadShedding({
    refuse: createRefusals(),
    calls: { refuses: (visitor) => turnedAway.includes(visitor) },
    callPaths: ['/api/recs'],
    shedder: { admits: (visitor) => !refused.includes(visitor) },
    knownClients: { recordClient: (visitor) => met.push(visitor) > 0 },
    refusals: { count: (reason) => counted.push(reason) },
    getVisitor: ({ headers }) => `${headers['x-visitor']}`,
  });
  server = createServer((incoming, outgoing) =>
    shedding(incoming, outgoing, () => outgoing.end('the app')),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (visitor: string, path: string, { method = 'GET', accept = '*/*', body = '' } = {}) =>
    new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (resolve, reject) => {
        const outgoing = request(
          { port, path, method, headers: { 'x-visitor': visitor, accept } },
          (answer) => {
            text(answer).then(
              (body) => resolve({ status: answer.statusCode, headers: answer.headers, body }),
              reject,
            );
          },
        );
        outgoing.on('error', reject);
        outgoing.end(body);
      },
    );
  return { met, counted, port, send };
}

describe('shedding load', () => {
  it('passes on admitted visitors, and remembers everybody', async () => {
    const { met, counted, send } = await open(['b']);
    expect((await send('a', '/cards/sol-ring')).body).toBe('the app');
    expect((await send('b', '/cards/sol-ring')).status).toBe(503);
    expect(met).toEqual(['a', 'b']);
    expect(counted).toEqual(['overload']);
  });

  it('tells browsers in words and programs in JSON when to retry', async () => {
    const { send } = await open(['b']);
    const page = await send('b', '/cards/sol-ring', { accept: 'text/html,*/*;q=0.8' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('Please try again in a moment.');
    for (const [path, open] of [
      ['/data/pages/cards/sol-ring?a=1', '*'],
      ['/api/users/1', undefined],
    ] as const) {
      const { headers, body, status } = await send('b', path);
      expect(status).toBe(503);
      expect(headers['retry-after']).toMatch(/^[2-5]$/);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['access-control-allow-origin']).toBe(open);
      expect(headers['access-control-expose-headers']?.includes('Retry-After')).toBe(open && true);
      expect(JSON.parse(body).error.code).toBe('unavailable');
    }
    const ofVersionOne = await send('b', '/api/v1/cards/sol-ring');
    expect(ofVersionOne.headers['content-type']).toBe('application/problem+json');
    expect(ofVersionOne.headers['access-control-allow-origin']).toBe('*');
    expect(`${ofVersionOne.headers['access-control-expose-headers']}`.split(',')).toEqual(
      expect.arrayContaining(['Retry-After', 'RateLimit-Policy', 'X-Request-Id']),
    );
    expect(ofVersionOne.headers['ratelimit-policy']).toBe('"requests";q=1200;w=60');
    expect(JSON.parse(ofVersionOne.body)).toMatchObject({ status: 503, title: 'Service Unavailable' });
  });

  it.each([
    ['/%61pi/v1/cards/sol-ring', 'application/problem+json'],
    ['/x/../api/v1', 'application/problem+json'],
    ['http://site.example/api/v1/cards', 'application/problem+json'],
    ['/api/%75sers/1', 'application/json'],
    ['/x/%2e%2e/api', 'application/json'],
    // The app takes these for pages, and leads from the first to the call.
    ['//api/v1/cards', 'text/html; charset=utf-8'],
    ['/apis', 'text/html; charset=utf-8'],
  ])('refuses %s in the form of the answer', async (path, type) => {
    const { send } = await open(['b']);
    const { headers } = await send('b', path, { accept: 'text/html,*/*;q=0.8' });
    expect(headers['content-type']).toBe(type);
    const isOwn = path.includes('%75sers');
    const isOpen = type !== 'text/html; charset=utf-8' && !isOwn;
    expect(headers['access-control-allow-origin']).toBe(isOpen ? '*' : undefined);
  });

  it('refuses only those calls whom the queue of calls would refuse', async () => {
    const { send } = await open([], ['b']);
    const body = '{}';
    expect((await send('a', '/api/recs?a=1', { method: 'POST', body })).status).toBe(200);
    expect((await send('b', '/api/recs?a=1', { method: 'POST', body })).status).toBe(503);
    for (const path of ['/api/recs/', '/api/%72ecs', '/x/../api/recs'])
      expect((await send('b', path, { method: 'POST', body })).status, path).toBe(503);
    expect((await send('b', '/api/recs', { method: 'OPTIONS' })).status).toBe(200);
    expect((await send('b', '/api/typeahead?q=sol')).status).toBe(200);
  });

  it('answers the next request after a short body, and closes the connection before a long one', async () => {
    const { port, send } = await open(['b']);
    const call = (body: string): string =>
      `POST /api/recs HTTP/1.1\r\nHost: x\r\nX-Visitor: b\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${call('{"a":1}')}${call('x'.repeat(20_000))}`);
    const said = await text(socket);
    expect(said.match(/HTTP\/1\.1 503 /g)).toHaveLength(2);
    expect(said.match(/^connection: .*$/gim)).toEqual(['Connection: keep-alive', 'connection: close']);
    const head = await send('b', '/', { method: 'HEAD' });
    expect([head.status, head.body, head.headers.connection]).toEqual([503, '', 'keep-alive']);
  });

  it('always answers whether the process is alive', async () => {
    const { send } = await open(['b']);
    for (const path of ['/healthz', '/readyz?a=1', '/healthz/'])
      expect((await send('b', path)).body, path).toBe('the app');
  });
});
