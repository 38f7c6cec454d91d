import type { LoadedSnapshot } from '@deckwright/answers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LimitError } from '../api/problem.ts';
import { createApp } from '../app.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { RenderPage } from './page-handler.ts';
import { createSite, type SiteDeps } from './site.ts';
import { StaticFiles } from './static-files.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

/** A site whose pages are made by `body`; records what it was asked to render. */
function openSite(
  body: (request: Request, nonce: string) => Response | Promise<Response> = page,
  more: Partial<SiteDeps> = {},
) {
  const render = vi.fn<RenderPage>(async (request) => ({ response: await body(request, 'n1'), nonce: 'n1' }));
  const settings = readSettings({});
  const acquire = () => ({ snapshot: test.snapshot, release: () => {} });
  const files = new StaticFiles('/nowhere');
  const pages = new ResponseCache(1_000_000);
  const { answer, prepare } = createSite({ acquire, settings, files, render, pages, ...more });
  const app = createApp({ acquire, settings, site: answer });
  return { app, render, prepare };
}

function page(request: Request, nonce: string): Response {
  const html = `<!doctype html><p>${new URL(request.url).search}</p><script nonce="${nonce}">go()</script>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

describe('a page', () => {
  it('is rendered once and cached, its nonce replaced by a hash', async () => {
    const { app, render } = openSite();
    const first = await app.request('/commanders');
    const second = await app.request('/commanders');
    expect(render).toHaveBeenCalledOnce();
    expect(await first.text()).not.toContain('nonce');
    expect(second.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(second.headers.get('cache-control')).toBe('public, no-cache');
    expect(second.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers 304 to a client that has it', async () => {
    const { app } = openSite();
    const etag = (await app.request('/')).headers.get('etag') ?? '';
    expect((await app.request('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('is the same for all spellings of its query and ignores unknown keys', async () => {
    const { app, render } = openSite();
    const one = await (await app.request('/commanders?utm=1&range=week&page=2')).text();
    const two = await (await app.request('/commanders?page=2&range=week')).text();
    expect(one).toBe(two);
    expect(one).toContain('?page=2&range=week');
    expect(render).toHaveBeenCalledOnce();
  });

  it("passes the newsletter to a sent form, counted by the sender's network", async () => {
    const ask = vi.fn(async () => {});
    const newsletter = { ask, confirm: async () => {}, end: async () => {} };
    const { app, render } = openSite(page, { newsletter });
    const incoming = { socket: { remoteAddress: '192.0.2.7' } };
    const form = { method: 'POST', body: new URLSearchParams({ email: 'jo@example.org' }) };
    await app.fetch(new Request('http://x/newsletter', form), { incoming });
    await app.fetch(new Request('http://x/newsletter'), { incoming });
    const [sent, read] = render.mock.calls.map(([, , forms]) => forms);
    expect(read).toBeUndefined();
    await sent?.askNewsletter('jo@example.org');
    expect(ask.mock.calls).toEqual([['jo@example.org', '192.0.2.7']]);
  });

  it('tells a form why it was refused, with the status of the page', async () => {
    const ask = async () => {
      throw new LimitError('Too many. Wait.', { seconds: 600, by: 'address' });
    };
    const { app, render } = openSite(page, {
      newsletter: { ask, confirm: async () => {}, end: async () => {} },
    });
    await app.request('/newsletter', { method: 'POST', body: new URLSearchParams({ email: 'a@b.example' }) });
    const forms = render.mock.calls[0]?.[2];
    await expect(forms?.askNewsletter('a@b.example')).rejects.toMatchObject({
      name: 'PageRefusal',
      status: 429,
      problem: { error: { code: 'resource-exhausted', message: 'Too many. Wait.' } },
    });
  });

  it('is rendered without any data of the visitor', async () => {
    const { app, render } = openSite();
    await app.request('/', {
      headers: { cookie: 'session=1', authorization: 'Bearer x', 'user-agent': 'me' },
    });
    const headers = render.mock.calls[0]?.[0].headers;
    expect([...(headers ?? [])]).toEqual([['accept', 'text/html']]);
  });

  it('does not use the host a visitor names', async () => {
    const { app, render } = openSite();
    await app.request('http://evil.example/commanders', { headers: { host: 'evil.example' } });
    expect(render.mock.calls[0]?.[0].url).toBe('http://localhost/commanders');
  });

  it('is refused, not queued, if too many wait to be rendered', async () => {
    const ends: (() => void)[] = [];
    const slow = () => new Promise<Response>((resolve) => ends.push(() => resolve(new Response('done'))));
    const { app } = openSite(slow, { renders: { atOnce: 1, waiting: 1 } });
    const [first, second] = [app.request('/cards/a'), app.request('/cards/b')];
    const third = await app.request('/cards/c');
    expect(third.status).toBe(503);
    expect(third.headers.get('retry-after')).toMatch(/^[2-5]$/);
    expect((await third.json()).error.code).toBe('unavailable');
    for (const answer of [first, second]) {
      await vi.waitFor(() => expect(ends).toHaveLength(1));
      ends.shift()?.();
      expect((await answer).status).toBe(200);
    }
  });

  it('tells a browser in words that too many wait', async () => {
    const { app } = openSite(() => new Promise<Response>(() => {}), { renders: { atOnce: 1, waiting: 0 } });
    void app.request('/cards/a');
    const answer = await app.request('/cards/b', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^[2-5]$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('Please try again in a moment.');
  });

  it('is refused early, but not for a page that is being made or cached', async () => {
    const ends: (() => void)[] = [];
    const slow = (request: Request) =>
      request.url.endsWith('/kept')
        ? page(request, 'n1')
        : new Promise<Response>((resolve) => ends.push(() => resolve(page(request, 'n1'))));
    const { app, render } = openSite(slow, { renders: { atOnce: 1, waiting: 0 } });
    await app.request('/kept');
    const same = [app.request('/cards/a'), app.request('/cards/a')];
    expect((await app.request('/cards/b')).status).toBe(503);
    expect((await app.request('/kept')).status).toBe(200);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    ends[0]?.();
    for (const answer of same) expect((await answer).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is not rendered for a client that left the queue, and is stopped for one that leaves meanwhile', async () => {
    const signals: AbortSignal[] = [];
    const slow = ({ signal }: Request) =>
      new Promise<Response>((_, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const { app, render } = openSite(slow, { renders: { atOnce: 1, waiting: 1 } });
    for (const query of ['', '?q=free']) {
      const clients = [new AbortController(), new AbortController()];
      const answers = clients.map(({ signal }, n) => app.request(`/cards/${n}${query}`, { signal }));
      await vi.waitFor(() => expect(signals).toHaveLength(1));
      clients[1]?.abort();
      expect((await answers[1])?.status).toBe(408);
      clients[0]?.abort();
      expect(signals.pop()?.aborted).toBe(true);
      expect((await answers[0])?.status).toBe(408);
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is rendered and not cached if its query is invalid or a free search', async () => {
    const { app, render } = openSite();
    for (const path of ['/commanders?range=decade', '/search?q=sol']) {
      await app.request(path);
      const answer = await app.request(path);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("'nonce-n1'");
    }
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('is cached only with status 200', async () => {
    const { app, render } = openSite(
      async () => new Response('no', { status: 404, headers: { 'content-type': 'text/html' } }),
    );
    await app.request('/cards/nothing');
    const answer = await app.request('/cards/nothing');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('redirects to its canonical path and keeps the query', async () => {
    const { app, render } = openSite();
    const answer = await app.request('/Commanders/?range=week');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/commanders?range=week');
    expect((await app.request('http://x//evil.example/')).headers.get('location')).toBe('/evil.example');
    expect(render).not.toHaveBeenCalled();
  });

  it.each(['/%zz', '/commanders/%E0%A4%A', '/%ff.data'])('has no address like %s', async (path) => {
    const { app, render } = openSite();
    expect((await app.request(path)).status).toBe(400);
    expect(render).not.toHaveBeenCalled();
  });

  it('is not cached in development, and may carry scripts without a nonce', async () => {
    const { app, render } = openSite(page, { pages: null });
    for (let round = 0; round < 2; round++) {
      const answer = await app.request('/commanders?page=2&utm=1');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      expect(await answer.text()).toContain('?page=2<');
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('names the origin of pictures in its policy', async () => {
    const { app } = openSite();
    const answer = await app.request('/');
    expect(answer.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: https://img.example.org",
    );
  });
});

describe('a new snapshot', () => {
  const getNext = (id: string): LoadedSnapshot => ({
    ...test.snapshot,
    manifest: { ...test.snapshot.manifest, id },
  });
  const addresses = (render: { mock: { calls: [Request, ...unknown[]][] } }) =>
    render.mock.calls.map(([{ url }]) => url.replace('http://localhost', ''));

  it('has home, the largest pages and those requested again before the first visit', async () => {
    const { app, render, prepare } = openSite();
    for (const path of [
      '/cards/a?range=week',
      '/cards/once',
      '/cards/b',
      '/cards/b',
      '/cards/a?range=week',
      '/cards/b',
    ])
      await app.request(path);
    render.mockClear();
    const next = getNext('next');
    await prepare(next, test.snapshot.manifest.id, new AbortController().signal);
    expect(addresses(render)).toEqual([
      '/',
      // The commander with most decks, and the card in most decks.
      '/commanders/cyr-the-lone',
      '/cards/beacon',
      '/cards/b',
      '/cards/a?range=week',
    ]);
    expect(render.mock.calls.every(([, snapshot]) => snapshot === next)).toBe(true);
  });

  it('has only home if it is the first', async () => {
    const { app, render, prepare } = openSite();
    await prepare(test.snapshot, null, new AbortController().signal);
    await app.request('/');
    expect(addresses(render)).toEqual(['/']);
  });

  it('is prepared only as far as time allows', async () => {
    const time = new AbortController();
    const { app, render, prepare } = openSite(async (request, nonce) => {
      if (new URL(request.url).pathname === '/') time.abort();
      return page(request, nonce);
    });
    for (let round = 0; round < 2; round++) await app.request('/cards/a');
    render.mockClear();
    await prepare(getNext('next'), test.snapshot.manifest.id, time.signal);
    expect(addresses(render)).toEqual(['/']);
  });

  it('is prepared once no visitor is being answered', async () => {
    const ends: (() => void)[] = [];
    const slow = () => new Promise<Response>((resolve) => ends.push(() => resolve(new Response('done'))));
    const { app, render, prepare } = openSite((request, nonce) =>
      new URL(request.url).pathname === '/cards/a' ? slow() : page(request, nonce),
    );
    const visit = app.request('/cards/a');
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const prepared = prepare(getNext('next'), test.snapshot.manifest.id, new AbortController().signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(addresses(render)).toEqual(['/cards/a']);
    ends[0]?.();
    expect((await visit).status).toBe(200);
    await prepared;
    expect(addresses(render)).toContain('/');
  });

  it('lets callers go first as well', async () => {
    const calls = { running: 1, waiting: 0, refused: 0 };
    const { render, prepare } = openSite(page, { calls: { state: () => calls } });
    const prepared = prepare(getNext('next'), test.snapshot.manifest.id, new AbortController().signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(render).not.toHaveBeenCalled();
    calls.running = 0;
    await prepared;
    expect(render).toHaveBeenCalled();
  });

  it('is not prepared in development', async () => {
    const { render, prepare } = openSite(page, { pages: null });
    await prepare(test.snapshot, null, new AbortController().signal);
    expect(render).not.toHaveBeenCalled();
  });
});

describe('data of a page', () => {
  it('is cached separately from the page, by its routes', async () => {
    const { app, render } = openSite(
      async () => new Response('[]', { headers: { 'content-type': 'text/x-script' } }),
    );
    await app.request('/commanders.data?_routes=a');
    await app.request('/commanders.data?_routes=a');
    await app.request('/commanders.data?_routes=b');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('has one address, without duplicate slashes', async () => {
    const { app, render } = openSite();
    const answer = await app.request('http://x//evil.example//commanders.data?_routes=a');
    expect(answer.headers.get('location')).toBe('/evil.example/commanders.data?_routes=a');
    expect(render).not.toHaveBeenCalled();
  });

  it('preserves capital letters of its address', async () => {
    const { app } = openSite();
    expect((await app.request('/Commanders.data')).status).toBe(200);
  });
});

describe('a form', () => {
  it('reaches its page and is never cached', async () => {
    const { app, render } = openSite(async (request) => new Response((await request.formData()).get('deck')));
    const body = new URLSearchParams({ deck: '1 Opt' });
    for (let round = 0; round < 2; round++) {
      const answer = await app.request('/recs', { method: 'POST', body });
      expect(await answer.text()).toBe('1 Opt');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("'nonce-n1'");
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is refused if it cannot be read', async () => {
    const { app, render } = openSite();
    expect((await app.request('/recs', { method: 'POST', body: '{' })).status).toBe(400);
    const large = await app.request('/recs', {
      method: 'POST',
      body: new URLSearchParams({ deck: 'a'.repeat(300_000) }),
    });
    expect(large.status).toBe(413);
    expect(render).not.toHaveBeenCalled();
  });

  it('is refused if a browser sends it from another site', async () => {
    const { app, render } = openSite();
    const answer = await app.request('/recs', {
      method: 'POST',
      body: new URLSearchParams({ deck: '1 Opt' }),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
    expect(render).not.toHaveBeenCalled();
  });

  it('is accepted only by POST', async () => {
    const { app } = openSite();
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await app.request('/recs', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
    }
  });
});
