import { CardDocument, CommanderPage } from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUserLimits } from './limits/user-limits.ts';
import { type ApiCalls, findView, openApiCalls, post } from './testing/api-calls.ts';
import { openTestApp } from './testing/test-app.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

describe('forms of pages', () => {
  it('count as work in every spelling of their address, and pages do not', async () => {
    const limits = createUserLimits(() => 0);
    const sent: string[] = [];
    const site = async ({ method, url }: Request) => {
      sent.push(`${method} ${new URL(url).pathname}`);
      return new Response('page');
    };
    const { app, close } = await openTestApp({}, { limits, site });
    const paths = ['/recs', '/recs.data', '/RECS', '//recs', '/recs/', '/%72ecs', '/newsletter'];
    for (let call = 0; call < 600; call += 1)
      expect((await app.request(paths[call % paths.length] ?? '', { method: 'POST' })).status).toBe(200);
    for (const path of paths) {
      const refused = await app.request(path, { method: 'POST', headers: { accept: 'text/html' } });
      expect(refused.status, path).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('60');
      expect(await refused.text()).toMatch(/^Too many attempts. Wait 60 seconds/);
    }
    expect((await app.request('/api/recs', post({ cards: ['Beacon'] }))).status).toBe(429);
    expect(sent).toHaveLength(600);
    expect((await app.request('/recs')).status).toBe(200);
    await close();
  });
});

describe('answers', () => {
  it('carry a tag and 304, and come in brotli', async () => {
    const path = '/api/v1/pages/commanders/cyr-the-lone';
    const answer = await calls.request(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    const etag = answer.headers.get('etag') ?? '';
    const again = await calls.request(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('can be read by programs on other sites', async () => {
    const answer = await calls.request('/data/cards/beacon', {
      headers: { origin: 'https://else.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const requested = await calls.request('/api/recs', {
      method: 'OPTIONS',
      headers: { origin: 'https://else.example', 'access-control-request-method': 'POST' },
    });
    expect(requested.status).toBe(204);
  });

  it('carry security headers', async () => {
    const { headers } = await calls.request('/data/cards/beacon');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('name the methods a path allows', async () => {
    for (const [path, method, allow] of [
      ['/api/recs', 'GET', 'POST, OPTIONS'],
      ['/data/cards/beacon', 'DELETE', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const answer = await calls.request(path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe(allow);
    }
  });

  it('have no body for HEAD', async () => {
    const answer = await calls.request('/data/cards/beacon', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  it('close the connection when a body was refused before it was read', async () => {
    const body = { method: 'POST', body: 'x', headers: { 'content-length': '1' } };
    for (const path of ['/data/cards/beacon', '/api/nothing'])
      expect((await calls.request(path, body)).headers.get('connection'), path).toBe('close');
    expect((await calls.request('/data/cards/none')).headers.get('connection')).toBeNull();
  });

  it('are JSON for unknown paths too', async () => {
    expect((await calls.refused('/api/nothing', 404)).error.code).toBe('not-found');
    await calls.refused('/data', 404);
    await calls.refused('/elsewhere', 404);
  });
});

describe('a sample snapshot', () => {
  it('is declared in documents, labels and headers', async () => {
    const sample = await openTestApp({ sample: true });
    try {
      const answer = await sample.app.request('/api/v1/pages/commanders/cyr-the-lone');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      const page = CommanderPage.parse(await answer.json());
      expect(page).toMatchObject({ sample: true, noindex: true });
      expect(page.corpus).toContain('sample decks');
      expect(findView(page, 'Beacon')?.label).toBe('75% of 4 sample decks');
      const recs = await sample.app.request('/api/recs', post({ cards: [], commanders: ['Cyr the Lone'] }));
      expect(recs.headers.get('x-robots-tag')).toBe('noindex');
      const card = wireSchema(CardDocument).parse(
        await (await sample.app.request('/data/cards/beacon')).json(),
      );
      expect(card.sample).toBe(true);
      for (const path of [
        '/api/typeahead?q=b',
        '/static/typeahead',
        '/data/cards/BEACON',
        '/data/cards/none',
      ])
        expect((await sample.app.request(path)).headers.get('x-robots-tag'), path).toBe('noindex');
      const cards = await sample.app.request('/api/cards/', post({ format: 'dict', names: ['Beacon'] }));
      expect(cards.headers.get('x-robots-tag')).toBe('noindex');
    } finally {
      await sample.close();
    }
  });
});
