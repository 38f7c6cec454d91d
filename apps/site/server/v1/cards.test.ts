import { CardResource, itemSchema, listSchema, ProblemDetails } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

const Item = itemSchema(CardResource.strict(), 'Card');
const List = listSchema(CardResource.strict(), 'Card');

describe('GET /api/v1/cards/{id}', () => {
  it('answers a card by id and by slug, with its source', async () => {
    const { data, fields, source } = await calls.read('/api/v1/cards/key-beacon', Item);
    // Its counts: card-resource.test.ts of the answers.
    expect(data).toMatchObject({ object: 'card', id: 'key-beacon', num_decks: 6, potential_decks: 8 });
    expect(fields).toBeNull();
    expect(source).toMatchObject({ asOf: '2024-03-30', num_decks: 8, sample: false });
    const bySlug = await calls.read('/api/v1/cards/beacon', Item);
    expect(bySlug.data).toEqual(data);
  });

  it('answers the chosen fields alone, and names one that is not there', async () => {
    const path = '/api/v1/cards/beacon?fields=name,prices.cardkingdom.price';
    const { data, fields } = await calls.read(path, Item);
    const prices = { cardkingdom: { price: 1 } };
    expect(data).toEqual({ object: 'card', id: 'key-beacon', name: 'Beacon', prices });
    expect(fields).toEqual(['name', 'prices.cardkingdom.price']);
    for (const name of ['colour', 'prices.shop', 'name.first', 'toString']) {
      const { error } = await calls.refused(`/api/v1/cards/beacon?fields=name,${name}`, 400);
      expect(error.message).toContain(`"${name}"`);
    }
    await calls.refused('/api/v1/cards/beacon?fields=', 400);
    const { error } = await calls.refused('/api/v1/cards/beacon?feilds=name', 400);
    expect(error.message).toContain('"feilds"');
  });

  it('refuses an unknown id as RFC 9457 has it, with the nearest names', async () => {
    const answer = await calls.request('/api/v1/cards/beacn');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const problem = ProblemDetails.strict().parse(await answer.json());
    expect(problem).toMatchObject({ type: 'about:blank', title: 'Not Found', status: 404 });
    expect(problem.detail).toBe(problem.error.message);
    expect(problem.nearest?.[0]).toMatchObject({ url: '/cards/beacon' });
  });

  it('is answered by its tag with 304 while nothing changes', async () => {
    const first = await calls.request('/api/v1/cards/beacon?fields=name');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await calls.request('/api/v1/cards/key-beacon?fields=name', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('ratelimit')).toMatch(/^"requests";r=\d+;t=\d+$/);
  });
});

describe('GET /api/v1/cards', () => {
  it('follows next through all cards, each once, most decks first', async () => {
    const seen: string[] = [];
    let path: string | null = '/api/v1/cards?limit=4&fields=name,num_decks';
    let last = Number.POSITIVE_INFINITY;
    while (path !== null) {
      const { data, total, next }: { data: Record<string, unknown>[]; total: number; next: string | null } =
        await calls.read(path, List);
      expect(total).toBe(18);
      for (const { id, num_decks } of data) {
        expect(num_decks).toBeLessThanOrEqual(last);
        last = Number(num_decks);
        seen.push(`${id}`);
      }
      path = next;
    }
    expect(seen).toHaveLength(18);
    expect(new Set(seen).size).toBe(18);
    expect(seen[0]).toBe('key-beacon');
  });

  it('refuses a limit out of its range, and a place that is not in the list', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'limit=1.5', 'limit=', 'after=nobody'])
      await calls.refused(`/api/v1/cards?${query}`, 400);
    expect((await calls.read('/api/v1/cards?limit=100', List)).next).toBeNull();
  });
});

describe('POST /api/v1/cards/batch', () => {
  const batch = (body: object): Promise<Response> => calls.request('/api/v1/cards/batch', post(body));

  it('answers by id and by name in the order sent, with null for what is unknown', async () => {
    const answer = await batch({
      ids: ['key-wave', 'nobody'],
      names: ['1 Beacon', 'Nothing'],
      fields: ['slug'],
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({
      data: [
        { object: 'card', id: 'key-wave', slug: 'wave' },
        null,
        { object: 'card', id: 'key-beacon', slug: 'beacon' },
        null,
      ],
      fields: ['slug'],
      not_found: ['nobody', 'Nothing'],
      source: { num_decks: 8 },
    });
  });

  it('leaves out what no card has if asked to', async () => {
    const body = { ids: ['beacon', 'none'], names: ['Wave'], fields: ['name'], omit_missing: true };
    const { data, not_found } = await (await calls.request('/api/v1/cards/batch', post(body))).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Beacon', 'Wave']);
    expect(not_found).toEqual(['none']);
  });

  it('refuses to answer about nothing, and names it does not have', async () => {
    const refusal = async (body: object) =>
      (await calls.refused('/api/v1/cards/batch', 400, post(body))).error.message;
    expect(await refusal({})).toContain('"ids"');
    expect(await refusal({ fields: ['name'] })).toContain('"ids"');
    for (const body of [{ ids: [], names: [] }, { identifiers: [] }])
      expect(await refusal(body)).toContain('such as {"ids":["sol-ring"]}');
    expect(await refusal({ identifiers: [{ scryfal_id: 'x' }] })).toContain(
      'The field "identifiers[0]" has no field "scryfal_id". Did you mean "scryfall_id"? It has: ',
    );
    expect(await refusal({ cards: ['Beacon'] })).toBe(
      'This call has no field "cards". It has: ids, names, identifiers, omit_missing, fields.',
    );
    expect(await refusal({ name: ['Beacon'] })).toContain('Did you mean "names"?');
  });

  it('takes 100 cards and no more', async () => {
    const hundred = Array.from({ length: 100 }, () => 'beacon');
    expect((await batch({ ids: hundred })).status).toBe(200);
    expect((await batch({ ids: hundred, names: ['Beacon'] })).status).toBe(400);
    expect((await batch({ ids: [...hundred, 'beacon'] })).status).toBe(400);
    expect((await batch({ ids: ['beacon'], fields: ['nmae'] })).status).toBe(400);
  });
});
