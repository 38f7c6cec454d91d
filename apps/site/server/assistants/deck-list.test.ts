import type { DeckListParts, Provenance } from '@deckwright/contract/schemas';
import { expect, it } from 'vitest';
import type { AskApi } from '../questions/ask-api.ts';
import { readDeckText } from './deck-list.ts';

const SOURCE: Provenance = { snapshot: 's', asOf: null, num_decks: 0, corpus: '', sample: true, credits: [] };

/** An API that reads every list as this one. */
function reads(list: Partial<DeckListParts>): Pick<AskApi, 'ask'> {
  const data = { object: 'deck_list', format: 'text', commanders: [], companion: null, cards: [], ...list };
  const answer = { data: { outside: [], not_read: [], card_date: null, ...data }, source: SOURCE };
  return { ask: async (_path, shape) => shape.parse(answer) };
}

const card = (id: string | null, quantity = 1, section = '') => ({
  ...{ id, name: `Card ${id}`, quantity, section, finish: 'normal' as const },
});

it('asks for each card once, with the copies of all its entries', async () => {
  const list = {
    commanders: [card('a', 2)],
    companion: card('d'),
    cards: [card('b', 1), card('c'), card('b', 3, 'Ramp'), card(null)],
  };
  const { deck } = await readDeckText(reads(list), '…');
  expect(deck).toEqual({ commanders: ['2 a'], cards: ['4 b', '1 c', '1 Card null'], companion: 'd' });
});

it('takes 250 different cards, commanders included', async () => {
  const cards = Array.from({ length: 249 }, (_, index) => card(`${index}`));
  const commanders = [card('a')];
  expect((await readDeckText(reads({ commanders, cards }), '…')).deck.cards).toHaveLength(249);
  await expect(readDeckText(reads({ commanders, cards: [...cards, card('b')] }), '…')).rejects.toThrow(
    '251 different cards, more than 250',
  );
});

it('names the first 30 lines that were not read, and counts the others', async () => {
  const not_read = Array.from({ length: 33 }, (_, index) => ({
    ...{
      line: index + 1,
      text: `x${'y'.repeat(200)}`,
      reason: 'no card has this name',
      kind: 'misspelled' as const,
      of: 'card' as const,
      nearest: null,
    },
  }));
  const { fields, lines } = await readDeckText(reads({ cards: [card('a')], not_read }), '…');
  expect(fields.not_read).toHaveLength(30);
  expect(fields.not_read_count).toBe(33);
  expect(lines.at(-1)).toBe('Not read: 3 more lines');
  expect(lines[0]).toBe(`Not read: line 1 (“x${'y'.repeat(78)}…”): no card has this name`);
});

it('says what a list without a card of the deck has instead', async () => {
  const line = {
    line: 1,
    text: 'x',
    reason: 'no card has this name',
    kind: 'misspelled' as const,
    of: 'card' as const,
    nearest: 'Y',
  };
  await expect(readDeckText(reads({ not_read: [line, line, line, line, line] }), '…')).rejects.toThrow(
    /line 1 \(“x”\): no card has this name \(did you mean Y\?\); .*And 2 more lines\. Is this a deck list\?$/,
  );
  await expect(readDeckText(reads({ outside: [{ ...card('a'), board: 'sideboard' }] }), '…')).rejects.toThrow(
    'All cards of the list are outside the deck',
  );
  await expect(readDeckText(reads({}), '…')).rejects.toThrow('The list has no card.');
});

it('has one line for all names that the card data lack', async () => {
  const missing = (line: number, text: string) => ({
    ...{
      line,
      text,
      reason: 'our card data does not have this name',
      kind: 'missing' as const,
      of: 'card' as const,
      nearest: null,
    },
  });
  const not_read = [missing(2, 'New'), missing(3, 'Newer'), missing(4, 'New')];
  const { lines } = await readDeckText(reads({ cards: [card('a')], not_read, card_date: '2024-04-19' }), '…');
  expect(lines).toEqual([
    'Not read: 2 names that our card data, of Apr 19, 2024, does not have: “New”, “Newer”',
  ]);
});
