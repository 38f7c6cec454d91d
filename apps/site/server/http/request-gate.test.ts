import { createServer, get, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenAPIHono } from '@hono/zod-openapi';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApiEnv } from '../api/api.ts';
import { createRequestGate } from './request-gate.ts';

const app = new OpenAPIHono<ApiEnv>();
app.get('/', (c) => c.text('the app'));

let server: Server;
afterEach(() => server.close());

async function open(holdsEarlyRequests: boolean) {
  const gate = createRequestGate('127.0.0.1', holdsEarlyRequests);
  server = createServer(gate.answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  /** Sends a request and waits until it has arrived. */
  const ask = async (path = '/') => {
    const arrived = new Promise((resolve) => server.once('request', resolve));
    const answer = fetch(`http://127.0.0.1:${port}${path}`);
    answer.catch(() => {
      // The caller awaits the error.
    });
    await arrived;
    return { answer };
  };
  /** The answer to TRACE with a secret in a header, as status and returned text. */
  const trace = () =>
    new Promise<{ status: number | undefined; body: string }>((answered, failed) => {
      const headers = { authorization: 'Bearer secret' };
      request({ port, method: 'TRACE', headers }, async (answer) => {
        let body = '';
        for await (const chunk of answer) body += chunk;
        answered({ status: answer.statusCode, body });
      })
        .on('error', failed)
        .end();
    });
  /** The status of an answer to a request for this host. */
  const statusFor = (name: string) =>
    new Promise((answered, failed) => {
      get({ port, headers: { host: name } }, (answer) => answered(answer.resume().statusCode)).on(
        'error',
        failed,
      );
    });
  return { gate, ask, statusFor, trace };
}

describe('a request before the app is ready', () => {
  it('is answered 503', async () => {
    const { gate, ask } = await open(false);
    const early = await (await ask()).answer;
    expect(early.status).toBe(503);
    expect(early.headers.get('retry-after')).toBe('2');
    expect(early.headers.get('x-content-type-options')).toBe('nosniff');
    expect(early.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await early.json()).error.code).toBe('unavailable');
    gate.open(app);
    expect(await (await (await ask()).answer).text()).toBe('the app');
  });

  it('is held, then passes through the middleware', async () => {
    const { gate, ask } = await open(true);
    const [page, file] = [await ask('/'), await ask('/file')];
    gate.open(app, (incoming, outgoing, next) =>
      incoming.url === '/file' ? outgoing.end('a file') : next(),
    );
    expect(await (await page.answer).text()).toBe('the app');
    expect(await (await file.answer).text()).toBe('a file');
  });

  it('is dropped when the app fails to start', async () => {
    const { gate, ask } = await open(true);
    const { answer } = await ask();
    gate.abandon();
    await expect(answer).rejects.toThrow('fetch failed');
  });
});

describe('a Host header', () => {
  it.each(['999.1.1.1', '1.2.3.4.5', '0x1ffffffff', '[', 'a b'])(
    'is refused if invalid: %s',
    async (name) => {
      const { gate, statusFor } = await open(false);
      expect(await statusFor(name)).toBe(400);
      gate.open(app);
      expect(await statusFor(name)).toBe(400);
    },
  );

  it.each(['localhost', 'example.org:8080', '127.0.0.1', '[::1]', 'exa_mple'])(
    'is accepted: %s',
    async (name) => {
      const { gate, statusFor } = await open(false);
      gate.open(app);
      expect(await statusFor(name)).toBe(200);
    },
  );
});

describe('TRACE', () => {
  it('is never answered by the app, whether it is ready or not', async () => {
    const { gate, trace } = await open(false);
    const refused = { status: 405, body: '' };
    expect(await trace()).toEqual(refused);
    gate.open(app);
    expect(await trace()).toEqual(refused);
  });
});
