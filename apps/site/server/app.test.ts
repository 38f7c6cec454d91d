import {
  ApiCard,
  CardPage,
  CardsAnswer,
  CommanderPage,
  CommandersPage,
  Health,
  HomePage,
  Misc,
  Problem,
  RecsAnswer,
  SearchOptions,
} from '@deckwright/api-client/schemas';
import { AppError } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { createApp } from './app.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function read<T extends z.ZodType>(path: string, shape: T, init?: RequestInit): Promise<z.output<T>> {
  const answer = await test.app.request(path, init);
  expect(answer.status, path).toBe(200);
  return shape.parse(await answer.json());
}

async function refused(path: string, status: number, init?: RequestInit): Promise<Problem> {
  const answer = await test.app.request(path, init);
  expect(answer.status, path).toBe(status);
  return Problem.parse(await answer.json());
}

const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });
const views = (page: CommanderPage | CardPage) =>
  page.container.json_dict.cardlists.flatMap((list) => list.cardviews);
const view = (page: CommanderPage | CardPage, name: string) =>
  views(page).find((entry) => entry.name === name);

describe('GET /healthz', () => {
  it('says what is served', async () => {
    const { status, snapshot } = await read('/healthz', Health);
    expect(status).toBe('ok');
    expect(snapshot).toEqual({
      id: test.snapshot.manifest.id,
      generatedAt: '2024-04-01T00:00:00.000Z',
      asOf: '2024-03-30',
      decks: 8,
      cards: 18,
      provenance: [{ source: 'club', rights: 'own', decks: 8 }],
      sample: false,
    });
  });

  it('answers 503 while there is nothing to serve, and every call says how to change that', async () => {
    const acquire = () => {
      throw new AppError('unavailable', 'There is no snapshot to serve yet.');
    };
    const app = createApp({ acquire, settings: { staticHost: '/data', apiHost: '', imageHost: null } });
    const health = await app.request('/healthz');
    expect(health.status).toBe(503);
    expect(Health.parse(await health.json())).toEqual({ status: 'no-snapshot', snapshot: null });
    const page = await app.request('/data/pages/home');
    expect(page.status).toBe(503);
    expect((await page.json()).error.message).toBe('There is no snapshot to serve yet.');
  });
});

describe('GET /data/static/misc', () => {
  it('has the fields of menus and forms', async () => {
    const misc = await read('/data/static/misc', Misc);
    expect(misc.precons).toEqual([
      {
        name: 'Test Set',
        tag: 'tst',
        precons: [{ name: 'First Steps', slug: 'first-steps', colors: ['W', 'U'] }],
      },
    ]);
    expect(misc.sets).toEqual([{ code: 'tst', name: 'Test Set', icon_svg_uri: null }]);
    expect(misc).toMatchObject({ articles: [], guides: [], tags: [], tcgplayerKickback: { percent: 0 } });
  });
});

describe('GET /data/cards/{slug}', () => {
  it('answers one card, with or without .json and last slash', async () => {
    for (const path of ['/data/cards/beacon', '/data/cards/beacon/', '/data/cards/beacon.json']) {
      const card = await read(path, ApiCard);
      expect(card).toMatchObject({ name: 'Beacon', url: '/cards/beacon', num_decks: 6 });
    }
  });

  it('sends an alias to the address', async () => {
    const answer = await test.app.request('/data/cards/dawn');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/data/cards/dawn-dusk');
  });

  it('answers 404 with the nearest names', async () => {
    const { error, nearest } = await refused('/data/cards/becon', 404);
    expect(error).toEqual({ code: 'not-found', message: 'No card has the address "becon".' });
    expect(nearest?.[0]).toMatchObject({ label: 'Beacon', url: '/cards/beacon' });
  });
});

describe('POST /api/cards', () => {
  it('answers cards keyed as sent, unknown names absent, with and without the last slash', async () => {
    const names = ['Beacon', '/cards/wave', '2 Sunbeam', 'Nothing', '__proto__', 'constructor'];
    for (const path of ['/api/cards/', '/api/cards']) {
      const { cards } = await read(path, CardsAnswer, post({ format: 'dict', names }));
      expect(Object.entries(cards).map(([name, card]) => [name, card.name])).toEqual([
        ['Beacon', 'Beacon'],
        ['/cards/wave', 'Wave'],
        ['2 Sunbeam', 'Sunbeam'],
      ]);
    }
  });

  it.each([
    ['another format', { format: 'list', names: [] }],
    ['no names', { format: 'dict' }],
    ['a name that is no text', { format: 'dict', names: [1] }],
    ['101 names', { format: 'dict', names: Array(101).fill('Beacon') }],
    ['a list', []],
    ['nothing', null],
  ])('refuses %s with 400', async (_, body) => {
    expect((await refused('/api/cards/', 400, post(body))).error.code).toBe('invalid-argument');
  });

  it('refuses what is no JSON or no UTF-8 with 400', async () => {
    await refused('/api/cards/', 400, { method: 'POST', body: '{"format"' });
    await refused('/api/cards/', 400, { method: 'POST', body: new Uint8Array([0x22, 0xff, 0x22]) });
    await refused('/api/cards/', 400, { method: 'POST' });
  });

  it('refuses a body over 1 MB with 413', async () => {
    const body = JSON.stringify({ format: 'dict', names: ['a'.repeat(1_000_001)] });
    expect((await refused('/api/cards/', 413, { method: 'POST', body })).error.code).toBe(
      'resource-exhausted',
    );
  });
});

/*
 * Worked out by hand from TINY_DECKS. Cyr leads four decks: Beacon in three of them, Sunbeam in one (the one of
 * 2024-03-29, bracket 3), Wave in two. The four other decks hold Sunbeam three times, and all of them could.
 */
describe('GET /data/pages/commanders/{slug}', () => {
  it('has counts, shares and averages over the decks it leads', async () => {
    const page = await read('/data/pages/commanders/cyr-the-lone', CommanderPage);
    expect(page).toMatchObject({
      canonical: '/commanders/cyr-the-lone',
      asOf: '2024-03-30',
      corpus: '8 decks from club',
      sample: false,
      noindex: false,
      num_decks: 4,
      total_decks: 4,
      dated_decks: 4,
      baseline_decks: 4,
      rank: 1,
      ranked_commanders: 3,
      artifact: 1.25,
      creature: 0.25,
      basic: 30,
      nonbasic: 0.25,
      land: 30.25,
      bracket_counts: { '1': 0, '2': 0, '3': 1, '4': 0, '5': 1 },
      bracket_counts_estimated: { '1': 0, '2': 2, '3': 0, '4': 0, '5': 0 },
      decks_without_bracket: 2,
      budget_counts: null,
      deck_size: 100,
    });
    expect(page.container.json_dict.card).toMatchObject({ name: 'Cyr the Lone', num_decks: 4 });
    expect(view(page, 'Beacon')).toMatchObject({
      inclusion: 3,
      num_decks: 3,
      potential_decks: 4,
      inclusion_rate: 0.75,
      synergy_raw: 0,
      label: '75% of 4 decks',
      url: '/cards/beacon',
      sanitized: 'beacon',
      salt: null,
    });
    expect(view(page, 'Sunbeam')).toMatchObject({ inclusion: 1, synergy_raw: -0.5 });
  });

  it('shows each card once, in sections with their names', async () => {
    const page = await read('/data/pages/commanders/cyr-the-lone', CommanderPage);
    const slugs = views(page).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { tag, header, cardviews } of page.container.json_dict.cardlists) {
      expect(header.toLowerCase().replaceAll(' ', '')).toBe(tag);
      expect(cardviews.length).toBeGreaterThan(0);
    }
  });

  it('never has banned cards among the average deck', async () => {
    const page = await read('/data/pages/commanders/cyr-the-lone', CommanderPage);
    expect(page.deck).not.toContain('1 Old Terror');
    expect(page.deck[0]).toBe('1 Cyr the Lone');
  });

  it.each([
    ['range=week', 1],
    ['range=month', 1],
    ['range=year', 3],
    ['bracket=upgraded', 1],
    ['bracket=core', 0],
    ['bracket=core&estimated=1', 2],
    ['f=in=wave', 2],
    ['f=in=wave;out=grand-tide', 1],
    ['f=a:gt=1', 2],
    ['f=l:gt=30', 1],
  ])('counts %s anew', async (query, decks) => {
    const page = await read(`/data/pages/commanders/cyr-the-lone?${query}`, CommanderPage);
    expect(page.num_decks).toBe(decks);
    expect(page.query).not.toBe('');
  });

  it('counts the combos of its decks', async () => {
    const page = await read('/data/pages/commanders/cyr-the-lone', CommanderPage);
    expect(page.panels.combocounts).toEqual([
      {
        value: 'Beacon + Wave',
        alt: 'Infinite light',
        href: '/combos/1-2',
        count: 1,
        results: ['Infinite light'],
      },
    ]);
  });

  it('shows a pair with its two full cards and its own decks', async () => {
    const page = await read('/data/pages/commanders/ada-the-first-bo-the-second', CommanderPage);
    expect(page.num_decks).toBe(3);
    expect(page.dated_decks).toBe(2);
    expect(page.container.json_dict.card).toMatchObject({
      is_partner: true,
      color_identity: ['W', 'U'],
      cards: [{ name: 'Ada, the First' }, { name: 'Bo, the Second' }],
    });
    expect(page.pairings).toEqual([]);
  });

  it('sends the wrong order of a pair to the right one, the query kept', async () => {
    const answer = await test.app.request(
      '/data/pages/commanders/bo-the-second-ada-the-first?range=week&x=1',
    );
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(
      '/data/pages/commanders/ada-the-first-bo-the-second?range=week',
    );
  });

  it('has a page for a partner that leads no deck alone, with its pairings, not for search engines', async () => {
    const answer = await test.app.request('/data/pages/commanders/bo-the-second');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const page = CommanderPage.parse(await answer.json());
    expect(page).toMatchObject({ num_decks: 0, rank: null, noindex: true, deck: [] });
    expect(page.pairings.map(({ url, num_decks }) => [url, num_decks])).toEqual([
      ['/commanders/ada-the-first-bo-the-second', 3],
    ]);
  });

  it.each(['dun-the-unplayed', 'eld-the-chooser-far-hometown'])(
    'has a page for %s without a deck',
    async (slug) => {
      const page = await read(`/data/pages/commanders/${slug}`, CommanderPage);
      expect(page).toMatchObject({ total_decks: 0, noindex: true });
    },
  );

  it.each(['beacon', 'far-hometown', 'ada-the-first-cyr-the-lone', 'nobody', '__proto__'])(
    'answers 404 for %s, with the nearest names',
    async (slug) => {
      expect((await refused(`/data/pages/commanders/${slug}`, 404)).nearest).toBeDefined();
    },
  );

  it('ignores unknown filter types with a warning and unknown keys without', async () => {
    const page = await read('/data/pages/commanders/cyr-the-lone?f=x:gt=1&utm=1', CommanderPage);
    expect(page.warnings).toEqual(['The filter "x:gt=1" is of an unknown type and was ignored.']);
    expect(page.query).toBe('');
  });

  it.each(['range=decade', 'bracket=9', 'f=c:gt=x', 'f=in=', 'estimated=yes'])(
    'refuses %s with 400',
    async (query) => {
      await refused(`/data/pages/commanders/cyr-the-lone?${query}`, 400);
    },
  );

  it('names the nearest cards where a filter names an unknown one', async () => {
    const { error, nearest } = await refused('/data/pages/commanders/cyr-the-lone?f=in=becon', 400);
    expect(error.message).toContain('"becon"');
    expect(nearest?.[0]?.label).toBe('Beacon');
  });
});

describe('GET /data/pages/commanders', () => {
  it('ranks commanders by the decks they lead', async () => {
    const page = await read('/data/pages/commanders', CommandersPage);
    const [list] = page.container.json_dict.cardlists;
    expect(list?.cardviews.map(({ slug, num_decks, rank }) => [slug, num_decks, rank])).toEqual([
      ['cyr-the-lone', 4, 1],
      ['ada-the-first-bo-the-second', 3, 2],
      ['ada-the-first', 1, 3],
    ]);
    expect(page).toMatchObject({ num_decks: 8, num_commanders: 3, more: null });
  });

  it('counts a range with shared ranks and the ranks before', async () => {
    const page = await read('/data/pages/commanders?range=month', CommandersPage);
    const [list] = page.container.json_dict.cardlists;
    // 1 to 30 March: the pair twice, Ada and Cyr once each. The thirty days before hold Cyr's deck of 1 February.
    expect(
      list?.cardviews.map(({ slug, num_decks, rank, previous_rank }) => [
        slug,
        num_decks,
        rank,
        previous_rank,
      ]),
    ).toEqual([
      ['ada-the-first-bo-the-second', 2, 1, null],
      ['ada-the-first', 1, 2, null],
      ['cyr-the-lone', 1, 2, 1],
    ]);
  });

  it('narrows to exactly one colour identity by its name', async () => {
    const page = await read('/data/pages/commanders/mono-white', CommandersPage);
    expect(page.identity).toBe('mono-white');
    expect(page.container.json_dict.cardlists[0]?.cardviews.map(({ slug }) => slug)).toEqual([
      'ada-the-first',
    ]);
    const none = await read('/data/pages/commanders/jund', CommandersPage);
    expect(none.num_commanders).toBe(0);
  });

  it('is empty past its end and refuses pages that are none', async () => {
    const page = await read('/data/pages/commanders?page=2', CommandersPage);
    expect(page.container.json_dict.cardlists[0]?.cardviews).toEqual([]);
    await refused('/data/pages/commanders?page=0', 400);
    await refused('/data/pages/commanders?page=x', 400);
  });
});

describe('GET /data/pages/home', () => {
  it('has the newest commanders, the most played ones and the newest sets', async () => {
    const page = await read('/data/pages/home.json', HomePage);
    const lists = page.container.json_dict.cardlists;
    expect(lists.map(({ tag }) => tag)).toEqual(['trendingcommanders', 'topcommanders', 'topcards']);
    // The week up to 30 March holds one deck each of the pair, Ada and Cyr.
    expect(lists[0]?.cardviews.map(({ num_decks }) => num_decks)).toEqual([1, 1, 1]);
    expect(lists[2]?.cardviews[0]).toMatchObject({ name: 'Beacon', num_decks: 6 });
    expect(lists[2]?.cardviews.some(({ banned }) => banned)).toBe(false);
    expect(page.newSets).toEqual([{ code: 'tst', name: 'Test Set', released: '2020-01-01' }]);
  });
});

describe('GET /data/pages/cards/{slug}', () => {
  it('says in how many decks of those that could a card is', async () => {
    const page = await read('/data/pages/cards/sunbeam', CardPage);
    expect(page).toMatchObject({
      num_decks: 4,
      potential_decks: 8,
      inclusion_rate: 0.5,
      canonical: '/cards/sunbeam',
    });
    expect(page.description).toBe('Sunbeam is in 4 of 8 decks that could hold it (50%).');
    expect(page.container.json_dict.card.name).toBe('Sunbeam');
  });

  it('takes only decks whose colours allow it as ones that could hold it', async () => {
    // All but Ada's own deck hold blue.
    expect((await read('/data/pages/cards/wave', CardPage)).potential_decks).toBe(7);
  });

  it('counts a range anew', async () => {
    const page = await read('/data/pages/cards/sunbeam?range=week', CardPage);
    expect(page).toMatchObject({ num_decks: 3, potential_decks: 3 });
  });

  it('answers 404 with the nearest names, 301 for an alias', async () => {
    expect((await refused('/data/pages/cards/sunbeem', 404)).nearest?.[0]?.label).toBe('Sunbeam');
    expect((await test.app.request('/data/pages/cards/dusk')).headers.get('location')).toBe(
      '/data/pages/cards/dawn-dusk',
    );
  });
});

describe('typeahead', () => {
  it('finds cards and the decks they lead, however it is written', async () => {
    for (const query of ['cyr', 'Cyr the Lone', 'cyrthelone']) {
      const options = await read(`/api/typeahead?q=${encodeURIComponent(query)}`, SearchOptions);
      expect(options.slice(0, 2).map(({ url }) => url)).toEqual([
        '/commanders/cyr-the-lone',
        '/cards/cyr-the-lone',
      ]);
    }
    const accented = await read(`/api/typeahead?q=${encodeURIComponent('Lim Dul')}`, SearchOptions);
    expect(accented[0]?.label).toBe('Lim-Dûl’s Lamp');
  });

  it('finds sets by name', async () => {
    const options = await read('/api/typeahead?q=test%20set', SearchOptions);
    expect(options[0]).toMatchObject({ label: 'Test Set', url: '/sets/tst', kind: 'set' });
  });

  it('finds nothing for nothing, and refuses no question', async () => {
    expect(await read('/api/typeahead?q=', SearchOptions)).toEqual([]);
    expect(await read('/api/typeahead?q=!!!', SearchOptions)).toEqual([]);
    await refused('/api/typeahead', 400);
  });

  it('lists all cards, the commanders that lead a deck, partners and sets', async () => {
    expect(await read('/static/typeahead', SearchOptions)).toHaveLength(18);
    const commanders = await read('/static/typeahead/commanders', SearchOptions);
    expect(commanders.map(({ url }) => url)).toEqual([
      '/commanders/cyr-the-lone',
      '/commanders/ada-the-first-bo-the-second',
      '/commanders/ada-the-first',
    ]);
    const partners = await read('/static/typeahead/partners', SearchOptions);
    expect(partners.map(({ label }) => label).sort()).toEqual([
      'Ada, the First',
      'Bo, the Second',
      'Eld the Chooser',
      'Far Hometown',
    ]);
    expect(await read('/static/typeahead/sets', SearchOptions)).toHaveLength(1);
  });
});

describe('POST /api/recs', () => {
  const ask = (body: object) => read('/api/recs', RecsAnswer, post(body));

  it('recommends playable cards within the colours that were not given, with reasons', async () => {
    const answer = await ask({
      cards: ['/cards/beacon', '1 Wave', '30x Island'],
      commanders: ['/cards/cyr-the-lone'],
    });
    expect(answer.errors).toEqual([]);
    expect(answer.commanders.map(({ name }) => name)).toEqual(['Cyr the Lone']);
    expect(answer.inRecs.length).toBeGreaterThan(0);
    for (const card of answer.inRecs) {
      expect(['Beacon', 'Wave', 'Island', 'Plains', 'Cyr the Lone', 'Old Terror']).not.toContain(card.name);
      expect(card.color_identity.every((color) => ['W', 'U'].includes(color))).toBe(true);
      expect(card.reasons.length).toBeGreaterThan(0);
    }
    expect(answer.outRecs.every(({ name }) => ['Beacon', 'Wave'].includes(name))).toBe(true);
  });

  it('takes a pair by the address of the pair', async () => {
    const answer = await ask({ cards: [], commanders: ['/commanders/ada-the-first-bo-the-second'] });
    expect(answer.commanders.map(({ name }) => name)).toEqual(['Ada, the First', 'Bo, the Second']);
  });

  it('asks for a commander where none is given', async () => {
    const answer = await ask({ cards: ['Beacon'], commanders: [] });
    expect(answer).toMatchObject({
      errors: ['Select a commander by clicking a crown icon'],
      inRecs: [],
      outRecs: [],
    });
    expect((await ask({})).errors).toEqual(['Select a commander by clicking a crown icon']);
  });

  it.each([
    [['Beacon'], 'Beacon cannot be a commander'],
    [['Ada, the First', 'Cyr the Lone'], 'Ada, the First and Cyr the Lone cannot lead a deck together'],
    [
      ['Ada, the First', 'Bo, the Second', 'Cyr the Lone'],
      'A deck has at most two commanders. Remove a partner',
    ],
    [
      ['Far Hometown'],
      'Far Hometown is a Background and cannot lead alone; add a commander that chooses a Background',
    ],
    [['Nobody'], 'Unknown commander: "Nobody"'],
  ])('says what is wrong with the commanders %s', async (commanders, message) => {
    const answer = await ask({ cards: [], commanders });
    expect(answer.errors).toEqual([message]);
    expect(answer.inRecs).toEqual([]);
  });

  it('names unknown cards and answers for the rest', async () => {
    const answer = await ask({ cards: ['Nothing', 'Beacon', ' '], commanders: ['Cyr the Lone'] });
    expect(answer.errors).toEqual(['Unknown card: "Nothing"']);
    expect(answer.inRecs.length).toBeGreaterThan(0);
  });

  it('leaves lands out when asked to and goes on from an offset', async () => {
    const all = await ask({ cards: ['Beacon'], commanders: ['Cyr the Lone'] });
    const noLands = await ask({
      cards: ['Beacon'],
      commanders: ['Cyr the Lone'],
      options: { excludeLands: true },
    });
    expect(all.inRecs.some(({ primary_type }) => primary_type === 'Land')).toBe(true);
    expect(noLands.inRecs.some(({ primary_type }) => primary_type === 'Land')).toBe(false);
    const rest = await ask({ cards: ['Beacon'], commanders: ['Cyr the Lone'], options: { offset: 1 } });
    expect(rest.inRecs.map(({ name }) => name)).toEqual(all.inRecs.slice(1).map(({ name }) => name));
  });

  it.each([
    [{ cards: 'Beacon' }],
    [{ cards: [1] }],
    [{ commanders: {} }],
    [[]],
    ['x'],
    [{ options: { offset: -1 } }],
  ])('refuses %j with 400', async (body) => {
    await refused('/api/recs', 400, post(body));
  });
});

describe('answers', () => {
  it('carry a tag and 304, and come in brotli', async () => {
    const path = '/data/pages/commanders/cyr-the-lone';
    const answer = await test.app.request(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    const etag = answer.headers.get('etag') ?? '';
    const again = await test.app.request(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('are open to programs on other sites', async () => {
    const answer = await test.app.request('/data/cards/beacon', {
      headers: { origin: 'https://else.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const asked = await test.app.request('/api/recs', {
      method: 'OPTIONS',
      headers: { origin: 'https://else.example', 'access-control-request-method': 'POST' },
    });
    expect(asked.status).toBe(204);
  });

  it('carry the headers that keep browsers careful', async () => {
    const { headers } = await test.app.request('/data/cards/beacon');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('say which method a path takes', async () => {
    for (const [path, method, allow] of [
      ['/api/recs', 'GET', 'POST, OPTIONS'],
      ['/data/cards/beacon', 'DELETE', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const answer = await test.app.request(path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe(allow);
    }
  });

  it('have no body for HEAD', async () => {
    const answer = await test.app.request('/data/cards/beacon', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  it('are JSON also where there is nothing', async () => {
    expect((await refused('/api/nothing', 404)).error.code).toBe('not-found');
    await refused('/data', 404);
    await refused('/elsewhere', 404);
  });
});

describe('a sample snapshot', () => {
  it('says so in documents, labels and headers', async () => {
    const sample = await openTestApp({ sample: true });
    try {
      const answer = await sample.app.request('/data/pages/commanders/cyr-the-lone');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      const page = CommanderPage.parse(await answer.json());
      expect(page).toMatchObject({ sample: true, noindex: true });
      expect(page.corpus).toContain('sample decks');
      expect(view(page, 'Beacon')?.label).toBe('75% of 4 sample decks');
      const recs = await sample.app.request('/api/recs', post({ cards: [], commanders: ['Cyr the Lone'] }));
      expect(recs.headers.get('x-robots-tag')).toBe('noindex');
    } finally {
      await sample.close();
    }
  });
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and lists every call', async () => {
    const answer = await test.app.request('/api/openapi.json');
    const document = await answer.json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/cards',
      '/api/recs',
      '/api/typeahead',
      '/data/cards/{slug}',
      '/data/pages/cards/{slug}',
      '/data/pages/commanders',
      '/data/pages/commanders.json',
      '/data/pages/commanders/{slug}',
      '/data/pages/home',
      '/data/pages/home.json',
      '/data/static/misc',
      '/data/static/misc.json',
      '/healthz',
      '/static/typeahead',
      '/static/typeahead/commanders',
      '/static/typeahead/partners',
      '/static/typeahead/sets',
    ]);
  });

  it('has a page that loads nothing from elsewhere', async () => {
    const page = await test.app.request('/api/docs');
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:/);
    expect(html).not.toMatch(/<script>|style=|https?:\/\//);
    for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await test.app.request(path)).status, path).toBe(200);
    }
  });
});
