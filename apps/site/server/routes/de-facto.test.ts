import { tinyContent, withCompanions } from '@deckwright/answers/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findDeFacto } from '../printers/de-facto/find-document.ts';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';
import { checkDocuments } from '../testing/de-facto/check-documents.ts';
import { decode, STRUCTURES } from '../testing/de-facto/typed-decoder.ts';
import { openTestApp } from '../testing/test-app.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

const read = async (path: string) => {
  const answer = await calls.request(`/data/pages/${path}`);
  expect(answer.status, path).toBe(200);
  return answer.json();
};
const views = (page: Awaited<ReturnType<typeof read>>, tag: string) =>
  page.container.json_dict.cardlists.find((list: { tag: string }) => list.tag === tag)?.cardviews;

describe('the de facto documents', () => {
  it('are readable by programs written for them', async () => {
    const { problems, kinds } = await checkDocuments(calls.app, calls.snapshot, {
      ...{ commanders: 3, seed: 1, build: 'a-build' },
    });
    expect(problems).toEqual([]);
    expect(kinds.get('commander')).toBeGreaterThanOrEqual(3);
  });

  it('are found by names of which a program replaced the spaces alone', async () => {
    const bodies = async (paths: string[]) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await calls.request(path);
          expect(answer.status, path).toBe(200);
          return answer.text();
        }),
      );
    // Of two faces, and of a pair.
    for (const [whole, ...apart] of [
      [
        'cards/dawn-dusk',
        'cards/dawn-//-dusk',
        'cards/dawn-%2F%2F-dusk',
        'card/Dawn%20//%20Dusk',
        'cards//dawn//dusk',
      ],
      [
        ...['commanders/ada-the-first-bo-the-second', 'commanders/ada,-the-first-//-bo,-the-second'],
        ...['commanders/ada-the-first-%2f%2f-bo-the-second', 'commanders/bo-the-second//ada-the-first'],
      ],
      [
        'commanders/cyr-the-lone/tokens',
        'commanders//cyr-the-lone//tokens',
        'commanders/cyr-the-lone%2F%2Ftokens',
      ],
      ['decks/ada-the-first-bo-the-second', 'decks/ada-the-first-//-bo-the-second'],
      ['average-decks/ada-the-first-bo-the-second', 'average-decks/ada-the-first-//-bo-the-second'],
    ])
      for (const base of ['/data/pages/', '/pages/', '/_next/data/x/']) {
        const paths = [whole, ...apart].map((path) => `${base}${path}.json`);
        const [expected, ...found] = await bodies(paths);
        for (const [at, text] of found.entries()) expect(text, paths[at + 1]).toBe(expected);
      }
    const [expected, found] = await bodies(
      ['dawn-dusk', 'dawn-//-dusk'].map((slug) => `/api/filters?dir=cards&cmdr=${slug}&f=c:gt=1`),
    );
    expect(found).toBe(expected);
  });

  it("have the page's counts, in the names and types of others", async () => {
    const page = await read('commanders/cyr-the-lone.json');
    // Cyr's four decks: 0.25 creatures and 1.25 artifacts on average, 30 basics and one nonbasic in four.
    expect(page).toMatchObject({
      header: 'Cyr the Lone (Commander)',
      creature: 0,
      artifact: 1,
      land: 30,
      basic: 30,
      bracket_counts: { '1': 0, '2': 0, '3': 1, '4': 0, '5': 1 },
      tag_counts: [{ count: 2, slug: 'tokens', value: 'Tokens' }],
      total_card_count: 100,
      deck_size: 99,
    });
    // All four decks have a date.
    const saved: number[] = Object.values(page.savedate_counts);
    expect(saved.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(page.container.json_dict.card).toMatchObject({
      name: 'Cyr the Lone',
      names: ['Cyr the Lone'],
      type_line: 'Legendary Creature — Elf',
      num_decks: 4,
      // All eight decks are newer than Cyr: half of them.
      label: 'In 4 decks\n50% of 8 decks',
      precon: 'First Steps',
      prices: { cardkingdom: { price: 5 }, tcgplayer: { price: null } },
    });
    // Three of Cyr's four decks run Beacon, and three of the other four: no synergy, a lift of 1.
    expect(views(page, 'topcards').find((view: { slug: string }) => view.slug === 'beacon')).toEqual({
      id: 'img-beacon',
      name: 'Beacon',
      sanitized: 'beacon',
      sanitized_wo: 'beacon',
      slug: 'beacon',
      url: '/cards/beacon',
      label: 'In 3 decks\n75% of 4 decks',
      inclusion: 3,
      num_decks: 3,
      potential_decks: 4,
      synergy: 0,
      lift: 1,
      salt: 0.5,
    });
  });

  it('name both commanders of a pair', async () => {
    const page = await read('commanders/year.json');
    expect(views(page, 'past2years')[1]).toMatchObject({
      name: 'Ada, the First // Bo, the Second',
      is_partner: true,
      names: ['Ada, the First', 'Bo, the Second'],
      cards: [
        { name: 'Ada, the First', url: '/cards/ada-the-first' },
        { name: 'Bo, the Second', url: '/cards/bo-the-second' },
      ],
      rank: 2,
      num_decks: 3,
    });
    const partner = await read('partners/bo-the-second');
    expect(partner.partnercounts).toEqual([
      { count: 3, href: '/commanders/ada-the-first-bo-the-second', value: 'Ada, the First' },
    ]);
  });

  it('accept brackets, themes and prices as path segments, in any order', async () => {
    // Two of Cyr's decks have tokens; one is of bracket 3.
    const counted = async (path: string) =>
      (await read(`commanders/cyr-the-lone/${path}`)).container.json_dict.card.num_decks;
    expect([await counted('tokens'), await counted('upgraded.json')]).toEqual([2, 1]);
    expect((await read('commanders/cyr-the-lone/tokens')).header).toBe(
      'Cyr the Lone (Commander) - Tokens Theme',
    );
    expect(await counted('tokens/cedh')).toBe(await counted('cedh/tokens'));
    for (const path of ['upgraded/core', 'budget/budget', 'no-such-theme', 'core', 'temur'])
      await calls.refused(`/data/pages/commanders/cyr-the-lone/${path}`, 404);
  });

  it('are missing for commanders and pairs without a deck, whose pages exist', async () => {
    for (const path of ['dun-the-unplayed', 'bo-the-second']) {
      for (const folder of ['commanders', 'decks', 'average-decks'])
        await calls.refused(`/data/pages/${folder}/${path}.json`, 404);
      expect((await calls.request(`/api/v1/pages/commanders/${path}`)).status).toBe(200);
    }
  });

  it('answer directly under any name', async () => {
    const wanted = await (await calls.request('/data/pages/commanders/azorius')).text();
    for (const path of ['wu', 'uw', 'wu.json', 'Azorius', 'white-blue']) {
      const answer = await calls.request(`/pages/commanders/${path}`);
      expect([answer.status, await answer.text()]).toEqual([200, wanted]);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    const pair = await calls.request('/data/pages/commanders/bo-the-second-ada-the-first');
    expect(pair.status).toBe(200);
  });

  it('are inside pageProps when the data of a rendered page is requested', async () => {
    const path = 'commanders/cyr-the-lone';
    for (const build of ['mI7k8IZ23x74LocK_h-qe', 'None']) {
      const query = 'commanderName=cyr-the-lone&themeName=budget&slug=cyr&colors=cyr';
      const answer = await calls.request(`/_next/data/${build}/${path}.json?${query}`);
      expect(await answer.json()).toEqual({ pageProps: { data: await read(path) } });
    }
  });

  it('find a deck by its id alone', async () => {
    const { table } = await read('decks/cyr-the-lone');
    // Cyr's four decks, newest first; each has a date.
    expect(table).toHaveLength(4);
    const id = table[0].urlhash;
    const deck = await (await calls.request(`/api/deckpreview/${id}`, { method: 'POST', body: '{}' })).json();
    expect(deck).toMatchObject({ urlhash: id, commanders: ['Cyr the Lone'], savedate: table[0].savedate });
    expect(deck.deck[0]).toBe('1 Cyr the Lone');
    const link = await calls.request(`/deckpreview/${id}`);
    expect([link.status, link.headers.get('location')]).toEqual([302, `/decks/cyr-the-lone/${id}`]);
    await calls.refused('/api/deckpreview/no-such-deck', 404);
  });

  it('read deck conditions with printed names', async () => {
    const count = async (conditions: string) => {
      const query = new URLSearchParams({ dir: 'commanders', cmdr: 'cyr-the-lone', f: conditions });
      return (await (await calls.request(`/api/filters/?${query}`)).json()).container.json_dict.card
        .num_decks;
    };
    // Beacon is in three of the four; two run Wave, one of them without Grand Tide.
    expect(await count('In=Beacon')).toBe(3);
    expect(await count('In=Wave;Out=Grand Tide')).toBe(1);
    expect(await count('')).toBe(4);
  });

  it('have no rulings', async () => {
    const beacon = {
      key: 'key-beacon',
      rulings: [{ date: '2024-03-30', source: 'wotc' as const, text: 'It is a light.' }],
    };
    const test = await openTestApp({ rulings: [beacon] });
    const page = await (await test.app.request('/data/pages/cards/beacon')).json();
    expect(page).toHaveProperty('similar');
    expect(page).not.toHaveProperty('rulings');
    await test.close();
  });

  it('propose nothing for a commander without decks', async () => {
    const test = await openTestApp({ asOf: null, provenance: [] }, {}, []);
    for (const path of ['pages/commanders/cyr-the-lone', 'pages/average-decks/cyr-the-lone']) {
      const answer = await test.app.request(`/data/${path}.json`);
      expect(await answer.text()).not.toMatch(/proposal|Beacon/);
    }
    await test.close();
  });

  it('rank cards, combos and prices in complete files', async () => {
    const ranks = await (await calls.request('/data/cardranks.json')).json();
    expect(ranks[0]).toEqual({ name: 'Beacon', oracle_id: 'key-beacon', rank: 1, num_decks: 6, salt: 0.5 });
    const combos = await (await calls.request('/data/spellbook_counts.json')).json();
    expect(combos.combos['1-2']).toEqual({ cardnames: ['Beacon', 'Wave'], count: 3, url: '/combos/1-2' });
    const names = await (await calls.request('/data/static/typeahead/commanders')).json();
    expect(names).toEqual(['Cyr the Lone', 'Ada, the First // Bo, the Second', 'Ada, the First']);
  });
});

describe('what single clients read', () => {
  it('is a ban only where a card is banned, in documents of pages; always stated in the document of a card', async () => {
    const bans = async (slug: string) => {
      const { banned } = (await read(`cards/${slug}`)).container.json_dict.card;
      const card = await (await calls.request(`/data/cards/${slug}`)).json();
      return [banned, card.banned, card.oracle_text];
    };
    expect(await bans('beacon')).toEqual([undefined, false, '']);
    expect(await bans('old-terror')).toEqual([true, true, '']);
  });

  it('is a combo with its prerequisites, steps and results, and how many decks could run it', async () => {
    const { combo } = await read('combos/1-2');
    expect(combo).toMatchObject({ prerequisites: [], steps: [], results: ['Infinite light'] });
    const [entry] = (await read('combos/azorius')).container.json_dict.cardlists;
    // Beacon and Wave are in three of the seven decks with blue.
    expect(entry.combo).toMatchObject({ count: 3, maxCount: 7 });
    // By its tag it belongs to bracket 3 and above: one that comes together late.
    expect((await read('combos/early-game-2-card-combos')).container.json_dict.cardlists).toHaveLength(0);
    expect((await read('combos/late-game-2-card-combos')).container.json_dict.cardlists).toHaveLength(1);
  });

  it('is no list past its last page', async () => {
    for (const path of [
      'combos/early-game-2-card-combos-1',
      'combos/all-1',
      'combos/azorius-7',
      'combos/beacon-1',
      'combos/cyr-the-lone-1',
      'top/themes--1',
      'top/commanders--1',
      'top/salt--1',
      'commanders/year-past2years-1',
    ])
      await calls.refused(`/data/pages/${path}`, 404);
    // An empty list has a first page.
    expect((await read('combos/early-game-2-card-combos')).container.json_dict.cardlists).toEqual([]);
  });

  it('is the staples of colors, those that make mana apart', async () => {
    const staples = async (path: string) =>
      (await read(path)).container.json_dict.cardlists[0].cardviews.map(({ name }: { name: string }) => name);
    // Beacon is in five of the seven white and blue decks, Harbor in three; Plains and Island are basic.
    expect(await staples('commanders/wu/mana-staples')).toEqual(['Beacon', 'Harbor']);
    expect(await staples('commanders/uw/staples')).toContain('Wave');
    expect(await staples('commanders/uw/staples')).not.toContain('Beacon');
    expect((await read('commanders/g/staples')).header).toBe('Top Mono-Green Staples');
  });

  it('is the commanders of a companion, the same by any part of its name', async () => {
    const test = await openTestApp({ cards: withCompanions(tinyContent().cards) });
    const read = async (name: string) =>
      (await test.app.request(`/data/pages/themes/${name}-companion.json`)).json();
    const byPart = await read('lim-duls');
    // One of Cyr's decks names the lamp.
    expect(byPart.container.json_dict.cardlists[0].cardviews).toMatchObject([
      { name: 'Cyr the Lone', num_decks: 1 },
    ]);
    expect(JSON.stringify(byPart)).toContain('/themes/lim-companion');
    for (const name of ['lim', 'lim-duls-lamp']) expect(await read(name)).toEqual(byPart);
    // Found without a question to the engine, which is for those whose turn it is.
    const ask = vi.fn<typeof test.snapshot.ask>();
    const view = { snapshot: { ...test.snapshot, ask }, imageHost: null };
    const found = await findDeFacto(view, 'themes/lim-companion', new URLSearchParams());
    expect(found.key).toBe('themes companion lim-duls-lamp');
    expect(ask).not.toHaveBeenCalled();
    await test.close();
  });

  it('is the pairs of colors, by the names of both', async () => {
    const document = await read('partners/azorius');
    expect(document.container.json_dict.cardlists[0].cardviews).toMatchObject([
      { names: ['Ada, the First', 'Bo, the Second'], num_decks: 3 },
    ]);
    expect((await read('partners/wubrg')).container.json_dict.cardlists[0].cardviews).toEqual([]);
  });
});

describe('the typed decoder used in the checks', () => {
  it('fails where typed programs fail', () => {
    const page = (view: object) => ({ container: { json_dict: { cardlists: [{ cardviews: [view] }] } } });
    const spec = STRUCTURES.recommendations ?? 'string';
    expect(() => decode(spec, page({ name: 'Wave', num_decks: 3, synergy: null }))).not.toThrow();
    for (const view of [
      { num_decks: 3.5 },
      { num_decks: '3' },
      { prices: { tcgplayer: { price: 1 } } },
      { name: 1 },
    ])
      expect(() => decode(spec, page(view))).toThrow(TypeError);
  });
});
