import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Newsletter } from '@deckwright/accounts';
import { AppError } from '@deckwright/domain';
import { RateLimit, RefusalCounts } from '@deckwright/overload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNewsletterService } from '../accounts/newsletter-service.ts';
import { createApp } from '../app.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { listen } from '../http/listen.ts';
import { createRequestGate } from '../http/request-gate.ts';
import { createMetrics } from '../observability/metrics.ts';
import type { RenderPage } from '../pages/page-handler.ts';
import { createSite } from '../pages/site.ts';
import { StaticFiles } from '../pages/static-files.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const NO_DATA = {
  ...{ snapshot: null, ingestedAt: null, refresh: null, players: [], store: null },
  database: { kind: 'pglite', healthy: true },
  mails: { waiting: 0, failed: 0 },
  subscriptions: 0,
} as const;

/** Sends nothing: what is counted happens before. */
const NEWSLETTER: Newsletter = {
  ...{
    ask: async () => {},
    confirm: async () => {},
    leaveByToken: async () => {},
    leaveByAccount: async () => {},
  },
  ...{ state: async () => ({ subscribed: false, pending: false }), move: async () => {} },
};

let test: TestApp;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

/** A site behind a proxy, on a port. It renders one page at a time, ends each when told, and lets one wait. */
async function openSite() {
  const refusals = new RefusalCounts();
  const metrics = createMetrics(async () => ({ ...NO_DATA, players: [] }), refusals);
  const gate = createRequestGate('127.0.0.1', false, undefined, () => refusals.count('starting'));
  const settings = readSettings({ TRUSTED_PROXIES: '127.0.0.1' });
  let isHere = true;
  const acquire = () => {
    if (!isHere) throw new AppError('unavailable', 'There is no snapshot.');
    return { snapshot: test.snapshot, release: () => {} };
  };
  const rendering: (() => void)[] = [];
  const render: RenderPage = async () => {
    await new Promise<void>((resolve) => rendering.push(resolve));
    return { response: new Response('a page'), nonce: 'n1' };
  };
  const [files, pages] = [new StaticFiles('/nowhere'), new ResponseCache(1_000_000)];
  const renders = { atOnce: 1, waiting: 1 };
  const { answer, load } = createSite({ acquire, settings, files, render, pages, renders, refusals });
  const limit = new RateLimit({
    windowMs: 3_600_000,
    limitPerKey: 2,
    limitTotal: 12,
    now: () => performance.now(),
  });
  const newsletterService = createNewsletterService(NEWSLETTER, limit);
  const app = createApp({ acquire, settings, site: answer, newsletterService, refusals });
  const { server, port } = await listen(metrics.watch(gate.answer), { port: 0, host: '127.0.0.1' });
  const sockets: Socket[] = [];
  return {
    rendering,
    load,
    app,
    open: () => gate.open(app),
    loseSnapshot: () => {
      isHere = false;
    },
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
    /** A request whose sender can leave. */
    send: (path: string) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      return socket;
    },
    /** The reasons counted so far, with how often, as the metrics print them. */
    counted: async () => {
      const series = /^deckwright_http_requests_refused_total\{status="(\w+)",reason="([\w-]+)"\} (\d+)$/gm;
      const all = [...(await metrics.print()).matchAll(series)];
      expect(all).toHaveLength(14);
      return Object.fromEntries(
        all
          .filter(([, , , count]) => count !== '0')
          .map(([, status, reason, count]) => [`${status} ${reason}`, Number(count)]),
      );
    },
    close: () => {
      for (const end of rendering) end();
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('the counter of refused requests', () => {
  it('counts those before the site is ready, and none that are answered', async () => {
    expect(await site.counted()).toEqual({});
    expect((await site.ask('/api/v1/cards/beacon')).status).toBe(503);
    site.open();
    expect((await site.ask('/api/v1/cards/beacon')).status).toBe(200);
    expect((await site.ask('/api/v1/cards/nothing-like-it')).status).toBe(404);
    expect(await site.counted()).toEqual({ '503 starting': 1 });
  });

  it('counts pages that find the queue full, and those whose reader left while they waited', async () => {
    site.open();
    const first = site.ask('/cards/one');
    await vi.waitFor(() => expect(site.rendering).toHaveLength(1));
    const second = site.send('/cards/two');
    await vi.waitFor(() => expect(site.load().waiting).toBe(1));
    expect((await site.ask('/cards/three')).status).toBe(503);
    expect(await site.counted()).toEqual({ '503 page-queue': 1 });
    second.destroy();
    await once(second, 'close');
    await vi.waitFor(async () =>
      expect(await site.counted()).toEqual({ '503 page-queue': 1, 'none client-left': 1 }),
    );
    site.rendering[0]?.();
    expect((await first).status).toBe(200);
  });

  it('counts every reader of one page that finds the queue full', async () => {
    const first = site.app.request('/cards/one');
    await vi.waitFor(() => expect(site.rendering).toHaveLength(1));
    const second = site.app.request('/cards/two');
    await vi.waitFor(() => expect(site.load().waiting).toBe(1));
    // People, programs, and pages of the site: all wait for the same, so that only the first few ask the queue.
    const kinds: [string, RequestInit?][] = [
      ['/cards/three', { headers: { accept: 'text/html' } }],
      ['/cards/three'],
      ['/cards/three.data'],
    ];
    const readers = kinds.flatMap(([path, init]) =>
      Array.from({ length: 20 }, () => site.app.request(path, init)),
    );
    for (const reader of readers) expect((await reader).status).toBe(503);
    expect(site.load().refused).toBeLessThan(60);
    expect(await site.counted()).toEqual({ '503 page-queue': 60 });
    for (const page of [first, second]) {
      await vi.waitFor(() => expect(site.rendering.length).toBeGreaterThan(0));
      site.rendering.shift()?.();
      expect((await page).status).toBe(200);
    }
  });

  it('counts what limits refuse, by whose allowance was used up', async () => {
    site.open();
    const ask = async (address: string) =>
      (
        await site.ask('/api/newsletter', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify({ email: 'jo@example.org' }),
        })
      ).status;
    const times = async (count: number, address: string) => {
      for (let time = 0; time < count; time += 1) expect(await ask(address)).toBe(200);
    };
    await times(2, '203.0.113.1');
    expect(await ask('203.0.113.1')).toBe(429);
    expect(await site.counted()).toEqual({ '429 limit-address': 1 });
    // Four times two from a /56; its fifth /64 has asked for nothing yet.
    for (const network of [1, 2, 3, 4]) await times(2, `2001:db8:1:${network}::1`);
    expect(await ask('2001:db8:1:5::1')).toBe(429);
    expect(await site.counted()).toEqual({ '429 limit-address': 1, '429 limit-network': 1 });
    // With these two, the twelve of all together.
    await times(2, '203.0.113.2');
    expect(await ask('203.0.113.3')).toBe(429);
    expect(await site.counted()).toMatchObject({ '429 limit-everybody': 1 });
  });

  it('counts calls that a missing part cannot answer, but not the question whether it is there', async () => {
    site.open();
    site.loseSnapshot();
    expect((await site.ask('/api/v1/cards/beacon')).status).toBe(503);
    expect((await site.ask('/healthz')).status).toBe(503);
    expect(await site.counted()).toEqual({ '503 unavailable': 1 });
  });
});
