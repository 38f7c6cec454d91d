import { brotliDecompressSync } from 'node:zlib';
import { BusyError, FairQueue } from '@deckwright/overload';
import { describe, expect, it, vi } from 'vitest';
import { matchesEtag } from '../http/etag.ts';
import { type Fill, ResponseCache } from './response-cache.ts';

const ask = (headers: Record<string, string> = {}) => new Request('http://x/', { headers });
const page =
  (body = 'page', init: ResponseInit = {}) =>
  async () =>
    new Response(body, init);

describe('a cached answer', () => {
  it('is made once and then answered from memory', async () => {
    const cache = new ResponseCache(1_000_000);
    const fill = vi.fn(page());
    for (let round = 0; round < 3; round++) {
      expect(await (await cache.respond('a', ask(), fill)).text()).toBe('page');
    }
    expect(fill).toHaveBeenCalledOnce();
  });

  it('is made once for any number of waiting clients', async () => {
    const cache = new ResponseCache(1_000_000);
    const fill = vi.fn(page());
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.respond('a', ask(), fill)));
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(20).fill('page'));
    expect(fill).toHaveBeenCalledOnce();
  });

  it('too large to be kept in plain is the same bytes for all who read it at a time', async () => {
    // A quarter of 1 MB is for plain bodies, each at most a quarter of that.
    const cache = new ResponseCache(1_000_000);
    const fill = page('x'.repeat(300_000));
    const answers = await Promise.all([1, 2, 3].map(() => cache.respond('a', ask(), fill)));
    const parts = await Promise.all(answers.map(async ({ body }) => (await body?.getReader().read())?.value));
    expect(parts[0]?.byteLength).toBe(65_536);
    expect(new Set(parts.map((part) => part?.buffer)).size).toBe(1);
  });

  it('includes its key in its size, so that long queries cannot fill the memory', async () => {
    const cache = new ResponseCache(1_000_000);
    for (let n = 0; n < 40; n++) await cache.respond(`${n} ${'x'.repeat(50_000)}`, ask(), page());
    expect(cache.size).toBeLessThan(10);
    expect(cache.bytes).toBeGreaterThan(cache.size * 100_000);
  });

  it('is sent as brotli if accepted', async () => {
    const answer = await new ResponseCache(1_000_000).respond('a', ask({ 'accept-encoding': 'br' }), page());
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe('page');
  });

  it('has an ETag of its content, and 304 for clients that have it', async () => {
    const cache = new ResponseCache(1_000_000);
    const etag = (await cache.respond('a', ask(), page())).headers.get('etag') ?? '';
    const again = await cache.respond('a', ask({ 'if-none-match': etag }), page());
    expect(again.status).toBe(304);
    expect(again.body).toBeNull();
    expect(again.headers.get('etag')).toBe(etag);
    const other = await cache.respond('b', ask({ 'if-none-match': etag }), page('other'));
    expect(other.status).toBe(200);
  });

  it('keeps its own headers', async () => {
    const cache = new ResponseCache(1_000_000);
    const fill = page('x', { headers: { 'content-security-policy': "default-src 'none'" } });
    await cache.respond('a', ask(), fill);
    const stored = await cache.respond('a', ask(), fill);
    expect(stored.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it('is cached only with status 200', async () => {
    const cache = new ResponseCache(1_000_000);
    const fill = vi.fn(page('gone', { status: 404 }));
    await cache.respond('a', ask(), fill);
    const answer = await cache.respond('a', ask(), fill);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('etag')).toBeNull();
    expect(fill).toHaveBeenCalledTimes(2);
    expect(cache.size).toBe(0);
  });

  it('is tried again after a failed fill', async () => {
    const cache = new ResponseCache(1_000_000);
    await expect(cache.respond('a', ask(), () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.respond('a', ask(), page())).status).toBe(200);
  });

  it('passes a redirect on', async () => {
    const fill = async () => new Response(null, { status: 301, headers: { location: '/x' } });
    const answer = await new ResponseCache(1_000_000).respond('a', ask({ 'accept-encoding': 'br' }), fill);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/x');
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it('survives a flood of one-time requests, and gives way to what is requested more often', async () => {
    const cache = new ResponseCache(100_000);
    const body = page('x'.repeat(10));
    const toKey = (n: number) => `${n} ${'x'.repeat(2_000)}`.slice(0, 300);
    // Keys are counted with two bytes per character: there is room for about a hundred of these.
    for (let round = 0; round < 2; round++)
      await cache.respond('home', ask({ 'accept-encoding': 'br' }), body);
    for (let n = 0; n < 1_100; n++) await cache.respond(toKey(n), ask(), body);
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.ready('home', 'br')).not.toBeNull();
    expect(cache.ready(toKey(1_099), 'br')).not.toBeNull();
    expect(cache.ready(toKey(0), 'br')).toBeNull();
    // All cached entries are requested again, twice; a new entry has to be requested more often than that.
    const stored = Array.from({ length: 1_100 }, (_, n) => toKey(n)).filter((key) => cache.ready(key, 'br'));
    for (const key of stored) cache.ready(key, 'br');
    const requested = async () => {
      await cache.respond('new', ask(), body);
      return cache.ready('new', 'br') !== null;
    };
    expect([await requested(), await requested(), await requested()]).toEqual([false, false, true]);
  });

  it('is converted to gzip and plain once, within a quarter of the space', async () => {
    const cache = new ResponseCache(100_000);
    const readBody = async (key: string) => {
      const answer = await cache.respond(key, ask({ 'accept-encoding': 'gzip' }), page('x'.repeat(9_000)));
      return answer.arrayBuffer();
    };
    await readBody('a');
    const { body } = cache.ready('a', 'gzip') ?? {};
    expect(await readBody('a')).toEqual(body?.buffer);
    expect(cache.ready('a', 'gzip')?.body).toBe(body);
    expect(cache.ready('a', 'identity')).toBeNull();
    for (let n = 0; n < 40; n++) await readBody(`${n}`);
    expect(cache.ready('a', 'gzip')).toBeNull();
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  });

  it('is ready with all headers, including those of 304', async () => {
    const cache = new ResponseCache(1_000_000);
    expect(cache.ready('a', 'br')).toBeNull();
    await cache.respond('a', ask(), page());
    const ready = cache.ready('a', 'br');
    expect(ready?.headers).toEqual(
      expect.arrayContaining(['content-encoding', 'br', 'x-frame-options', 'x-content-type-options']),
    );
    expect(ready?.unchanged).toEqual(expect.arrayContaining(['etag', ready?.etag, 'x-frame-options']));
    expect(ready?.unchanged).not.toContain('content-type');
    expect(cache.ready('a', 'br')).toBe(ready);
  });

  it('is ranked by how often it was requested again', async () => {
    const cache = new ResponseCache(1_000_000);
    for (const [key, hits] of [
      ['old /a', 1],
      ['old /never-again', 0],
      ['old /b', 3],
      ['old /c', 2],
      ['new /d', 9],
    ] as const) {
      for (let requested = 0; requested <= hits; requested++)
        if (requested % 2 === 0) await cache.respond(key, ask(), page());
        else expect(cache.ready(key, 'br')).not.toBeNull();
    }
    expect(cache.popular('old ', 9)).toEqual(['/b', '/c', '/a']);
    expect(cache.popular('old ', 1)).toEqual(['/b']);
  });

  it('is removed with its snapshot', async () => {
    const cache = new ResponseCache(1_000_000);
    await cache.respond('old /a', ask(), page());
    await cache.respond('new /a', ask(), page());
    cache.deleteWhere((key) => key.startsWith('old '));
    expect(cache.size).toBe(1);
  });
});

describe('a client that waits for an answer', () => {
  const slow = () => {
    const fills: { end: () => void; nobody: AbortSignal }[] = [];
    const fill: Fill = (nobody) =>
      new Promise((resolve) => fills.push({ end: () => resolve(new Response('page')), nobody }));
    return { fills, fill };
  };
  const leaving = () => {
    const client = new AbortController();
    return { leave: () => client.abort(), request: new Request('http://x/', { signal: client.signal }) };
  };

  it('may leave: the fill continues while another client waits', async () => {
    const cache = new ResponseCache(1_000_000);
    const { fills, fill } = slow();
    const { leave, request } = leaving();
    const [one, other] = [cache.respond('a', request, fill), cache.respond('a', ask(), fill)];
    leave();
    expect(fills[0]?.nobody.aborted).toBe(false);
    fills[0]?.end();
    expect(await (await other).text()).toBe('page');
    await one;
    expect(fills).toHaveLength(1);
    expect(cache.size).toBe(1);
  });

  it('is the last to leave: the fill is aborted, not cached and started again', async () => {
    const cache = new ResponseCache(1_000_000);
    const { fills, fill } = slow();
    const visitors = [leaving(), leaving()];
    const left = visitors.map(({ request }) => cache.respond('a', request, fill));
    for (const { leave } of visitors) leave();
    expect(fills[0]?.nobody.aborted).toBe(true);
    const second = cache.respond('a', ask(), fill);
    fills[0]?.end();
    for (const answer of await Promise.allSettled(left))
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'cancelled' } });
    expect(cache.size).toBe(0);
    expect(cache.respond('a', ask(), fill)).toBeInstanceOf(Promise);
    expect(fills).toHaveLength(2);
    fills[1]?.end();
    expect((await second).status).toBe(200);
    expect(cache.size).toBe(1);
  });
});

describe('a client that joins a fill that is refused', () => {
  /** A fill in the turn of a network. */
  const inTurn =
    (queue: FairQueue, visitor: string, fills: string[]): Fill =>
    (nobody) =>
      queue.run(
        visitor,
        async () => {
          fills.push(visitor);
          return new Response('page');
        },
        nobody,
      );
  /** One slot, occupied by 198.51.100.1 until `free` is called. */
  const full = (waiting: number) => {
    const queue = new FairQueue({ atOnce: 1, waiting, now: () => 0 });
    let free = (): void => undefined;
    const blocked = queue.run(
      '198.51.100.1',
      () =>
        new Promise<void>((resolve) => {
          free = resolve;
        }),
    );
    return { queue, held: blocked, free: () => free() };
  };

  it('waits in its own turn: clients that have used less time are answered', async () => {
    const cache = new ResponseCache(1_000_000);
    const { queue, held, free } = full(1);
    const fills: string[] = [];
    // 198.51.100.1 has the slot and waits for another: one more of its requests is refused, one of 203.0.113.1 goes
    // first.
    const other = expect(queue.run('198.51.100.1', async () => 'other')).rejects.toBeInstanceOf(BusyError);
    const busy = cache.respond('a', ask(), inTurn(queue, '198.51.100.1', fills));
    const joined = ['203.0.113.1', '203.0.113.1'].map((visitor) =>
      cache.respond('a', ask(), inTurn(queue, visitor, fills)),
    );
    await expect(busy).rejects.toBeInstanceOf(BusyError);
    await other;
    free();
    await held;
    expect(await Promise.all(joined.map(async (answer) => (await answer).text()))).toEqual(['page', 'page']);
    expect(fills).toEqual(['203.0.113.1']);
  });

  it('is refused on its own account, each with its own fill', async () => {
    const cache = new ResponseCache(1_000_000);
    const { queue, held, free } = full(0);
    const fill = vi.fn(inTurn(queue, '203.0.113.1', []));
    const answers = await Promise.allSettled([1, 2, 3].map(() => cache.respond('a', ask(), fill)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    expect(fill).toHaveBeenCalledTimes(3);
    free();
    await held;
  });

  it('fails with the fill for any other reason', async () => {
    const cache = new ResponseCache(1_000_000);
    const fill = vi.fn<Fill>(() => Promise.reject(new Error('down')));
    const answers = await Promise.allSettled([1, 2].map(() => cache.respond('a', ask(), fill)));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fill).toHaveBeenCalledOnce();
  });
});

describe('matchesEtag', () => {
  it('compares weakly, in lists, and accepts the star', () => {
    expect(matchesEtag('W/"a"', '"a"')).toBe(true);
    expect(matchesEtag('"x", W/"a"', 'W/"a"')).toBe(true);
    expect(matchesEtag('*', 'W/"a"')).toBe(true);
    expect(matchesEtag('"b"', 'W/"a"')).toBe(false);
    expect(matchesEtag(null, 'W/"a"')).toBe(false);
  });
});
