import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startNginx } from '../../../../tooling/lib/nginx.mjs';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { freePort } from '../testing/free-port.ts';
import { nginxSample } from '../testing/nginx-sample.ts';
import { startSiteProcess } from '../testing/site-process.ts';

const TLS = fileURLToPath(new URL('../../../../tooling/testing/tls', import.meta.url));
const PAGE = '/commanders/cyr-the-lone';
const closers: (() => void | Promise<void>)[] = [];

beforeAll(ensurePagesBuilt, 240_000);
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A process behind a proxy, with data or without. */
async function startNode(hasData: boolean) {
  const folder = temporaryFolder();
  closers.push(folder.remove);
  if (hasData) await publishTiny(folder.path);
  const port = await freePort();
  const site = startSiteProcess({
    ...{ DATA_DIR: folder.path, PORT: `${port}`, TRUSTED_PROXIES: '127.0.0.1', REAL_DATA_FROM: '/none' },
  });
  const stop = async (): Promise<void> => {
    site.signal('SIGKILL');
    await site.exit;
  };
  closers.push(stop);
  return { port, address: await site.ready, stop };
}

/** The supplied nginx in front of processes. */
async function startFront(processes: readonly number[]): Promise<string> {
  const folder = temporaryFolder();
  closers.push(folder.remove);
  const [open, plain, tls] = [await freePort(), await freePort(), await freePort()];
  const nginx = await startNginx(
    nginxSample({
      ports: { plain, tls, open },
      processes,
      cache: join(folder.path, 'cache'),
      proofs: folder.path,
      certificate: join(TLS, 'cert.pem'),
      key: join(TLS, 'key.pem'),
    }),
  );
  closers.push(() => nginx.stop());
  const front = `http://127.0.0.1:${open}`;
  await vi.waitFor(() => fetch(`${front}/robots.txt`), 10_000);
  return front;
}

async function statusAt(address: string): Promise<number> {
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.text();
  return answer.status;
}

it('a process without data sends nginx to the one that has some, and visitors see no error', async () => {
  const [empty, whole] = [await startNode(false), await startNode(true)];
  const paths = [`${PAGE}?t=`, '/?t=', '/api/typeahead?q=cyr'];
  for (const path of paths) expect(await statusAt(empty.address + path), path).toBe(502);
  // What asks for the process itself is told its own state.
  for (const path of ['/healthz', '/readyz']) expect(await statusAt(empty.address + path), path).toBe(503);
  for (const processes of [
    [empty.port, whole.port],
    [whole.port, empty.port],
  ]) {
    const front = await startFront(processes);
    for (let turn = 0; turn < 8; turn += 1)
      for (const path of paths) expect(await statusAt(`${front}${path}${turn}`), `${path}${turn}`).toBe(200);
  }
  // Alone, it is asked each time, and its own words are passed on.
  const alone = await startFront([empty.port]);
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await fetch(`${alone}/api/typeahead?q=a${turn}`);
    expect([answer.status, await answer.json()]).toMatchObject([502, { error: { code: 'unavailable' } }]);
  }
  await whole.stop();
}, 180_000);

it('what a process has too much to do for is asked of one other, and a change of none', async () => {
  const requested: string[] = [];
  const serve = async (name: string, status: number): Promise<number> => {
    const server = createServer(({ method, url }, response) => {
      if (url !== '/robots.txt') requested.push(`${name} ${method}`);
      response.writeHead(url === '/robots.txt' ? 200 : status).end(name);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => void server.close());
    return (server.address() as AddressInfo).port;
  };
  const busy = await startFront([await serve('busy', 503), await serve('busy', 503)]);
  expect(await statusAt(`${busy}/page`)).toBe(503);
  expect(requested).toEqual(['busy GET', 'busy GET']);
  requested.length = 0;
  expect((await fetch(`${busy}/change`, { method: 'POST', body: 'x' })).status).toBe(503);
  expect(requested).toEqual(['busy POST']);
  requested.length = 0;
  const away = await startFront([await serve('away', 502), await serve('away', 502)]);
  expect((await fetch(`${away}/change`, { method: 'POST', body: 'x' })).status).toBe(502);
  expect(requested).toEqual(['away POST']);
});

it('nobody is turned away by one process while the other has room, and with the other gone everybody is told when to come back', async () => {
  const listenAs = async (status: number): Promise<number> => {
    const server = createServer(({ url }, response) =>
      response.writeHead(url === '/robots.txt' ? 200 : status, { 'retry-after': '5' }).end(),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => void server.close());
    return (server.address() as AddressInfo).port;
  };
  const ask = async (front: string, init?: RequestInit): Promise<string[]> => {
    const answers: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const { status, headers } = await fetch(`${front}/page?turn=${turn}`, init);
      answers.push(`${status} ${headers.get('retry-after')}`);
    }
    return [...new Set(answers)].sort();
  };
  const busy = await listenAs(503);
  expect(await ask(await startFront([busy, await listenAs(200)]))).toEqual(['200 5']);
  // 503 of the process itself or of nginx, never 502; a change that nobody took is none to repeat unseen.
  const alone = await startFront([busy, await freePort()]);
  expect(await ask(alone)).toEqual(['503 3', '503 5']);
  expect(await ask(alone, { method: 'HEAD' })).toEqual(['503 3', '503 5']);
  expect(await ask(alone, { method: 'POST', body: 'x' })).toEqual(['503 5']);
});
