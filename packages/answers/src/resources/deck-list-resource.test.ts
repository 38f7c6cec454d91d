import { DeckListAnswer } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviseDeck } from '../advice/index.ts';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { deckListResource } from './deck-list-resource.ts';
import { withoutId } from './recommendations-resource.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

const Shape = DeckListAnswer.shape.data.strict();
const read = async (text: string, fileName?: string) =>
  Shape.parse(await deckListResource(tiny.snapshot, { text, fileName }));

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

describe('a deck list', () => {
  it('has its parts, with ids, and what was not read', async () => {
    expect(await read(LIST)).toEqual({
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

  it('is read from a file by its name, and may have no card', async () => {
    const cod = '<cockatrice_deck><zone name="main"><card number="3" name="Wave"/></zone></cockatrice_deck>';
    const deck = { format: 'cockatrice', cards: [{ id: 'key-wave', quantity: 3 }] };
    expect(await read(cod, 'deck.cod')).toMatchObject(deck);
    expect(await read('')).toMatchObject({ commanders: [], cards: [], not_read: [] });
  });

  it('has ids that advice takes with their quantities, also of a commander', async () => {
    const list = await read('Commander\n2 Cyr the Lone\n\nDeck\n1 Wave\n30 Island');
    const entry = ({ id, quantity }: { id: string | null; quantity: number }) => `${quantity} ${id}`;
    const cards = list.cards.map(entry);
    expect(cards).toEqual(['1 key-wave', '30 key-island']);
    const named = (texts: string[]) => texts.map((text) => withoutId(tiny.snapshot, text));
    const { insight } = await adviseDeck(
      { snapshot: tiny.snapshot, imageHost: null },
      { commanders: named(list.commanders.map(entry)), cards: named(cards) },
      { parts: ['insight'] },
    );
    // Two of the commander, Wave and 30 Islands.
    expect(insight).toMatchObject({ size: 33, unknown: [], commanders: [{ name: 'Cyr the Lone' }] });
    expect(insight.faults.map(({ text }) => text)).toContain(
      'Each card but a basic land may be in a deck once: 2 copies of Cyr the Lone.',
    );
  });

  it('may have 100,000 characters', async () => {
    const longest = '1 Wave\n'.repeat(14_285).padEnd(100_000, '\n');
    expect((await read(longest)).cards).toMatchObject([{ quantity: 14_285 }]);
  });
});

describe('the insight into a deck', () => {
  it('reads a pair in one text as a pair', async () => {
    for (const pair of ['Ada, the First // Bo, the Second', '1 Ada, the First & Bo, the Second']) {
      const view = { snapshot: tiny.snapshot, imageHost: null };
      const { insight } = await adviseDeck(view, { commanders: [pair], cards: [] }, { parts: ['insight'] });
      expect(
        insight.commanders.map(({ name }) => name),
        pair,
      ).toEqual(['Ada, the First', 'Bo, the Second']);
    }
  });
});
