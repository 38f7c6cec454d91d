import { CardPage, CommanderPage, CommandersPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

describe('the description of /api/v1', () => {
  it('gives each call its own name', async () => {
    const { paths } = await (await calls.request('/api/openapi.json')).json();
    const named = Object.entries<Record<string, { operationId?: string }>>(paths)
      .filter(([path]) => path.startsWith('/api/v1/'))
      .flatMap(([, methods]) => Object.values(methods).map(({ operationId }) => operationId));
    expect(named).not.toContain(undefined);
    expect(new Set(named).size).toBe(named.length);
  });
});

describe('GET /api/v1', () => {
  it('answers in our own model, with the numbers of the page', async () => {
    const page = await calls.read('/api/v1/pages/commanders/cyr-the-lone', CommanderPage.strict());
    expect(page).toMatchObject({
      title: 'Cyr the Lone (Commander)',
      numDecks: 4,
      averages: { artifact: 1.25, land: 30.25 },
      card: { name: 'Cyr the Lone', numDecks: 4 },
    });
    const beacon = page.lists.flatMap(({ cards }) => cards).find(({ slug }) => slug === 'beacon');
    // Three of Cyr's four decks run it. 3 of 4: (4.9207 ± 1.96 · √(.75 + .9604)) / 7.8415.
    expect(beacon).toMatchObject({
      numDecks: 3,
      potentialDecks: 4,
      inclusionRate: 0.75,
      inclusionLow: 0.3006,
      inclusionHigh: 0.9544,
    });
    await calls.read('/api/v1/pages/cards/beacon', CardPage.strict());
    await calls.read('/api/v1/pages/commanders?range=month', CommandersPage.strict());
  });

  it('says the same number as the de-facto document', async () => {
    const own = await (await calls.request('/api/v1/pages/commanders/cyr-the-lone?bracket=cedh')).json();
    const other = await (await calls.request('/data/pages/commanders/cyr-the-lone?bracket=cedh')).json();
    expect(own.numDecks).toBeGreaterThan(0);
    expect(JSON.stringify(other)).toContain(`"num_decks":${own.numDecks},`);
  });

  it('leads on to the right name below its own base, and refuses as documents do', async () => {
    const moved = await calls.request('/api/v1/pages/commanders/Mono-White?range=week');
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe('/api/v1/pages/commanders/mono-white?range=week');
    const unknown = await calls.refused('/api/v1/pages/cards/beacn', 404);
    expect(unknown.nearest?.[0]).toMatchObject({ url: '/cards/beacon' });
    await calls.refused('/api/v1/pages/commanders?page=0', 400);
  });

  it('may be read by pages of others, and asked for again by its tag', async () => {
    const answer = await calls.request('/api/v1/pages/cards/beacon');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const etag = answer.headers.get('etag') ?? '';
    const again = await calls.request('/api/v1/pages/cards/beacon', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});
