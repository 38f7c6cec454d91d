import { tinyContent } from '@deckwright/answers/testing';
import {
  CardResource,
  ComboResource,
  CommanderDetails,
  CommanderPage,
  CommanderResource,
  DeckDetails,
  DeckResource,
  foundSchema,
  InsightAnswer,
  itemSchema,
  listSchema,
  PlayedCard,
  PreconDetails,
  PreconResource,
  RecommendationsAnswer,
  SetResource,
  ThemeResource,
} from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';
import { connectAssistant, textOfTool } from '../testing/assistant-client.ts';
import { openTestApp } from '../testing/test-app.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

const item = async (path: string, shape: z.ZodObject) =>
  (await calls.read(`/api/v1${path}`, itemSchema(shape.strict(), 'Test'))).data;
const list = (path: string, shape: z.ZodObject) =>
  calls.read(`/api/v1${path}`, listSchema(shape.strict(), 'Test'));

describe('commanders', () => {
  it('are listed by decks, pairs too, with their share of the decks since their release', async () => {
    const { data, total, next } = await list('/commanders', CommanderResource);
    expect([total, next]).toEqual([3, null]);
    // Cyr has four of eight decks, Ada and Bo three, Ada alone one. All are of 2020, before any deck.
    expect(data).toMatchObject([
      {
        id: 'key-cyr-the-lone',
        slug: 'cyr-the-lone',
        num_decks: 4,
        potential_decks: 8,
        inclusion_rate: 0.5,
        rank: 1,
      },
      {
        id: 'key-ada-the-first_key-bo-the-second',
        slug: 'ada-the-first-bo-the-second',
        name: 'Ada, the First & Bo, the Second',
        color_identity: ['W', 'U'],
        num_decks: 3,
        rank: 2,
      },
      { id: 'key-ada-the-first', num_decks: 1, inclusion_rate: 0.125, rank: 3 },
    ]);
    expect((await list('/commanders?colors=mono-white', CommanderResource)).total).toBe(1);
    await calls.refused('/api/v1/commanders?colors=pink', 400);
  });

  it('are found by id and by slug, pairs in either order, and without a deck', async () => {
    const pair = await item('/commanders/key-ada-the-first_key-bo-the-second', CommanderDetails);
    for (const id of ['ada-the-first-bo-the-second', 'key-bo-the-second_key-ada-the-first'])
      expect(await item(`/commanders/${id}`, CommanderDetails), id).toEqual(pair);
    expect(pair).toMatchObject({ num_decks: 3, bracket_counts: { 3: 1, 5: 0 } });
    const dun = await item('/commanders/dun-the-unplayed', CommanderDetails);
    expect(dun).toMatchObject({ num_decks: 0, inclusion_rate: 0, inclusion_low: null, rank: null });
    // A background and its commander may lead together; two without a partner may not.
    expect((await item('/commanders/key-eld-the-chooser_key-far-hometown', CommanderDetails)).id).toContain(
      '_',
    );
    for (const id of ['key-cyr-the-lone_key-dun-the-unplayed', 'beacon', 'a_b_c', '_', 'cyr'])
      await calls.refused(`/api/v1/commanders/${id}`, 404);
  });

  it.each([
    ['beacon', 'Beacon cannot be a commander.'],
    ['key-beacon', 'Beacon cannot be a commander.'],
    ['old-terror', 'Old Terror cannot be a commander. Old Terror is banned in Commander.'],
    ['far-hometown', expect.stringContaining('is a Background and can’t be the sole commander')],
    [
      'key-cyr-the-lone_key-dun-the-unplayed',
      'Cyr the Lone and Dun the Unplayed can’t be commanders together.',
    ],
    ['cyr-the-lon', 'No commander has the name or address "cyr-the-lon".'],
  ])('say why %s is none', async (id, detail) => {
    const answer = await calls.request(`/api/v1/commanders/${id}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ detail, nearest: expect.any(Array) });
  });

  it('say that they are banned', async () => {
    expect(await item('/commanders/cyr-the-lone', CommanderDetails)).toMatchObject({ banned: false });
    const cards = tinyContent().cards.map((card) =>
      card.name === 'Ada, the First' ? { ...card, legality: 'banned' as const } : card,
    );
    const test = await openTestApp({ cards });
    const answer = await test.app.request('/api/v1/commanders/ada-the-first-bo-the-second');
    expect((await answer.json()).data).toMatchObject({ num_decks: 3, banned: true });
    const client = await connectAssistant(test);
    const reported = await client.callTool({
      name: 'read_commander',
      arguments: { commander: 'Ada, the First' },
    });
    expect(textOfTool(reported)).toContain('Banned in Commander: no deck may have it as commander.');
    await client.close();
    await test.close();
  });

  it('say how their decks run cards, in three orders', async () => {
    const { data, total } = await list('/commanders/cyr-the-lone/cards', PlayedCard);
    // Cyr's four decks run Beacon, Sunbeam, Harbor, Plains, Wave, Old Terror, Island, the lamp, the warden, Tide and Dawn.
    expect(total).toBe(11);
    // Beacon is in three of four; outside, in three of Ada and Bo's three and Ada's one, all of which could run it.
    // Wilson: (3 + 1.9208 ± 1.96·√(3·1/4 + 0.9604)) / (4 + 3.8416).
    expect(data[0]).toMatchObject({
      object: 'played_card',
      id: 'key-beacon',
      num_decks: 3,
      potential_decks: 4,
      inclusion_rate: 0.75,
      inclusion_low: 0.3006,
      inclusion_high: 0.9544,
    });
    for (const order of ['synergy', 'lift'] as const) {
      const ordered = await list(`/commanders/cyr-the-lone/cards?order=${order}`, PlayedCard);
      const values = ordered.data.map((card) => (card[order] as number | null) ?? Number.NEGATIVE_INFINITY);
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(new Set(values).size).toBeGreaterThan(1);
    }
    expect((await list('/commanders/dun-the-unplayed/cards', PlayedCard)).total).toBe(0);
    await calls.refused('/api/v1/commanders/cyr-the-lone/cards?order=price', 400);
  });

  it('say the numbers of their page', async () => {
    const page = await calls.read('/api/v1/pages/commanders/cyr-the-lone', CommanderPage);
    const { data } = await list('/commanders/cyr-the-lone/cards?limit=100', PlayedCard);
    const onPage = toWire(page.lists).flatMap(({ cards }) => cards);
    expect(onPage.length).toBeGreaterThan(5);
    for (const { slug, num_decks, potential_decks, inclusion_low, synergy, lift } of onPage)
      expect(
        data.find((card) => card.slug === slug),
        slug,
      ).toMatchObject({
        num_decks,
        potential_decks,
        inclusion_low,
        synergy,
        lift,
      });
  });
});

describe('decks', () => {
  it('are listed newest first, page by page', async () => {
    const first = await list('/commanders/cyr-the-lone/decks?limit=3', DeckResource);
    expect(first.data.map(({ id }) => id)).toEqual(['deck3', 'deck4', 'deck5']);
    expect(first).toMatchObject({
      total: 4,
      next: '/api/v1/commanders/cyr-the-lone/decks?limit=3&after=deck5',
    });
    const last = await list((first.next ?? '').slice('/api/v1'.length), DeckResource);
    expect(last.data).toMatchObject([{ id: 'deck6', date: '2022-06-01' }]);
    expect(last.next).toBeNull();
  });

  it('have their cards', async () => {
    const deck = await item('/decks/deck0', DeckDetails);
    expect(deck).toMatchObject({
      id: 'deck0',
      commander: { id: 'key-ada-the-first_key-bo-the-second' },
      date: '2024-03-30',
      bracket: 3,
      bracket_estimated: false,
      source: { name: 'club', url: 'https://decks.example/0' },
      // Two commanders, Beacon, Wave, Sunbeam, Harbor and 30 Plains.
      size: 36,
    });
    expect(deck.cards).toContainEqual({
      id: 'key-plains',
      name: 'Plains',
      quantity: 30,
      is_commander: false,
    });
    expect((deck.cards as { is_commander: boolean }[]).filter((card) => card.is_commander)).toHaveLength(2);
    await calls.refused('/api/v1/decks/nothing', 404);
  });
});

describe('combos, themes, sets and precons', () => {
  it('combos count the decks that run all their cards', async () => {
    const combo = await item('/combos/1-2', ComboResource);
    // Beacon and Wave are together in decks 0, 1 and 4; decks of Ada alone cannot run the blue one.
    expect(combo).toMatchObject({
      name: 'Beacon + Wave',
      cards: [
        { id: 'key-beacon', name: 'Beacon', must_be_commander: false },
        { id: 'key-wave', name: 'Wave', must_be_commander: false },
      ],
      num_decks: 3,
      potential_decks: 7,
      inclusion_rate: 0.4286,
      rank: 1,
      results: ['Infinite light'],
    });
    expect((await list('/combos?card=key-wave&colors=azorius', ComboResource)).data).toEqual([combo]);
    expect((await list('/combos?colors=mono-white', ComboResource)).total).toBe(0);
    expect((await list('/combos?card=sunbeam', ComboResource)).total).toBe(0);
    await calls.refused('/api/v1/combos?card=nothing', 404);
    await calls.refused('/api/v1/combos/3-4', 404);
  });

  it('themes have their share of all decks', async () => {
    // Every second of the eight decks is tagged.
    const tokens = await item('/themes/tokens', ThemeResource);
    expect(tokens).toMatchObject({
      id: 'tokens',
      name: 'Tokens',
      kind: 'theme',
      num_decks: 4,
      inclusion_rate: 0.5,
    });
    expect((await list('/themes', ThemeResource)).data[0]).toEqual(tokens);
    await calls.refused('/api/v1/themes/nothing', 404);
  });

  it('sets have their cards', async () => {
    const { data } = await list('/sets', SetResource);
    expect(data).toEqual([]);
    expect(await item('/sets/TST', SetResource)).toMatchObject({ id: 'tst', type: 'main', num_cards: 0 });
    const { nearest } = await calls.refused('/api/v1/sets/tts', 404);
    expect(nearest?.[0]).toMatchObject({ url: '/sets/tst' });
  });

  it('precons have their lists', async () => {
    const known = { id: 'first-steps', set: 'tst', released: '2020-01-01', color_identity: ['W', 'U'] };
    expect((await list('/precons', PreconResource)).data).toMatchObject([known]);
    expect(await item('/precons/first-steps', PreconDetails)).toMatchObject({
      ...known,
      commanders: [{ id: 'key-cyr-the-lone', name: 'Cyr the Lone' }],
      cards: [
        { id: 'key-cyr-the-lone', quantity: 1, is_commander: true },
        { id: 'key-beacon', quantity: 1, is_commander: false },
      ],
    });
    await calls.refused('/api/v1/precons/last-steps', 404);
  });
});

describe('search and advice', () => {
  it.each([
    // A type that no card has, negated, finds every card that costs one: Beacon and Wave.
    ['-t:creatur mv=1', 2, /^No card here has the type “creatur”/],
    ['t:creatur', 0, /^No card here has the type “creatur”/],
    ['beacon or t:goblinn', 1, /^No card here has the type “goblinn”/],
    ['mv=1 -tix<1', 2, /^No card here has a price for “tix”/],
    ['tix<1', 0, /^No card here has a price for “tix”/],
    ['beacno', 1, /^No exact match/],
  ])('says what of %s it ignored, on each page and with chosen fields', async (q, total, warning) => {
    const path = `/search?q=${encodeURIComponent(q)}`;
    const whole = await calls.read(`/api/v1${path}`, foundSchema(CardResource.strict(), 'Test'));
    expect(whole).toMatchObject({ total, warnings: [expect.stringMatching(warning)] });
    for (const more of ['&fields=name', '&limit=1', `&limit=1&after=${whole.data[0]?.id}`]) {
      if (total === 0 && more.includes('after')) continue;
      const part = await calls.read(`/api/v1${path}${more}`, foundSchema(CardResource, 'Test'));
      expect(part).toMatchObject({ total, warnings: whole.warnings });
    }
    const page = await (await calls.request(`/api${path}`)).json();
    expect(page.warnings).toEqual(whole.warnings);
  });

  it('finds cards in the language of the search box', async () => {
    const path = '/api/v1/search?q=t%3Aartifact+mv%3C%3D3&fields=name';
    // Beacon (1) and the lamp (3) cost at most three; Old Terror costs four.
    expect(await (await calls.request(path)).json()).toMatchObject({
      data: [{ name: 'Beacon' }, { name: 'Lim-Dûl’s Lamp' }],
      total: 2,
      next: null,
      warnings: [],
    });
    const { error } = await calls.refused('/api/v1/search?q=mv%3C', 400);
    expect(error.message).not.toBe('');
    await calls.refused('/api/v1/search', 400);
    const { headers } = await calls.request(path);
    expect(headers.get('ratelimit-policy')).toBe('"requests";q=1200;w=60, "work";q=600;w=60');
  });

  it('recommends as /api/recs does, by id, slug or name', async () => {
    const body = { commanders: ['key-cyr-the-lone'], cards: ['1 Wave', 'key-old-terror', 'Bacon'] };
    const { data } = await calls.read('/api/v1/recommendations', RecommendationsAnswer, post(body));
    const recs = await (
      await calls.request(
        '/api/recs',
        post({ commanders: ['Cyr the Lone'], cards: ['Wave', 'Old Terror', 'Bacon'] }),
      )
    ).json();
    expect(data.add.length).toBeGreaterThan(0);
    expect(data.add.map(({ slug, score }) => [slug, score])).toEqual(
      recs.inRecs.map(({ slug, score }: { slug: string; score: number }) => [slug, score]),
    );
    expect(data.cut.map(({ slug }) => slug)).toEqual(recs.outRecs.map(({ slug }: { slug: string }) => slug));
    expect(data).toMatchObject({
      commanders: [{ id: 'key-cyr-the-lone' }],
      num_decks: recs.num_decks,
      unknown: [{ name: 'Bacon', of: 'card', nearest: 'Beacon' }],
    });
    await calls.refused('/api/v1/recommendations', 400, post({ cards: 'Wave' }));
  });

  it('judges a deck as /api/decks/insight does', async () => {
    const deck = { commanders: ['Cyr the Lone'], cards: ['Wave', 'Beacon'] };
    const own = await calls.read('/api/v1/insight', InsightAnswer, post(deck));
    expect(own.data).toEqual(await (await calls.request('/api/decks/insight', post(deck))).json());
  });
});

describe('addresses of pages from before there were resources', () => {
  it('say that they are gone and what to use, where no resource took them', async () => {
    for (const path of [
      '/top/creatures?range=week',
      '/home',
      '/faq',
      '/tags/tokens',
      '/decks/cyr-the-lone/deck3',
    ]) {
      const { error } = await calls.refused(`/api/v1${path}`, 410);
      expect(error.message).toContain('/api/docs');
    }
    await calls.refused('/api/v1/nothing', 404);
    expect((await calls.request('/api/v1/cards/beacon')).status).toBe(200);
  });
});
