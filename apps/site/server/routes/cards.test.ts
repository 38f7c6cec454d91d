import { ApiCard, CardEntries, CardNames, CardsAnswer } from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

describe('GET /data/cards/{slug}', () => {
  it('answers one card, with or without .json and trailing slash', async () => {
    for (const path of ['/data/cards/beacon', '/data/cards/beacon/', '/data/cards/beacon.json']) {
      const card = await calls.read(path, wireSchema(ApiCard));
      expect(card).toMatchObject({ name: 'Beacon', url: '/cards/beacon', num_decks: 6 });
    }
  });

  it('redirects an alias to the address', async () => {
    const answer = await calls.request('/data/cards/dawn');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/data/cards/dawn-dusk');
  });

  it.each([
    ['dawn-//-dusk', 'Dawn // Dusk'],
    ['Dawn-//-Dusk.json', 'Dawn // Dusk'],
    ['dawn-%2F%2F-dusk', 'Dawn // Dusk'],
    ['dawn-%2f%2f-dusk/', 'Dawn // Dusk'],
    ['Dawn%20//%20Dusk', 'Dawn // Dusk'],
    ['Dawn%20%2F%2F%20Dusk', 'Dawn // Dusk'],
    ['dawn//dusk', 'Dawn // Dusk'],
    ['gate-warden-//-wardens-path', 'Gate Warden // Warden’s Path'],
  ])('answers %s, of which a program replaced the spaces alone, in place', async (slug, name) => {
    expect(await calls.read(`/data/cards/${slug}`, wireSchema(ApiCard))).toMatchObject({ name });
  });

  it.each(['', '/', '/beacon/wave', '/be/acon', '/dawn/dusk', '/beacon//wave', '/x-//-y'])(
    'answers 404 for /data/cards%s',
    async (path) => {
      await calls.refused(`/data/cards${path}`, 404);
    },
  );

  it('answers 404 with the nearest names', async () => {
    const { error, nearest } = await calls.refused('/data/cards/becon', 404);
    expect(error).toEqual({ code: 'not-found', message: 'No card has the address "becon".' });
    expect(nearest?.[0]).toMatchObject({ label: 'Beacon', url: '/cards/beacon' });
  });
});

describe('GET /api/v1/entries/{slug}', () => {
  it('answers a card as in lists, and the two cards of a pair', async () => {
    const { entries } = await calls.read('/api/v1/entries/beacon', wireSchema(CardEntries));
    expect(entries).toMatchObject([{ name: 'Beacon', url: '/cards/beacon', num_decks: 6 }]);
    const pair = await calls.read('/api/v1/entries/ada-the-first-bo-the-second', wireSchema(CardEntries));
    expect(pair.entries.map(({ name }) => name)).toEqual(['Ada, the First', 'Bo, the Second']);
  });

  it('answers 404 with the nearest names', async () => {
    const { nearest } = await calls.refused('/api/v1/entries/becon', 404);
    expect(nearest?.[0]).toMatchObject({ url: '/cards/beacon' });
  });
});

describe('GET /data/static/card-names', () => {
  it('answers every name, with the address if it does not follow from the name', async () => {
    const { cards } = await calls.read('/data/static/card-names', CardNames);
    expect(cards).toContain('Beacon');
    expect(cards).toContain('Gate Warden // Warden’s Path');
    expect(cards).toContainEqual(['Dawn // Dusk', 'dawn-dusk']);
    expect(new Set(cards.map(String)).size).toBe(cards.length);
  });
});

describe('POST /api/cards', () => {
  it('answers cards by the names sent, without unknown names, with and without the trailing slash', async () => {
    const names = ['Beacon', '/cards/wave', '2 Sunbeam', 'Nothing', '__proto__', 'constructor'];
    for (const path of ['/api/cards/', '/api/cards']) {
      const { cards } = await calls.read(path, wireSchema(CardsAnswer), post({ format: 'dict', names }));
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
    expect((await calls.refused('/api/cards/', 400, post(body))).error.code).toBe('invalid-argument');
  });

  it('refuses bodies that are not JSON or not UTF-8 with 400', async () => {
    await calls.refused('/api/cards/', 400, { method: 'POST', body: '{"format"' });
    await calls.refused('/api/cards/', 400, { method: 'POST', body: new Uint8Array([0x22, 0xff, 0x22]) });
    await calls.refused('/api/cards/', 400, { method: 'POST' });
  });

  it('refuses a body over 1 MB with 413', async () => {
    const body = JSON.stringify({ format: 'dict', names: ['a'.repeat(1_000_001)] });
    expect((await calls.refused('/api/cards/', 413, { method: 'POST', body })).error.code).toBe(
      'resource-exhausted',
    );
  });
});
