import { CommanderPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

/* What pages say is tested in packages/answers; this is how they are served. */
describe('GET /api/v1/pages/…', () => {
  it('sends another address of a page to its own with 301, without unknown keys', async () => {
    const answer = await calls.request('/api/v1/pages/commanders/bo-the-second-ada-the-first?range=week&x=1');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(
      '/api/v1/pages/commanders/ada-the-first-bo-the-second?range=week',
    );
  });

  it('lets nobody cache where an address leads', async () => {
    const answer = await calls.request('/api/v1/pages/commanders/Mono-White?range=week');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/api/v1/pages/commanders/mono-white?range=week');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
  });

  it('leads to pages of another kind', async () => {
    const answer = await calls.request('/api/v1/pages/combos/Azorius');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/api/v1/pages/combos?colors=azorius',
    ]);
  });

  it('marks pages that are not for search engines', async () => {
    const answer = await calls.request('/api/v1/pages/commanders/bo-the-second');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(CommanderPage.parse(await answer.json()).noindex).toBe(true);
  });

  it('answers 404 for an unknown name, with the nearest ones', async () => {
    const { nearest } = await calls.refused('/api/v1/pages/cards/sunbeem', 404);
    expect(nearest?.[0]?.label).toBe('Sunbeam');
  });

  it('answers 400 for a query that it cannot read', async () => {
    await calls.refused('/api/v1/pages/commanders?page=0', 400);
    const { error, nearest } = await calls.refused('/api/v1/pages/commanders/cyr-the-lone?f=in=becon', 400);
    expect(error.message).toContain('"becon"');
    expect(nearest?.[0]?.label).toBe('Beacon');
  });
});
