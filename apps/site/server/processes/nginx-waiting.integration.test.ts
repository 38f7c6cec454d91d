import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, get, type ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@deckwright/answers/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startNginx } from '../../../../tooling/lib/nginx.mjs';
import { freePort } from '../testing/free-port.ts';
import { nginxSample } from '../testing/nginx-sample.ts';

const TLS = fileURLToPath(new URL('../../../../tooling/testing/tls', import.meta.url));

/** More than two visitors, so that one would wait for those who wait. */
const VISITORS = 4;

/** Requests that have reached the process and have no answer yet, by path. */
const waiting = new Map<string, ServerResponse[]>();
const site = createServer((request, response) => {
  const path = request.url ?? '';
  if (path === '/healthz') {
    response.end();
    return;
  }
  waiting.set(path, [...(waiting.get(path) ?? []), response]);
});
const HAS_IPV6 = Object.values(networkInterfaces())
  .flat()
  .some((found) => found?.address === '::1');
let front = '';
let ports = { plain: 0, tls: 0 };
const closers: (() => void | Promise<void>)[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  closers.push(() => void site.close());
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const folder = temporaryFolder();
  closers.push(folder.remove);
  const [open, plain, tls] = [await freePort(), await freePort(), await freePort()];
  ports = { plain, tls };
  const nginx = await startNginx(
    nginxSample({
      ports: { plain, tls, open },
      processes: [address.port],
      cache: join(folder.path, 'cache'),
      proofs: folder.path,
      certificate: join(TLS, 'cert.pem'),
      key: join(TLS, 'key.pem'),
      ipv6: HAS_IPV6,
    }),
  );
  closers.push(() => nginx.stop());
  front = `http://127.0.0.1:${open}`;
  await vi.waitFor(async () => expect((await fetch(`${front}/healthz`)).status).toBe(200), 10_000);
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** Asks for a path several times at once and answers only when all requests have arrived. */
async function askTogether(path: string, cacheControl: string): Promise<number[]> {
  const answers = Promise.allSettled(Array.from({ length: VISITORS }, () => fetch(`${front}${path}`)));
  // nginx lets a request that waits for another one go after five seconds.
  await vi.waitFor(() => expect(waiting.get(path)).toHaveLength(VISITORS), 4000);
  for (const response of waiting.get(path) ?? [])
    response.setHeader('cache-control', cacheControl).end('page');
  return (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0));
}

it('the nginx sample lets no visitor wait for the answer to another one', async () => {
  const expected = Array.from({ length: VISITORS }, () => 200);
  // As pages are sent without and with SHARED_CACHE.
  expect(await askTogether('/private', 'private, no-cache')).toEqual(expected);
  expect(await askTogether('/shared', 'public, max-age=0, s-maxage=60')).toEqual(expected);
});

const IPV6_TITLE = `the nginx sample listens at IPv6, with and without TLS${HAS_IPV6 ? '' : ' (not tried: this machine has no IPv6; its text is checked in deploy.test.ts)'}`;
it.skipIf(!HAS_IPV6)(IPV6_TITLE, async () => {
  const read = (host: string) =>
    new Promise<string>((resolve, reject) => {
      get({ host: '::1', port: ports.plain, path: '/page', headers: { host } }, (found) => {
        found.resume();
        resolve(`${found.statusCode} ${found.headers.location}`);
      }).on('error', ({ message }) => (message === 'socket hang up' ? resolve(message) : reject(message)));
    });
  expect(await read('decks.example.org')).toBe('301 https://decks.example.org/page');
  expect(await read('evil.test')).toBe('socket hang up');
  const session = connect(`https://[::1]:${ports.tls}`, {
    ca: readFileSync(join(TLS, 'cert.pem')),
    servername: 'decks.example.org',
  });
  const stream = session.request({ ':path': '/healthz', ':authority': 'decks.example.org' });
  const [headers] = await once(stream, 'response');
  session.destroy();
  expect(headers).toMatchObject({ ':status': 200 });
});
