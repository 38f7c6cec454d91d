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

const LIST = [
  'Commander',
  '1 Cyr the Lone *F*',
  '',
  'Companion',
  '1 Lim-Dul’s Lamp',
  '',
  'Ramp',
  '2 Beacon',
  '1 Sunbaem',
  '',
  'Maybeboard',
  '1 Wave',
  'https://decks.example/1',
].join('\n');

describe('POST /api/v1/deck-lists', () => {
  it('answers the parts of a list, with ids, and what was not read', async () => {
    const { data, source } = await read({ text: LIST });
    expect(source.num_decks).toBe(8);
    expect(data).toEqual({
      object: 'deck_list',
      format: 'text',
      commanders: [
        { id: 'key-cyr-the-lone', name: 'Cyr the Lone', quantity: 1, section: 'Commander', finish: 'foil' },
      ],
      companion: {
        ...{ id: 'key-lim-duls-lamp', name: 'Lim-Dûl’s Lamp', quantity: 1 },
        ...{ section: 'Companion', finish: 'normal' },
      },
      cards: [{ id: 'key-beacon', name: 'Beacon', quantity: 2, section: 'Ramp', finish: 'normal' }],
      outside: [
        {
          ...{ id: 'key-wave', name: 'Wave', quantity: 1, section: 'Maybeboard', finish: 'normal' },
          board: 'maybeboard',
        },
      ],
      not_read: [
        {
          ...{ line: 9, text: 'Sunbaem', reason: 'no card has this name' },
          ...{ kind: 'misspelled', of: 'card', nearest: 'Sunbeam' },
        },
        {
          line: 13,
          text: 'https://decks.example/1',
          reason: expect.stringContaining('address'),
          kind: null,
          of: null,
          nearest: null,
        },
      ],
      card_date: '2024-03-28',
    });
  });

  it('reads a file by its name, and answers a text without a card', async () => {
    const cod = '<cockatrice_deck><zone name="main"><card number="3" name="Wave"/></zone></cockatrice_deck>';
    const { data } = await read({ text: cod, file_name: 'deck.cod' });
    expect(data).toMatchObject({ format: 'cockatrice', cards: [{ id: 'key-wave', quantity: 3 }] });
    expect((await read({ text: '' })).data).toMatchObject({ commanders: [], cards: [], not_read: [] });
  });

  it('answers ids that other calls take with their quantities, also of a commander', async () => {
    const { data: list } = await read({ text: 'Commander\n2 Cyr the Lone\n\nDeck\n1 Wave\n30 Island' });
    const entry = ({ id, quantity }: { id: string | null; quantity: number }) => `${quantity} ${id}`;
    const deck = { commanders: list.commanders.map(entry), cards: list.cards.map(entry) };
    expect(deck.cards).toEqual(['1 key-wave', '30 key-island']);
    const { data } = await calls.read('/api/v1/insight', InsightAnswer, post(deck));
    // Two of the commander, Wave and 30 Islands.
    expect(data).toMatchObject({ size: 33, unknown: [], commanders: [{ name: 'Cyr the Lone' }] });
    expect(data.faults.map(({ text }) => text)).toContain(
      'Each card but a basic land may be in a deck once: 2 copies of Cyr the Lone.',
    );
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

describe('POST /api/v1/insight', () => {
  it('reads a pair in one text as a pair', async () => {
    for (const pair of ['Ada, the First // Bo, the Second', '1 Ada, the First & Bo, the Second']) {
      const { data } = await calls.read('/api/v1/insight', InsightAnswer, post({ commanders: [pair] }));
      expect(
        data.commanders.map(({ name }) => name),
        pair,
      ).toEqual(['Ada, the First', 'Bo, the Second']);
    }
  });
});
