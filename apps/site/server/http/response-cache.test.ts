import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { matchesEtag, ResponseCache } from './response-cache.ts';

const ask = (headers: Record<string, string> = {}) => new Request('http://x/', { headers });
const page =
  (body = 'page', init: ResponseInit = {}) =>
  async () =>
    new Response(body, init);

describe('a kept answer', () => {
  it('is filled once and answered from memory after', async () => {
    const cache = new ResponseCache(1_000_000);
    const fill = vi.fn(page());
    for (let round = 0; round < 3; round++) {
      expect(await (await cache.respond('a', ask(), fill)).text()).toBe('page');
    }
    expect(fill).toHaveBeenCalledOnce();
  });

  it('is filled by one however many wait', async () => {
    const cache = new ResponseCache(1_000_000);
    const fill = vi.fn(page());
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.respond('a', ask(), fill)));
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(20).fill('page'));
    expect(fill).toHaveBeenCalledOnce();
  });

  it('counts its key, so that long queries cannot fill the memory', async () => {
    const cache = new ResponseCache(1_000_000);
    for (let n = 0; n < 40; n++) await cache.respond(`${n} ${'x'.repeat(50_000)}`, ask(), page());
    expect(cache.size).toBeLessThan(10);
    expect(cache.bytes).toBeGreaterThan(cache.size * 100_000);
  });

  it('goes out in brotli where that is taken', async () => {
    const answer = await new ResponseCache(1_000_000).respond('a', ask({ 'accept-encoding': 'br' }), page());
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe('page');
  });

  it('has a tag of its content, and 304 for who has it', async () => {
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
    const kept = await cache.respond('a', ask(), fill);
    expect(kept.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it('is not kept unless it is 200', async () => {
    const cache = new ResponseCache(1_000_000);
    const fill = vi.fn(page('gone', { status: 404 }));
    await cache.respond('a', ask(), fill);
    const answer = await cache.respond('a', ask(), fill);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('etag')).toBeNull();
    expect(fill).toHaveBeenCalledTimes(2);
    expect(cache.size).toBe(0);
  });

  it('is tried again after a fill that failed', async () => {
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

  it('goes when its snapshot goes', async () => {
    const cache = new ResponseCache(1_000_000);
    await cache.respond('old /a', ask(), page());
    await cache.respond('new /a', ask(), page());
    cache.deleteWhere((key) => key.startsWith('old '));
    expect(cache.size).toBe(1);
  });
});

describe('matchesEtag', () => {
  it('compares weakly, in lists, and knows the star', () => {
    expect(matchesEtag('W/"a"', '"a"')).toBe(true);
    expect(matchesEtag('"x", W/"a"', 'W/"a"')).toBe(true);
    expect(matchesEtag('*', 'W/"a"')).toBe(true);
    expect(matchesEtag('"b"', 'W/"a"')).toBe(false);
    expect(matchesEtag(null, 'W/"a"')).toBe(false);
  });
});
