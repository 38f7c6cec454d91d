import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { KnownClients, LoadShedder, RefusalCounts } from '@deckwright/overload';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { listen } from '../http/listen.ts';
import { createRequestGate, type Middleware } from '../http/request-gate.ts';
import { createLoadShedding, createRefusals } from '../overload/shed-load.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { RenderPage } from './page-handler.ts';
import { createSite } from './site.ts';
import { StaticFiles } from './static-files.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Blocks this thread. */
function hold(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

type Given = { render: RenderPage; renders: { atOnce: number; waiting: number }; middleware?: Middleware };

/** A site on a port that logs its answers, by status, when they are sent. */
async function openSite({ render, renders, middleware }: Given, log: string[]): Promise<number> {
  const acquire = () => ({ snapshot: test.snapshot, release: () => {} });
  const settings = readSettings({});
  const [files, pages] = [new StaticFiles('/nowhere'), new ResponseCache(1_000_000)];
  const site = createSite({ acquire, settings, files, render, pages, renders });
  const gate = createRequestGate('127.0.0.1', false);
  gate.open(createApp({ acquire, settings, site: site.answer }), middleware);
  const { server, port } = await listen(
    (incoming, outgoing) => {
      outgoing.once('finish', () => log.push(`${outgoing.statusCode}`));
      gate.answer(incoming, outgoing);
    },
    { port: 0, host: '127.0.0.1' },
  );
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return port;
}

/** Open connections that the server has accepted; data written to one is handed to the system immediately. */
async function openSockets(port: number, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(
    sockets.map(async (socket) => {
      const known = answered(socket);
      ask(socket, '/healthz');
      await known;
    }),
  );
  return sockets;
}

const ask = (socket: Socket | undefined, path: string): void => {
  socket?.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
};

const answered = (socket: Socket | undefined): Promise<unknown> =>
  new Promise((resolve) => socket?.once('data', resolve));

/** A site that renders one page at a time and lets two wait; `meanwhile` runs while the first one blocks the thread. */
async function openBlocked(log: string[], meanwhile: () => void): Promise<number> {
  const render: RenderPage = async (request) => {
    log.push('rendered');
    if (new URL(request.url).pathname === '/cards/first') meanwhile();
    return { response: new Response('a page'), nonce: 'n1' };
  };
  return openSite({ render, renders: { atOnce: 1, waiting: 2 } }, log);
}

/** Of 41 pages: one has started, one continues, two wait, and 37 are refused before any of the three starts. */
function expectEarlyRefusals(log: readonly string[]): void {
  const order = log.filter((word) => word !== '200');
  expect(order).toEqual(['rendered', ...Array(37).fill('503'), ...Array(3).fill('rendered')]);
}

describe('pages that are requested while the thread is blocked', () => {
  it('are refused before the next one is rendered, except those that may wait', async () => {
    const log: string[] = [];
    const port = await openBlocked(log, () => {
      for (const [at, socket] of sockets.slice(1).entries()) ask(socket, `/cards/other-${at}`);
    });
    const sockets = await openSockets(port, 41);
    log.length = 0;
    const answers = sockets.map(answered);
    ask(sockets[0], '/cards/first');
    await Promise.all(answers);
    expectEarlyRefusals(log);
  });

  it('are refused as early over new connections', async () => {
    const log: string[] = [];
    // 1 once all are connected and have sent their request, 2 once all are answered.
    const state = new Int32Array(new SharedArrayBuffer(4));
    const port = await openBlocked(log, () => {
      const from = new URL('../testing/late-visitors.ts', import.meta.url);
      const visitors = new Worker(from, { workerData: { port, count: 40, state } });
      closers.push(() => void visitors.terminate());
      // A worker starts even while the thread that started it waits.
      expect(Atomics.wait(state, 0, 0, 20_000)).not.toBe('timed-out');
    });
    const first = connect(port, '127.0.0.1');
    closers.push(() => first.destroy());
    const answer = answered(first);
    ask(first, '/cards/first');
    await answer;
    await Atomics.waitAsync(state, 0, 1).value;
    expectEarlyRefusals(log);
  });
});

describe('a thread that stays behind', () => {
  it('answers the first of what has arrived together, and refuses the last before it reaches the app', async () => {
    const log: string[] = [];
    const knownClients = new KnownClients(() => performance.now());
    const shedding = createLoadShedding({
      refuse: createRefusals(),
      calls: { refuses: () => false },
      callPaths: [],
      // Measured in measure-loop-delay.test.ts.
      shedder: new LoadShedder({
        knownClients,
        now: () => performance.now(),
        afterLook: (done) => void setImmediate(done),
        delay: { samples: () => 10, minMs: () => 150, reset: () => {} },
      }),
      knownClients,
      refusals: new RefusalCounts(),
      getVisitor: () => '203.0.113.9',
    });
    // Work that no queue limits: each takes 10 ms of the thread.
    let taken = 0;
    const middleware: Middleware = (incoming, outgoing) =>
      shedding(incoming, outgoing, () => {
        taken += 1;
        hold(10);
        outgoing.end('taken');
      });
    const render: RenderPage = async () => ({ response: new Response('a page'), nonce: 'n1' });
    const port = await openSite({ render, renders: { atOnce: 1, waiting: 1 }, middleware }, log);
    const sockets = await openSockets(port, 40);
    const looks: { taken: number; refused: number }[] = [];
    for (let look = 0; look < 5; look++) {
      const before = { taken, refused: log.filter((word) => word === '503').length };
      const answers = sockets.map(answered);
      for (const socket of sockets) ask(socket, '/cards/any');
      await Promise.all(answers);
      const refused = log.filter((word) => word === '503').length;
      looks.push({ taken: taken - before.taken, refused: refused - before.refused });
    }
    const last = looks.at(-1);
    expect(last?.taken).toBeGreaterThan(0);
    expect(last?.refused).toBeGreaterThan(0);
    // Every request got an answer.
    expect(looks.map((look) => look.taken + look.refused)).toEqual(Array(5).fill(40));
  });
});
