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
      '/api/decks/insight',
      '/api/games/spellify',
      '/api/recs',
      '/api/region',
      '/api/scg',
      '/api/search',
      '/api/search/within',
      '/api/typeahead',
      '/api/v1/articles',
      '/api/v1/articles/{slug}',
      '/api/v1/average-decks/{slug}',
      '/api/v1/backgrounds',
      '/api/v1/backgrounds/{slug}',
      '/api/v1/cards',
      '/api/v1/cards/{slug}',
      '/api/v1/combos',
      '/api/v1/combos/{id}',
      '/api/v1/commanders',
      '/api/v1/commanders/{slug}',
      '/api/v1/companions',
      '/api/v1/csv/{page}',
      '/api/v1/decks/{slug}',
      '/api/v1/decks/{slug}/{id}',
      '/api/v1/entries/{slug}',
      '/api/v1/guides',
      '/api/v1/guides/{slug}',
      '/api/v1/home',
      '/api/v1/lands',
      '/api/v1/lands/{slug}',
      '/api/v1/partners',
      '/api/v1/partners/{slug}',
      '/api/v1/precon',
      '/api/v1/precon/{slug}',
      '/api/v1/salt',
      '/api/v1/search',
      '/api/v1/sets',
      '/api/v1/sets/{slug}',
      '/api/v1/tags',
      '/api/v1/tags/kindred',
      '/api/v1/tags/themes',
      '/api/v1/tags/{slug}',
      '/api/v1/tags/{slug}/{colors}',
      '/api/v1/top',
      '/api/v1/top/salt',
      '/api/v1/top/{slug}',
      '/api/v1/{slug}',
      '/data/cards/{slug}',
      '/data/pages/articles',
      '/data/pages/articles.json',
      '/data/pages/articles/{slug}',
      '/data/pages/average-decks/{slug}',
      '/data/pages/backgrounds',
      '/data/pages/backgrounds.json',
      '/data/pages/backgrounds/{slug}',
      '/data/pages/cards',
      '/data/pages/cards.json',
      '/data/pages/cards/{slug}',
      '/data/pages/combos',
      '/data/pages/combos.json',
      '/data/pages/combos/{id}',
      '/data/pages/commanders',
      '/data/pages/commanders.json',
      '/data/pages/commanders/{slug}',
      '/data/pages/companions',
      '/data/pages/companions.json',
      '/data/pages/decks/{slug}',
      '/data/pages/decks/{slug}/{id}',
      '/data/pages/guides',
      '/data/pages/guides.json',
      '/data/pages/guides/{slug}',
      '/data/pages/home',
      '/data/pages/home.json',
      '/data/pages/lands',
      '/data/pages/lands.json',
      '/data/pages/lands/{slug}',
      '/data/pages/partners',
      '/data/pages/partners.json',
      '/data/pages/partners/{slug}',
      '/data/pages/precon',
      '/data/pages/precon.json',
      '/data/pages/precon/{slug}',
      '/data/pages/salt',
      '/data/pages/salt.json',
      '/data/pages/search',
      '/data/pages/search.json',
      '/data/pages/sets',
      '/data/pages/sets.json',
      '/data/pages/sets/{slug}',
      '/data/pages/tags',
      '/data/pages/tags.json',
      '/data/pages/tags/kindred',
      '/data/pages/tags/kindred.json',
      '/data/pages/tags/themes',
      '/data/pages/tags/themes.json',
      '/data/pages/tags/{slug}',
      '/data/pages/tags/{slug}/{colors}',
      '/data/pages/top',
      '/data/pages/top.json',
      '/data/pages/top/salt',
      '/data/pages/top/salt.json',
      '/data/pages/top/{slug}',
      '/data/pages/{slug}',
      '/data/static/card-names',
      '/data/static/misc',
      '/data/static/misc.json',
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
      expect((await calls.request(path)).status, path).toBe(200);
    }
  });
});
