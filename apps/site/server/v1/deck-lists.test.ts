import { DeckListAnswer, InsightAnswer, ProblemDetails } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

const PATH = '/api/v1/deck-lists';
const read = (body: object) => calls.read(PATH, DeckListAnswer.strict(), post(body));

// What is read of lists: deck-list-resource.test.ts of the answers.
describe('POST /api/v1/deck-lists', () => {
  it('answers a list in the published shape, with its source', async () => {
    const { data, source } = await read({ text: 'Commander\n1 Cyr the Lone\n\nDeck\n1 Sunbaem\n' });
    expect(source.num_decks).toBe(8);
    expect(data).toMatchObject({
      object: 'deck_list',
      commanders: [{ id: 'key-cyr-the-lone' }],
      not_read: [{ line: 5, nearest: 'Sunbeam' }],
    });
  });

  it('reads a file by its name', async () => {
    const cod = '<cockatrice_deck><zone name="main"><card number="3" name="Wave"/></zone></cockatrice_deck>';
    const { data } = await read({ text: cod, file_name: 'deck.cod' });
    expect(data).toMatchObject({ format: 'cockatrice', cards: [{ id: 'key-wave', quantity: 3 }] });
  });

  it('answers ids that /api/v1/insight takes with their quantities', async () => {
    const { data: list } = await read({ text: 'Commander\n2 Cyr the Lone\n\nDeck\n1 Wave\n30 Island' });
    const entry = ({ id, quantity }: { id: string | null; quantity: number }) => `${quantity} ${id}`;
    const deck = { commanders: list.commanders.map(entry), cards: list.cards.map(entry) };
    const { data } = await calls.read('/api/v1/insight', InsightAnswer, post(deck));
    expect(data).toMatchObject({ size: 33, unknown: [], commanders: [{ name: 'Cyr the Lone' }] });
  });

  it('takes 100,000 characters and refuses more as too large, before it reads the list', async () => {
    const longest = '1 Wave\n'.repeat(14_285).padEnd(100_000, '\n');
    expect((await read({ text: longest })).data.cards).toMatchObject([{ quantity: 14_285 }]);
    const answer = await calls.request(PATH, post({ text: `${longest}\n` }));
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(ProblemDetails.parse(await answer.json())).toMatchObject({
      error: { code: 'resource-exhausted' },
      detail: 'The list is longer than 100,000 characters. Send one deck.',
    });
  });

  it('refuses a body of another form', async () => {
    for (const body of [
      {},
      { text: 1 },
      { text: null },
      { text: '1 Wave', file_name: 'x'.repeat(256) },
      ['1 Wave'],
    ])
      await calls.refused(PATH, 400, post(body));
    await calls.refused(PATH, 405);
  });

  it('counts as work, and is stored nowhere', async () => {
    const answer = await calls.request(PATH, post({ text: '1 Wave' }));
    expect(answer.headers.get('ratelimit-policy')).toBe('"requests";q=1200;w=60, "work";q=600;w=60');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
