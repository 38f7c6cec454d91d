import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

const message = async (path: string, init?: RequestInit) =>
  (await calls.refused(path, 400, init)).error.message;

it('refuses fields that a call outside version 1 does not have, with the nearest', async () => {
  const commanders = ['Cyr the Lone'];
  expect(await message('/api/recs', post({ commanders, cards: [], card: [] }))).toMatch(
    /^This call has no field "card". Did you mean "cards"\? It has: cards, commanders, /,
  );
  expect(await message('/api/recs', post({ commanders, max_prise: 5 }))).toContain('no field "max_prise"');
  expect(await message('/api/recs', post({ commanders, options: { max_prise: 5 } }))).toMatch(
    /"options" has no field "max_prise". Did you mean "maxPrice"\?/,
  );
  expect(await message('/api/decks/insight', post({ deck: '1 Wave' }))).toContain('no field "deck"');
  // Named before what is missing: it may be there under this name.
  expect(await message('/api/cards', post({ format: 'dict', name: ['Wave'] }))).toContain(
    'Did you mean "names"?',
  );
  expect(await message('/api/search/within', post({ query: 't:elf', within: [] }))).toContain('"query"');
});

it('refuses parameters that a call outside version 1 does not have, and those given twice', async () => {
  expect(await message('/api/search?q=wave&limt=5')).toBe('This call has no parameter "limt". It has: q.');
  expect(await message('/api/search?q=a&q=b')).toBe('The parameter "q" must be given once.');
  expect(await message('/api/typeahead?q=wave&limt=5')).toContain('Did you mean "limit"?');
  expect(await message('/api/recs?limit=5', post({ commanders: ['Cyr the Lone'] }))).toContain(
    'It has: none.',
  );
  expect(await message('/api/v1/insight?fields=size', post({ cards: ['Wave'] }))).toContain('"fields"');
});

it('takes the bodies and queries that programs of others send', async () => {
  const recorded = [
    { commanders: ['Cyr the Lone'], cards: ['1 Wave', 'Beacon'], name: '' },
    { commanders: ['Cyr the Lone'], cards: [], name: '', options: { excludeLands: true, offset: 0 } },
  ];
  for (const body of recorded)
    for (const path of ['/api/recs', '/api/recs/'])
      expect((await calls.request(path, post(body))).status, JSON.stringify(body)).toBe(200);
  expect((await calls.request('/api/cards/', post({ format: 'dict', names: ['Wave'] }))).status).toBe(200);
  for (const path of [
    '/api/filters?f=In=Beacon&dir=commanders&cmdr=cyr-the-lone&_=1',
    '/data/pages/commanders/cyr-the-lone.json?_=1700000000',
    '/_next/data/abc/commanders/cyr-the-lone.json?commanderName=cyr-the-lone',
  ])
    expect((await calls.request(path)).status, path).toBe(200);
});
