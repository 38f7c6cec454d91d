import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and lists every call', async () => {
    const answer = await calls.request('/api/openapi.json');
    const document = await answer.json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/cards',
      '/api/deckpreview/{id}',
      '/api/decks/insight',
      '/api/filters',
      '/api/games/spellify',
      '/api/recs',
      '/api/scg',
      '/api/search',
      '/api/search/within',
      '/api/typeahead',
      '/api/v1/brackets/estimate',
      '/api/v1/bulk',
      '/api/v1/bulk/{edition}/{file}',
      '/api/v1/cards',
      '/api/v1/cards/batch',
      '/api/v1/cards/lookup',
      '/api/v1/cards/named',
      '/api/v1/cards/random',
      '/api/v1/cards/{id}',
      '/api/v1/cards/{id}/history',
      '/api/v1/cards/{id}/prices',
      '/api/v1/cards/{id}/printings',
      '/api/v1/cards/{id}/results',
      '/api/v1/catalogs',
      '/api/v1/catalogs/{id}',
      '/api/v1/combos',
      '/api/v1/combos/find',
      '/api/v1/combos/search',
      '/api/v1/combos/{id}',
      '/api/v1/commanders',
      '/api/v1/commanders/random',
      '/api/v1/commanders/results',
      '/api/v1/commanders/{id}',
      '/api/v1/commanders/{id}/cards',
      '/api/v1/commanders/{id}/decks',
      '/api/v1/commanders/{id}/history',
      '/api/v1/commanders/{id}/proposal',
      '/api/v1/commanders/{id}/results',
      '/api/v1/csv/{page}',
      '/api/v1/deck-lists',
      '/api/v1/decks/{id}',
      '/api/v1/entries/{slug}',
      '/api/v1/insight',
      '/api/v1/precons',
      '/api/v1/precons/{id}',
      '/api/v1/precons/{id}/upgrades',
      '/api/v1/recommendations',
      '/api/v1/search',
      '/api/v1/sets',
      '/api/v1/sets/{id}',
      '/api/v1/sets/{id}/cards',
      '/api/v1/themes',
      '/api/v1/themes/{id}',
      '/api/v1/tournaments',
      '/api/v1/tournaments/{id}',
      '/data/cardranks.json',
      '/data/cards/{slug}',
      '/data/pages/{path}',
      '/data/spellbook_counts.json',
      '/data/static/card-names',
      '/data/static/misc',
      '/data/static/misc.json',
      '/data/static/prices',
      '/data/static/public/data/cardranks.json',
      '/data/static/typeahead',
      '/data/static/typeahead/commanders',
      '/data/static/typeahead/partners',
      '/data/static/typeahead/sets',
      '/healthz',
      '/static/typeahead',
      '/static/typeahead/commanders',
      '/static/typeahead/partners',
      '/static/typeahead/sets',
    ]);
  });

  it('is made once', async () => {
    const etag = (await calls.request('/api/openapi.json')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await calls.request('/api/openapi.json', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('has a page that loads nothing from elsewhere', async () => {
    const page = await calls.request('/api/docs');
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:/);
    expect(html).not.toMatch(/<script>|style=|https?:\/\//);
    for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      // Pages are rendered by the site around these calls.
      if (/^\/(?:$|developers|faq)/.test(path)) continue;
      expect((await calls.request(path)).status, path).toBe(200);
    }
  });

  it('leads back to the site, and has its themes', async () => {
    const html = await (await calls.request('/api/docs')).text();
    for (const path of ['/', '/developers']) expect(html).toContain(`<a href="${path}"`);
    // The theme is set before the body is painted, over the style sheet of Swagger UI.
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head.indexOf('theme.css')).toBeGreaterThan(head.indexOf('swagger-ui.css'));
    expect(head).toContain('theme.js');
    expect(await (await calls.request('/api/docs/theme.css')).text()).toContain('html.dark-mode');
  });

  it('has the fonts of the site', async () => {
    const css = await (await calls.request('/api/docs/theme.css')).text();
    for (const font of ['inter', 'fraunces']) {
      expect(css).toContain(`url(${font}.woff2)`);
      const answer = await calls.request(`/api/docs/${font}.woff2`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    }
  });
});
