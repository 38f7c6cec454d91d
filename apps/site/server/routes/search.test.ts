import { CardSearchAnswer, ListSearchAnswer, SearchOptions, SearchPage } from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

/* What is found is tested in packages/answers/src/search. */
describe('GET /api/v1/pages/search', () => {
  it('lists cards in the order of the search box, which is sent words without spaces', async () => {
    const options = await calls.read('/api/typeahead?q=hometwnfar&starts=7', SearchOptions);
    const cards = options.filter(({ kind }) => kind === 'card').map(({ label }) => label);
    expect(cards).not.toEqual([]);
    const page = await calls.read('/api/v1/pages/search?q=hometwn%20far', SearchPage);
    expect(page.lists[0]?.cards.slice(0, cards.length).map(({ name }) => name)).toEqual(cards);
  });

  it('refuses pages that are none', async () => {
    await calls.refused('/api/v1/pages/search?q=a&page=0', 400);
  });
});

describe('GET /api/search', () => {
  it('answers slugs in order', async () => {
    const answer = await calls.read('/api/search?q=t:instant', wireSchema(CardSearchAnswer));
    expect(answer).toMatchObject({ num_cards: 1, cards: ['wave'] });
  });
  it('refuses invalid queries', async () => {
    expect((await calls.refused('/api/search?q=(', 400)).error.message).toContain('parenthesis');
  });
});

describe('POST /api/search/within', () => {
  it('narrows a list and omits unknown slugs', async () => {
    const body = { q: 'c:u', within: ['beacon', 'wave', 'grand-tide', 'no-such-card'] };
    const answer = await calls.read('/api/search/within', wireSchema(ListSearchAnswer), post(body));
    expect(answer.cards.sort()).toEqual(['grand-tide', 'wave']);
    expect(answer.fault).toBeNull();
  });
  it('points at what it cannot parse', async () => {
    const body = post({ q: 't:elf foo:bar', within: ['wave'] });
    const answer = await calls.read('/api/search/within', wireSchema(ListSearchAnswer), body);
    expect(answer).toMatchObject({ fault: { from: 6, to: 9 }, cards: [], num_cards: 0 });
  });
  it('refuses another body', async () => {
    await calls.refused('/api/search/within', 400, post({ q: 'c:u' }));
  });
});
