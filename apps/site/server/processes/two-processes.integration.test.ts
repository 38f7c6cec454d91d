import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import type { DatabaseOptions } from '@deckwright/database';
import type { Profile } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startNginx } from '../../../../tooling/lib/nginx.mjs';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { followProfile } from '../../app/shared/session/live-profile.ts';
import { expectAcknowledged, startLoad } from '../testing/acknowledged-load.ts';
import { freePort } from '../testing/free-port.ts';
import { nginxSample } from '../testing/nginx-sample.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';
import { makeUsers, type TestUser, userCalls } from '../testing/user-calls.ts';

const TLS = fileURLToPath(new URL('../../../../tooling/testing/tls', import.meta.url));
const PAGE = '/commanders/cyr-the-lone';
const CARD = 'cyr-the-lone';

type Node = { site: SiteProcess; address: string; start: () => Promise<void> };

const databases = createTestDatabases();
let shared: DatabaseOptions;
let nodes: [Node, Node];
let front = '';
let fronts = { plain: 0, tls: 0 };
const closers: (() => void | Promise<void>)[] = [];
const atFront = userCalls(() => front);
const at = (index: 0 | 1) => userCalls(() => nodes[index].address);

async function startNode(folder: string, databaseUrl: string): Promise<Node & { port: number }> {
  const port = await freePort();
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PORT: `${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    SHARED_CACHE: '1',
  };
  const node = {
    port,
    address: `http://127.0.0.1:${port}`,
    site: startSiteProcess(env),
    start: async () => {
      node.site = startSiteProcess(env);
      await node.site.ready;
    },
  };
  closers.push(async () => {
    node.site.signal('SIGKILL');
    await node.site.exit;
  });
  await node.site.ready;
  return node;
}

beforeAll(async () => {
  await ensurePagesBuilt();
  shared = await databases.prepare('postgres');
  const { databaseUrl = '' } = shared;
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  for (const folder of folders) {
    closers.push(folder.remove);
    await publishTiny(folder.path);
  }
  const [one, two] = await Promise.all([
    startNode(folders[0].path, databaseUrl),
    startNode(folders[1].path, databaseUrl),
  ]);
  nodes = [one, two];
  const [port, plainPort, tlsPort] = [await freePort(), await freePort(), await freePort()];
  const proofs = temporaryFolder();
  closers.push(proofs.remove);
  // The workers of nginx may be another user.
  chmodSync(proofs.path, 0o755);
  mkdirSync(join(proofs.path, '.well-known/acme-challenge'), { recursive: true });
  writeFileSync(join(proofs.path, '.well-known/acme-challenge/token'), 'proof');
  const servers = nginxSample({
    ports: { plain: plainPort, tls: tlsPort, open: port },
    processes: [one.port, two.port],
    cache: join(folders[0].path, 'nginx-cache'),
    proofs: proofs.path,
    certificate: join(TLS, 'cert.pem'),
    key: join(TLS, 'key.pem'),
  });
  fronts = { plain: plainPort, tls: tlsPort };
  const nginx = await startNginx(servers);
  closers.push(() => nginx.stop());
  front = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${front}/healthz`)).status).toBe(200), 10_000);
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** Follows a profile as a page does, reconnecting after a broken connection; records the events. */
function follow(calls: ReturnType<typeof userCalls>, user: TestUser) {
  const reported: Profile[] = [];
  const failures = { count: 0, refused: false };
  const end = followProfile({
    open: (signal) => calls.live(user, signal),
    onProfile: (profile) => reported.push(profile),
    onRefused: () => {
      failures.refused = true;
    },
    onFailure: () => {
      failures.count += 1;
    },
    page: { isHidden: () => false, onChange: () => () => undefined },
  });
  return { reported, failures, end };
}

it('the nginx sample redirects plain HTTP to TLS, except calls with secrets, and serves the site over it', async () => {
  const plain = await fetch(`http://127.0.0.1:${fronts.plain}${PAGE}?f=x`, {
    headers: { host: 'decks.example.org' },
    redirect: 'manual',
  });
  expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://127.0.0.1${PAGE}?f=x`]);
  for (const path of ['/api/users/sign-in', '/api/staff/users', '/api/users'])
    expect((await fetch(`http://127.0.0.1:${fronts.plain}${path}`, { method: 'POST' })).status, path).toBe(
      403,
    );
  const answer = await new Promise<{ status: number | undefined; protocol: string | null }>(
    (resolve, reject) => {
      const ca = readFileSync(join(TLS, 'cert.pem'));
      const path = '/healthz';
      const servername = 'decks.example.org';
      const named = { servername, headers: { host: servername } };
      const call = request({ host: '127.0.0.1', port: fronts.tls, path, ca, ...named }, (found) => {
        const protocol = 'getProtocol' in found.socket ? (found.socket as TLSSocket).getProtocol() : null;
        found.resume();
        resolve({ status: found.statusCode, protocol });
      });
      call.on('error', reject);
      call.end();
    },
  );
  expect(answer).toEqual({ status: 200, protocol: 'TLSv1.3' });
});

it('the nginx sample speaks HTTP/2, and gives certificate authorities their proof without TLS', async () => {
  const session = connectHttp2(`https://127.0.0.1:${fronts.tls}`, {
    ca: readFileSync(join(TLS, 'cert.pem')),
    servername: 'decks.example.org',
  });
  const stream = session.request({ ':path': '/healthz', ':authority': 'decks.example.org' });
  const [headers] = await once(stream, 'response');
  session.destroy();
  expect(headers).toMatchObject({ ':status': 200 });
  const proof = (name: string) =>
    fetch(`http://127.0.0.1:${fronts.plain}/.well-known/acme-challenge/${name}`, { redirect: 'manual' });
  expect(await (await proof('token')).text()).toBe('proof');
  expect((await proof('missing')).status).toBe(404);
});

it('the nginx sample answers no other host, and keeps nothing under one for another', async () => {
  const { port } = new URL(front);
  const answerFor = (host: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers: { host } }, (found) => {
        found.resume();
        resolve(`${found.statusCode} ${found.headers['x-cache']}`);
      }).on('error', ({ message }) => (message === 'socket hang up' ? resolve(message) : reject(message)));
    });
  expect(await answerFor('evil.test', '/healthz')).toBe('socket hang up');
  const strange = request({ host: '127.0.0.1', port: fronts.tls, servername: 'evil.test' });
  await expect(once(strange.end(), 'response')).rejects.toThrow(/unrecognized name|handshake/i);
  // This file may be kept for an hour.
  expect(await answerFor('decks.example.org', '/robots.txt')).toBe('200 MISS');
  expect(await answerFor('decks.example.org', '/robots.txt')).toBe('200 HIT');
  expect(await answerFor('127.0.0.1', '/robots.txt')).toBe('200 MISS');
});

/** The maximum number of concurrent requests of one network in the sample. */
const MAX_AT_ONCE = 1_000;

it('the nginx sample limits what one address has open, and admits others', async () => {
  const port = Number(new URL(front).port);
  const sockets: Socket[] = [];
  // The body never comes: nginx waits for it, and the site sees nothing.
  const head = 'POST /api/crash HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n';
  const refused = Promise.withResolvers<string>();
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(head, () => resolve()));
      socket.once('error', reject);
      socket.once('data', (bytes) => refused.resolve(bytes.toString('latin1').split('\r\n', 1)[0] ?? ''));
      sockets.push(socket);
    });
  const statusFrom = (localAddress: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = get({ host: '127.0.0.1', port, path: '/healthz', localAddress }, (found) => {
        found.resume();
        resolve(found.statusCode);
      });
      call.on('error', reject);
    });
  try {
    while (sockets.length <= MAX_AT_ONCE) await Promise.all(Array.from({ length: 91 }, open));
    expect(await refused.promise).toBe('HTTP/1.1 429 Too Many Requests');
    expect(await statusFrom('127.0.0.1')).toBe(429);
    expect(await statusFrom('127.0.0.2')).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  await vi.waitFor(async () => expect(await statusFrom('127.0.0.1')).toBe(200), 10_000);
});

describe('two processes on one PostgreSQL behind nginx', () => {
  it('show a change made through one to listeners at the other or through nginx', async () => {
    const user = await atFront.register();
    const pages = [follow(at(0), user), follow(at(1), user), follow(atFront, user)];
    await vi.waitFor(() => expect(pages.every(({ reported }) => reported.length > 0)).toBe(true), 10_000);
    for (const [index, saltLevel] of [
      [0, 2],
      [1, 0],
    ] as const) {
      await at(index).change(user, { saltLevel });
      await vi.waitFor(
        () =>
          expect(pages.map(({ reported }) => reported.at(-1)?.saltLevel)).toEqual([
            saltLevel,
            saltLevel,
            saltLevel,
          ]),
        5_000,
      );
    }
    await at(0).call('POST', '/api/users/sign-out', user.token);
    await vi.waitFor(() => expect(pages.every(({ failures }) => failures.refused)).toBe(true), 10_000);
  });

  /** A guess through one of the two processes, always from the same network; returns its status. */
  async function guess(turn: number, path: string, body: object, token?: string): Promise<number> {
    const answer = await fetch(`${nodes[turn % 2 ? 1 : 0].address}/api/users/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '198.19.0.1',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    await answer.body?.cancel();
    return answer.status;
  }

  it('share the count of guesses', async () => {
    const { email } = await atFront.register();
    const signIn = (turn: number) => guess(turn, 'sign-in', { email, password: 'not the right words' });
    const guesses = Array.from({ length: 10 }, (_, turn) => signIn(turn));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
    expect([await signIn(0), await signIn(1)]).toEqual([429, 429]);
  });

  it('share the count of guesses at the code of an address', async () => {
    const { token } = await atFront.register();
    const verify = (turn: number) => guess(turn, 'verify-email-code', { code: '000000' }, token);
    for (let turn = 0; turn < 15; turn += 1) expect(await verify(turn)).toBe(400);
    expect([await verify(0), await verify(1)]).toEqual([429, 429]);
  });

  it('lose no acknowledged write if one is killed under load and the other takes over', async () => {
    const load = await startLoad(await makeUsers(shared, 10), () => front, { page: PAGE, card: CARD });
    await vi.waitFor(() => expect(load.enough()).toBe(true), { timeout: 60_000 });
    nodes[0].site.signal('SIGKILL');
    await nodes[0].site.exit;
    load.countAnew();
    await vi.waitFor(() => expect(load.enough()).toBe(true), { timeout: 60_000 });
    const { writers, voters, registered, failures, visitors } = await load.stop();
    // Only requests in flight to the killed process fail, at most one per client.
    expect(failures.length).toBeLessThanOrEqual(visitors);
    expect(failures.filter(({ status }) => status !== 502 && status !== 0)).toEqual([]);
    await expectAcknowledged({ writers, voters, registered }, at(1));
    await at(1).signIn(registered.at(-1)?.email ?? '');
  });

  it('bring live subscriptions back by themselves, at the other process and at the one started anew', async () => {
    const users = await makeUsers(shared, 6);
    const pages = users.map((user) => follow(atFront, user));
    const notifyAll = async (saltLevel: Profile['saltLevel']) => {
      for (const user of users) await change(user, saltLevel);
      await vi.waitFor(
        () =>
          expect(pages.map(({ reported }) => reported.at(-1)?.saltLevel)).toEqual(users.map(() => saltLevel)),
        { timeout: 60_000 },
      );
    };
    // nginx answers requests in flight to a killed process.
    const change = (user: TestUser, saltLevel: Profile['saltLevel']) =>
      vi.waitFor(() => atFront.change(user, { saltLevel }), { timeout: 60_000 });
    await notifyAll(2);
    await nodes[0].start();
    nodes[1].site.signal('SIGKILL');
    await nodes[1].site.exit;
    await notifyAll(0);
    expect(pages.some(({ failures }) => failures.count > 0)).toBe(true);
    await nodes[1].start();
    await notifyAll(1);
    expect(pages.some(({ failures }) => failures.refused)).toBe(false);
    for (const { end } of pages) end();
  });

  it('leave pages to nginx while none of them answers, and calls to nobody', async () => {
    const page = () => fetch(`${front}${PAGE}`, { headers: { 'accept-encoding': 'br' } });
    const first = await page();
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=10, stale-if-error=86400',
    );
    const text = await first.text();
    for (const { site } of nodes) {
      site.signal('SIGKILL');
      await site.exit;
    }
    // A second old, the page may be served only because no process answers.
    await vi.waitFor(
      async () => {
        const answer = await page();
        expect([answer.status, answer.headers.get('x-cache')]).toEqual([200, 'STALE']);
        expect(await answer.text()).toBe(text);
      },
      { timeout: 20_000, interval: 500 },
    );
    const call = await fetch(`${front}/api/typeahead?q=bea`);
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '3']);
    // It may have been taken.
    const change = await fetch(`${front}/api/recs`, { method: 'POST', body: '{}' });
    expect([change.status, change.headers.get('retry-after')]).toEqual([502, null]);
    for (const { start } of nodes) await start();
  });

  it('give visitors no error while one after the other is restarted', async () => {
    for (let turn = 0; turn < 20; turn += 1) await fetch(`${front}/api/typeahead?q=a${turn}`);
    const visits: Record<string, number> = {};
    let done = false;
    const visit = async (visitor: number) => {
      for (let turn = 0; !done; turn += 1) {
        const path = turn % 2 ? `/api/typeahead?q=b${visitor}${turn}` : `${PAGE}?visit=${visitor}-${turn}`;
        const answer = await fetch(`${front}${path}`, { redirect: 'manual' });
        const text = await answer.text();
        const kind = answer.ok ? 'answered' : `${answer.status} ${text.slice(0, 200)}`;
        visits[kind] = (visits[kind] ?? 0) + 1;
      }
    };
    const visitors = [0, 1, 2, 3].map(visit);
    for (const node of nodes) {
      node.site.signal('SIGTERM');
      await node.site.exit;
      // The other follows at once.
      await node.start();
    }
    done = true;
    await Promise.all(visitors);
    expect(visits).toEqual({ answered: expect.any(Number) });
    expect(visits.answered).toBeGreaterThan(100);
  }, 180_000);
});
