import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import routes from '../../app/routes.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const SITE = 'https://decks.example';

let test: TestApp;
let deck = { id: '', page: '' };
beforeAll(async () => {
  test = await openTestApp({}, { settings: readSettings({ PUBLIC_ORIGIN: SITE }) });
  [deck] = (await read('/api/v1/commanders/cyr-the-lone/decks')).data;
}, 60_000);
afterAll(() => test.close());

const get = async (path: string, init?: RequestInit) => test.app.request(path, init);
const read = async (path: string) => (await get(path)).json();
const oembed = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`);

describe('without a public address', () => {
  let local: TestApp;
  beforeAll(async () => {
    local = await openTestApp();
  }, 60_000);
  afterAll(() => local.close());

  it.each([
    '/embed/commander/cyr-the-lone',
    '/embed/card/beacon',
    '/embed/card/beacon?theme=dark',
    '/oembed?url=/cards/beacon',
    '/oembed?url=/cards/beacon&format=xml',
  ])('an answer that has the address its sender wrote is kept by no shared cache: %s', async (path) => {
    const answer = await local.app.request(`http://evil.test${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('evil.test');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('/embed', () => {
  it('is a page without scripts that any page may frame, and nothing else is', async () => {
    for (const path of ['/embed/commander/cyr-the-lone', '/embed/card/beacon', `/embed/deck/${deck.id}`]) {
      const answer = await get(path);
      const text = await answer.text();
      expect(answer.status, path).toBe(200);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'/);
      expect(policy).toMatch(/; form-action 'none'; frame-ancestors \*$/);
      expect(policy).not.toMatch(/script-src|unsafe/);
      expect(answer.headers.get('x-frame-options')).toBeNull();
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(text).not.toMatch(/<script|<form|\son\w+=/i);
      expect(text.length).toBeLessThan(12_000);
      for (const [link] of text.matchAll(/<a [^>]*>/g))
        expect(link).toMatch(/href="https:\/\/\S+" target="_blank" rel="noopener">$/);
      const again = await get(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    }
    for (const path of ['/api/v1/cards/beacon', '/oembed', '/mcp', '/robots.txt', '/og/x', '/embed/x']) {
      const { headers } = await get(path);
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('has the numbers of the API', async () => {
    const text = await (await get('/embed/commander/cyr-the-lone')).text();
    // Cyr has four decks, more than any other commander.
    expect(text).toContain('<dt>decks</dt><dd>4</dd>');
    expect(text).toContain('<dt>of commanders</dt><dd>#1</dd>');
    const { data: special } = await read('/api/v1/commanders/cyr-the-lone/cards?order=synergy&limit=5');
    const rows = [...text.matchAll(/<li><a href="[^"]+\/cards\/([^"]+)"/g)].map(([, slug]) => slug);
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(special.slice(0, 4).map(({ slug }: { slug: string }) => slug));
    // The fifth is in no larger share of its decks than of others.
    expect(special[4].synergy).toBeLessThan(0.01);
    const card = await (await get('/embed/card/beacon')).text();
    const { data: beacon } = await read('/api/v1/cards/beacon');
    expect(card).toContain(`of ${beacon.potential_decks} decks that could (95% interval `);
    const list = await (await get(`/embed/deck/${deck.id}`)).text();
    const { data: whole } = await read(`/api/v1/decks/${deck.id}`);
    expect(list).toContain(`<dt>cards</dt><dd>${whole.size}</dd>`);
    expect(list).toContain(`href="${SITE}${deck.page}"`);
  });

  it('takes a theme, and moves to the one address of a pair', async () => {
    expect(await (await get('/embed/card/beacon?theme=dark')).text()).toContain('data-theme="dark"');
    expect(await (await get('/embed/card/beacon?theme=<b>')).text()).toContain('data-theme="auto"');
    const moved = await get('/embed/commander/bo-the-second-ada-the-first?theme=light');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      '/embed/commander/ada-the-first-bo-the-second?theme=light',
    ]);
  });

  it('says in the frame that there is nothing, and escapes what was asked', async () => {
    for (const path of [
      '/embed/card/%3Cscript%3Ealert(1)',
      '/embed/deck/none',
      '/embed/set/none',
      '/embed/precon/x',
    ]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/);
      expect(await answer.text()).not.toContain('<script');
    }
    expect((await get('/embed/card/beacon', { method: 'POST' })).status).toBe(405);
  });
});

describe('cards of combos, sets and themes', () => {
  it('have the numbers of the API, and are found by the addresses of their pages', async () => {
    for (const [page, embed, title, words] of [
      ['/combos/1-2', '/embed/combo/1-2', 'Beacon + Wave', '<dt>decks</dt><dd>3</dd>'],
      ['/sets/tst', '/embed/set/tst', 'Test Set', '<dt>cards</dt><dd>0</dd>'],
      ['/tags/tokens', '/embed/theme/tokens', 'Tokens', '<dt>decks</dt><dd>4</dd>'],
    ] as const) {
      const answer = await oembed(SITE + page);
      expect(answer.status, page).toBe(200);
      const { html, title: named, thumbnail_url: picture } = await answer.json();
      expect(named).toBe(title);
      expect(html).toContain(`<iframe src="${SITE}${embed}"`);
      expect(picture).toBe(`${SITE}/og${page}.png`);
      const card = await get(embed);
      expect(card.status, embed).toBe(200);
      const text = await card.text();
      expect(text).toContain(words);
      expect(text).toContain(`href="${SITE}${page}"`);
      expect(text).not.toMatch(/<script|<form/);
    }
    for (const page of ['/combos/9-9', '/sets/none', '/tags/none'])
      expect((await oembed(SITE + page)).status, page).toBe(404);
  });
});

describe('/oembed', () => {
  it('has a frame for a commander, a card and a deck', async () => {
    for (const [page, embed, title] of [
      ['/commanders/cyr-the-lone', '/embed/commander/cyr-the-lone', 'Cyr the Lone'],
      ['/cards/beacon?f=x#prices', '/embed/card/beacon', 'Beacon'],
      [deck.page, `/embed/deck/${deck.id}`, 'A deck of Cyr the Lone'],
      ['/embed/card/beacon', '/embed/card/beacon', 'Beacon'],
    ] as const) {
      const answer = await oembed(SITE + page);
      expect(answer.status, page).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      const reported = await answer.json();
      expect(reported).toMatchObject({
        version: '1.0',
        type: 'rich',
        title,
        provider_name: 'Deckwright',
        provider_url: `${SITE}/`,
        width: 480,
        thumbnail_width: 1200,
        thumbnail_height: 630,
      });
      expect(reported.html).toContain(`<iframe src="${SITE}${embed}"`);
      expect(reported.thumbnail_url).toBe(
        `${SITE}/og${page.replace('/embed/card', '/cards').replace(/\?.*/, '')}.png`,
      );
    }
  });

  it('keeps within what the page has room for', async () => {
    const reported = await (
      await oembed(`${SITE}/cards/beacon`, '&maxwidth=300&maxheight=200&theme=dark')
    ).json();
    expect(reported).toMatchObject({ width: 300, height: 200 });
    expect(reported.thumbnail_url).toBeUndefined();
    expect(reported.html).toContain('src="https://decks.example/embed/card/beacon?theme=dark"');
    expect((await oembed(`${SITE}/cards/beacon`, '&maxwidth=wide')).status).toBe(400);
  });

  it.each([
    ['/commanders/cyr-the-lone?range=year', '/embed/commander/cyr-the-lone', 'Cyr the Lone'],
    ['/commanders/cyr-the-lone?f=in%3Dbeacon&show=all', '/embed/commander/cyr-the-lone', 'Cyr the Lone'],
    ['/commanders/cyr-the-lone?bracket=upgraded', '/embed/commander/cyr-the-lone', 'Cyr the Lone'],
    ['/commanders/cyr-the-lone/budget', '/embed/commander/cyr-the-lone', 'Cyr the Lone'],
    ['/commanders/cyr-the-lone/?budget=budget', '/embed/commander/cyr-the-lone', 'Cyr the Lone'],
    ['/cards/beacon?theme=tokens', '/embed/card/beacon', 'Beacon'],
    ['/tags/tokens?range=month', '/embed/theme/tokens', 'Tokens'],
  ])('says of %s that its filters do not count', async (page, embed, title) => {
    const answer = await (await oembed(SITE + page, '&theme=dark')).json();
    expect(answer).toMatchObject({ type: 'rich', title: `${title} (without the filters of the link)` });
    expect(answer.html).toContain(`<iframe src="${SITE}${embed}?filters=none&amp;theme=dark"`);
    // One line more.
    const whole = await (await oembed(`${SITE}${page.replace(/\?.*|\/budget$/, '')}`)).json();
    expect(answer.height).toBe(whole.height + 24);
    // The picture has the numbers of all decks.
    expect(answer.thumbnail_url).toBeUndefined();
    const card = await (await get(`${embed}?filters=none`)).text();
    expect(card).toContain('All of it, without the filters of the link');
    expect(await (await get(embed)).text()).not.toContain('without the filters');
  });

  it('answers in XML', async () => {
    const answer = await oembed(`${SITE}/cards/beacon`, '&format=xml');
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^<\?xml version="1.0" encoding="utf-8" standalone="yes"\?>\n<oembed><version>1.0</);
    expect(text).toContain('<html>&lt;iframe src=&quot;https://decks.example/embed/card/beacon&quot; ');
  });

  it.each([
    [501, '/cards/beacon', '&format=yaml'],
    [404, '/cards/no-such-card', ''],
    [404, '/commanders/cyr-the-lone/no-such-theme', ''],
    [404, '/commanders/cyr-the-lone/budget/expensive', ''],
    [404, '/commanders/no-such-commander/budget', ''],
    [404, '/average-decks/cyr-the-lone/no-such-theme', ''],
    [404, '/cards/beacon/budget', ''],
    [404, '/no-such-page', ''],
    [401, '/account/decks', ''],
  ])('answers %i for %s%s', async (status, path, more) => {
    expect((await oembed(SITE + path, more)).status).toBe(status);
  });

  it('computes a page that it links to once, and says of others that they have no preview', async () => {
    const respond = vi.spyOn(test.snapshot, 'ask');
    await oembed(`${SITE}/top?first`);
    const count = respond.mock.calls.length;
    expect(count).toBeGreaterThan(0);
    const link = await (await oembed(`${SITE}/top?second`)).json();
    expect(link.type).toBe('link');
    expect(respond.mock.calls.length).toBe(count);
    const { detail } = await (await oembed(`${SITE}/nothing-here`)).json();
    expect(detail).toBe('No page of this site with a preview has this address.');
  });

  it('says so of a page without a card, and not where a query chooses nothing', async () => {
    expect(await (await oembed(`${SITE}/top?range=year`)).json()).toMatchObject({
      type: 'link',
      title: expect.stringMatching(/ \(without the filters of the link\)$/),
    });
    for (const page of [
      ...['/top', '/top?range=all', '/commanders?page=2', '/commanders/cyr-the-lone?sort=name&utm_source=x'],
      ...[
        '/commanders/cyr-the-lone?range=',
        '/commanders/cyr-the-lone?range=nonsense',
        `${deck.page}?range=year`,
      ],
      ...['/commanders/cyr-the-lone/', '/average-decks/cyr-the-lone/', '/top/'],
      ...['/combos/1-2?range=year', '/decks/cyr-the-lone?by=price&dir=asc'],
    ]) {
      const { title, thumbnail_url: picture } = await (await oembed(SITE + page)).json();
      expect(title, page).not.toContain('without the filters');
      expect(picture, page).toBeDefined();
    }
  });

  it.each(['/', '/top', '/combos', '/sets', '/faq'])(
    'answers %s, which has no card, with a link',
    async (path) => {
      const answer = await oembed(SITE + path);
      expect(answer.status).toBe(200);
      const link = await answer.json();
      expect(link).toMatchObject({ version: '1.0', type: 'link', provider_url: `${SITE}/` });
      expect(link.title).not.toBe('');
      expect(link.thumbnail_url).toBe(`${SITE}/og${path === '/' ? '/site' : path}.png`);
    },
  );

  it('knows every page that has an address without a name, but those of an account', async () => {
    const paths = routes
      .map(({ path = '' }) => `/${path}`)
      .filter((path) => !/[:*]|^\/(?:account|dev)(?:\/|$)/.test(path));
    expect(paths.length).toBeGreaterThan(60);
    for (const path of [...paths, '/api/docs']) {
      const answer = await oembed(SITE + path);
      expect(answer.status, path).toBe(200);
      const { title, thumbnail_url: picture } = await answer.json();
      expect(title, path).not.toBe('');
      expect(picture, path).toMatch(/^https:\/\/decks\.example\/og\/.+\.png$/);
    }
    const link = await (await oembed(`${SITE}/recs`)).json();
    expect(link).toMatchObject({ title: 'Improve my deck', thumbnail_url: `${SITE}/og/site.png` });
  });

  it('knows every page that has a name in its address, in any of its forms', async () => {
    const names: Record<string, string[]> = {
      'commanders/:slug': ['cyr-the-lone', 'ada-the-first-bo-the-second', 'dun-the-unplayed', 'wu'],
      'commanders/:slug/*': [
        ...['budget', 'expensive', 'tokens', 'upgraded', 'upgraded/Tokens/budget', 'budget/'].map(
          (words) => `cyr-the-lone/${words}`,
        ),
        'bo-the-second-ada-the-first/budget',
      ],
      'cards/:slug': ['beacon', 'cyr-the-lone'],
      'top/:slug': ['creatures'],
      'decks/:slug': ['cyr-the-lone'],
      'decks/:slug/:id': [deck.page.replace('/decks/', '')],
      'average-decks/:slug': ['cyr-the-lone'],
      'average-decks/:slug/*': ['cyr-the-lone/budget', 'cyr-the-lone/tokens/upgraded'],
      'articles/:slug': ['time-windows-and-trends'],
      'guides/:slug': ['how-many-lands'],
      'tags/:slug': ['tokens', 'elves'],
      'tags/:slug/:colors': ['tokens/azorius', 'elves/mono-green'],
      'partners/:slug': ['bo-the-second'],
      'backgrounds/:slug': ['bo-the-second'],
      'sets/:slug': ['tst'],
      'combos/:id': ['1-2'],
      'lands/:slug': ['azorius'],
      'precon/:slug': ['first-steps'],
    };
    const paths = routes.map(({ path = '' }) => path).filter((path) => /:/.test(path));
    expect(Object.keys(names).sort()).toEqual(paths.sort());
    for (const [path, examples] of Object.entries(names))
      for (const example of examples) {
        const address = `/${path.replace(/:.*/, '')}${example}`;
        const answer = await oembed(SITE + address);
        expect(answer.status, address).toBe(200);
        const { type, title } = await answer.json();
        expect(title, address).not.toBe('');
        // Addresses with filters are those of the commander.
        if (path === 'commanders/:slug/*') expect([address, type]).toEqual([address, 'rich']);
      }
  });

  it('is answered as all errors are, also for an embedded card of no kind', async () => {
    for (const path of ['/embed/nope', '/embed', '/oembed'])
      expect((await get(path)).headers.get('content-type'), path).toMatch(/^application\/problem\+json/);
  });

  it('knows only addresses of this site', async () => {
    for (const url of [
      'https://evil.example/cards/beacon',
      'javascript:alert(1)',
      '//evil.example/cards/beacon',
    ])
      expect((await oembed(url)).status, url).toBe(404);
    expect((await get('/oembed')).status).toBe(400);
    expect((await get('/oembed', { method: 'POST' })).status).toBe(405);
  });
});
