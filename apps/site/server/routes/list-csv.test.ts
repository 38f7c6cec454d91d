import { CommanderPage } from '@deckwright/contract/schemas';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

async function rowsAt(path: string): Promise<Record<string, string>[]> {
  const answer = await calls.request(`/api/v1/csv${path}`);
  expect(answer.status, path).toBe(200);
  const { data, errors } = Papa.parse<Record<string, string>>(await answer.text(), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

describe('GET /api/v1/csv', () => {
  it('has a line for each card of each list of the page, with the interval of its share', async () => {
    const page = await calls.read('/api/v1/pages/commanders/cyr-the-lone', CommanderPage);
    const rows = await rowsAt('/commanders/cyr-the-lone');
    expect(rows.map(({ list, name }) => [list, name])).toEqual(
      page.lists.flatMap(({ title, cards }) => cards.map(({ name }) => [title, name])),
    );
    // Three of Cyr's four decks run it: (4.9207 ± 1.96 · √(.75 + .9604)) / 7.8415.
    expect(rows.find(({ name }) => name === 'Beacon')).toMatchObject({
      url: '/cards/beacon',
      decks: '3',
      potential_decks: '4',
      inclusion: '0.75',
      inclusion_low: '0.3006',
      inclusion_high: '0.9544',
    });
  });

  it('counts the decks that the page’s own query leaves', async () => {
    const page = await calls.read('/api/v1/pages/commanders/cyr-the-lone?range=year', CommanderPage);
    const rows = await rowsAt('/commanders/cyr-the-lone?range=year');
    expect(rows.map(({ decks }) => Number(decks))).toEqual(
      page.lists.flatMap(({ cards }) => cards.map(({ numDecks }) => numDecks)),
    );
  });

  it('is saved under the name of the page, revalidated by ETag, and hidden from search engines', async () => {
    const { headers } = await calls.request('/api/v1/csv/commanders/cyr-the-lone');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="commanders-cyr-the-lone.csv"');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const tag = { 'if-none-match': headers.get('etag') ?? '' };
    const again = await calls.request('/api/v1/csv/commanders/cyr-the-lone', { headers: tag });
    expect(again.status).toBe(304);
  });

  it('redirects to the right name, and says which pages have none', async () => {
    const moved = await calls.request('/api/v1/csv/commanders/Cyr-the-Lone?range=week');
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe('/api/v1/csv/commanders/cyr-the-lone?range=week');
    expect((await calls.refused('/api/v1/csv/faq', 404)).error.message).toContain('no card lists');
    expect((await calls.refused('/api/v1/csv/nothing/here/at-all', 404)).error.message).toContain('No page');
    await calls.refused('/api/v1/csv/cards/beacn', 404);
    await calls.refused('/api/v1/csv/top/creatures?page=0', 400);
  });

  it('exists for every kind of page that lists cards', async () => {
    for (const path of ['/cards/beacon', '/cards', '/top', '/top/creatures', '/commanders'])
      expect((await rowsAt(path)).length, path).toBeGreaterThan(0);
  });
});
