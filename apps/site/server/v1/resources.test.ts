import {
  CardResource,
  ComboResource,
  CommanderDetails,
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
  ProblemDetails,
  RecommendationsAnswer,
  SetResource,
  ThemeResource,
} from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

const item = async (path: string, shape: z.ZodObject) =>
  (await calls.read(`/api/v1${path}`, itemSchema(shape.strict(), 'Test'))).data;
const list = (path: string, shape: z.ZodObject) =>
  calls.read(`/api/v1${path}`, listSchema(shape.strict(), 'Test'));

describe('resources', () => {
  it.each([
    ['/commanders/key-ada-the-first_key-bo-the-second', CommanderDetails],
    ['/commanders/ada-the-first-bo-the-second', CommanderDetails],
    ['/commanders/key-bo-the-second_key-ada-the-first', CommanderDetails],
    ['/commanders/dun-the-unplayed', CommanderDetails],
    ['/decks/deck0', DeckDetails],
    ['/combos/1-2', ComboResource],
    ['/themes/tokens', ThemeResource],
    ['/sets/TST', SetResource],
    ['/precons/first-steps', PreconDetails],
  ])('answer %s in the published shape, with an id that finds it again', async (path, shape) => {
    const data = await item(path, shape);
    const { id } = data as { id: string };
    const kind = path.slice(0, path.lastIndexOf('/'));
    expect(await item(`${kind}/${id}`, shape)).toEqual(data);
  });

  it.each([
    ['/commanders', CommanderResource, 3],
    ['/commanders?colors=mono-white', CommanderResource, 1],
    ['/commanders/cyr-the-lone/cards', PlayedCard, 11],
    ['/commanders/dun-the-unplayed/cards', PlayedCard, 0],
    ['/commanders/cyr-the-lone/decks', DeckResource, 4],
    ['/combos', ComboResource, 1],
    ['/combos?card=key-wave&colors=azorius', ComboResource, 1],
    ['/combos?colors=mono-white', ComboResource, 0],
    ['/combos?card=sunbeam', ComboResource, 0],
    ['/themes', ThemeResource, 1],
    ['/sets', SetResource, 0],
    ['/precons', PreconResource, 1],
  ])('are listed by %s in the published shape', async (path, shape, total) => {
    const { data, ...rest } = await list(path, shape);
    expect(rest).toMatchObject({ total, next: null });
    expect(data).toHaveLength(total);
  });

  it('are ordered as requested', async () => {
    for (const order of ['synergy', 'lift'] as const) {
      const { data } = await list(`/commanders/cyr-the-lone/cards?order=${order}`, PlayedCard);
      const values = data.map((card) => (card[order] as number | null) ?? Number.NEGATIVE_INFINITY);
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(new Set(values).size).toBeGreaterThan(1);
    }
  });

  it('are listed page by page', async () => {
    const first = await list('/commanders/cyr-the-lone/decks?limit=3', DeckResource);
    expect(first.data.map(({ id }) => id)).toEqual(['deck3', 'deck4', 'deck5']);
    expect(first).toMatchObject({
      total: 4,
      next: '/api/v1/commanders/cyr-the-lone/decks?limit=3&after=deck5',
    });
    const last = await list((first.next ?? '').slice('/api/v1'.length), DeckResource);
    expect(last.data).toMatchObject([{ id: 'deck6' }]);
    expect(last.next).toBeNull();
  });

  it('are refused for parameters that cannot be read', async () => {
    for (const path of [
      ...['/commanders?colors=pink', '/commanders/cyr-the-lone/cards?order=price'],
      ...['/precons/first-steps/upgrades?budget=-1', '/precons/first-steps/upgrades?budget=much'],
    ])
      await calls.refused(`/api/v1${path}`, 400);
  });

  it.each([
    ...['/commanders/key-cyr-the-lone_key-dun-the-unplayed', '/commanders/beacon', '/commanders/a_b_c'],
    ...['/commanders/_', '/commanders/cyr', '/decks/nothing', '/combos/3-4', '/combos?card=nothing'],
    ...['/themes/nothing', '/sets/tts', '/precons/last-steps', '/precons/last-steps/upgrades'],
  ])('are not found at %s', async (path) => {
    await calls.refused(`/api/v1${path}`, 404);
  });

  it('that are not found come with why, and with the nearest names', async () => {
    const answer = await calls.request('/api/v1/commanders/beacon');
    const problem = ProblemDetails.strict().parse(await answer.json());
    expect(problem).toMatchObject({
      detail: 'Beacon cannot be a commander.',
      nearest: expect.any(Array),
    });
    const { nearest } = await calls.refused('/api/v1/sets/tts', 404);
    expect(nearest?.[0]).toMatchObject({ url: '/sets/tst' });
  });
});

describe('GET /api/v1/search', () => {
  it.each([
    ['-t:creatur mv=1', 2],
    ['t:creatur', 0],
  ])('says what of %s it ignored, on each page and with chosen fields', async (q, total) => {
    const path = `/search?q=${encodeURIComponent(q)}`;
    const whole = await calls.read(`/api/v1${path}`, foundSchema(CardResource.strict(), 'Test'));
    expect(whole).toMatchObject({ total, warnings: [expect.stringContaining('creatur')] });
    for (const more of ['&fields=name', '&limit=1', `&limit=1&after=${whole.data[0]?.id}`]) {
      if (total === 0 && more.includes('after')) continue;
      const part = await calls.read(`/api/v1${path}${more}`, foundSchema(CardResource, 'Test'));
      expect(part).toMatchObject({ total, warnings: whole.warnings });
    }
    const page = await (await calls.request(`/api${path}`)).json();
    expect(page.warnings).toEqual(whole.warnings);
  });

  it('finds cards, counted as work', async () => {
    const path = '/api/v1/search?q=t%3Aartifact+mv%3C%3D3&fields=name';
    const answer = await calls.request(path);
    expect(await answer.json()).toMatchObject({
      data: [{ name: 'Beacon' }, { name: 'Lim-Dûl’s Lamp' }],
      total: 2,
      next: null,
      warnings: [],
    });
    expect(answer.headers.get('ratelimit-policy')).toBe('"requests";q=1200;w=60, "work";q=600;w=60');
    const { error } = await calls.refused('/api/v1/search?q=mv%3C', 400);
    expect(error.message).not.toBe('');
    await calls.refused('/api/v1/search', 400);
  });
});

describe('advice', () => {
  it('recommends as /api/recs does, in the published shape', async () => {
    const body = { commanders: ['key-cyr-the-lone'], cards: ['1 Wave', 'key-old-terror', 'Bacon'] };
    const { data } = await calls.read('/api/v1/recommendations', RecommendationsAnswer, post(body));
    const deck = { commanders: ['Cyr the Lone'], cards: ['Wave', 'Old Terror', 'Bacon'] };
    const recs = await (await calls.request('/api/recs', post(deck))).json();
    expect(data.add.map(({ slug }) => slug)).toEqual(recs.inRecs.map(({ slug }: { slug: string }) => slug));
    expect(data.num_decks).toBe(recs.num_decks);
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
