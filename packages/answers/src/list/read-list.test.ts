import { readDeckList } from '@deckwright/decklist';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Answers, createAnswers } from '../answers.ts';
import { openTiny, type TinySnapshot } from '../testing/tiny-snapshot.ts';
import { cardLookup, type ReadList, readList } from './read-list.ts';

let tiny: TinySnapshot;
let answers: Answers;
beforeAll(async () => {
  tiny = await openTiny();
  answers = createAnswers({ snapshot: tiny.snapshot, imageHost: null });
}, 60_000);
afterAll(() => tiny.close());

const read = (text: string, fileName?: string): Promise<ReadList> => answers.readDeckList({ text, fileName });
const indexOf = (name: string): number => tiny.snapshot.cards.findIndex((card) => card.name === name);
const getNames = (entries: readonly { quantity: number; name: string }[]): string[] =>
  entries.map(({ quantity, name }) => `${quantity} ${name}`);

const LIST = [
  'Commander',
  '1 Cyr the Lone',
  '',
  'Companion',
  '1 Lim-Dul’s Lamp',
  '',
  'Deck',
  '2 Beacon',
  '1 Dusk',
  '1 Sunbaem',
  '1000 Island',
  '',
  'Sideboard',
  '1 Wave',
  '1 Nobody Knows',
].join('\n');

describe('a list by the cards of the snapshot', () => {
  it('has each card where the list puts it, by its full name', async () => {
    const list = await read(LIST);
    expect(list.format).toBe('text');
    expect(list.commanders).toEqual([
      expect.objectContaining({
        name: 'Cyr the Lone',
        card: indexOf('Cyr the Lone'),
        quantity: 1,
        lines: [2],
      }),
    ]);
    expect(list.companion).toMatchObject({ name: 'Lim-Dûl’s Lamp', card: indexOf('Lim-Dûl’s Lamp') });
    expect(getNames(list.cards)).toEqual(['2 Beacon', '1 Dawn // Dusk']);
    expect(list.outside).toMatchObject([{ name: 'Wave', card: indexOf('Wave'), board: 'sideboard' }]);
  });

  it('names every line that is not in it, by line, with the card that may be meant', async () => {
    const { notRead } = await read(LIST);
    expect(notRead.map(({ line, nearest }) => [line, nearest?.label ?? null])).toEqual([
      [10, 'Sunbeam'],
      [11, null],
      [15, null],
    ]);
    expect(notRead[0]).toMatchObject({
      text: 'Sunbaem',
      reason: 'no card has this name',
      kind: 'misspelled',
    });
    expect(notRead[1]?.kind).toBeNull();
    expect(notRead[2]).toMatchObject({
      kind: 'missing',
      reason: 'our card data, of Mar 28, 2024, does not have this name',
    });
    expect(notRead[1]?.reason).toContain('999');
  });

  it('looks for a commander among the cards that can be one', async () => {
    const { commanders, notRead } = await read('Commander\n1 Cyr the Lonn\n\nDeck\n1 Beacon');
    expect(commanders).toEqual([]);
    expect(notRead).toMatchObject([{ line: 2, nearest: { url: '/commanders/cyr-the-lone' } }]);
  });

  it('keeps all copies of a commander', async () => {
    const { commanders } = await read('Commander\n2 Cyr the Lone\n\nDeck\n1 Beacon');
    expect(getNames(commanders)).toEqual(['2 Cyr the Lone']);
  });

  it('keeps tokens apart, which are no cards whatever their names', async () => {
    const { outside, notRead } = await read('1 Beacon\n\nTokens\n1 Saproling\n2 Wave');
    expect(outside).toMatchObject([
      { name: 'Saproling', quantity: 1, board: 'tokens', card: null },
      { name: 'Wave', quantity: 2, board: 'tokens', card: null },
    ]);
    expect(notRead).toEqual([]);
  });

  it('says of a real card that is not legal, and of a token, what it is', async () => {
    const { cards, notRead } = await read('1 Ha! Bo, Run!\n1 Beast\n1 Screen Light\n1 Beacon');
    expect(getNames(cards)).toEqual(['1 Beacon']);
    expect(notRead.map(({ line, reason, kind }) => [line, reason, kind])).toEqual([
      [1, 'it is not legal in Commander', 'excluded'],
      [2, 'it is a token, not a card of the deck', 'excluded'],
      [3, 'it exists only on Arena', 'excluded'],
    ]);
  });

  it('names each of the lines that have the same unknown name', async () => {
    const { notRead } = await read('1 Bacon\n1 Wave\n3 Bacon');
    expect(notRead.map(({ line, nearest }) => [line, nearest?.label])).toEqual([
      [1, 'Beacon'],
      [3, 'Beacon'],
    ]);
  });

  it('searches at most 20 of thousands of unknown names', async () => {
    const ask = vi.fn(tiny.snapshot.ask);
    const names = Array.from({ length: 5000 }, (_, index) => `1 Beacn${index.toString(36)}`);
    const { notRead } = await readList({ ...tiny.snapshot, ask }, { text: names.join('\n') });
    expect(notRead).toHaveLength(5000);
    expect(ask.mock.calls.map(([, requested]) => (requested as unknown[]).length)).toEqual([20]);
  });

  it('reads a file by its name', async () => {
    const cod =
      '<?xml version="1.0"?><cockatrice_deck version="1"><zone name="main"><card number="2" name="Wave"/></zone>' +
      '<zone name="side"><card number="1" name="Beacon"/></zone></cockatrice_deck>';
    const list = await read(cod, 'deck.cod');
    expect(list.format).toBe('cockatrice');
    expect(getNames(list.cards)).toEqual(['2 Wave']);
    expect(getNames(list.outside)).toEqual(['1 Beacon']);
  });

  it('answers what is no list', async () => {
    for (const text of ['', '\n\n', 'https://decks.example/1', '{"a":1}', '\u0000'.repeat(50)]) {
      const list = await read(text);
      expect([list.commanders, list.cards, list.outside], JSON.stringify(text)).toEqual([[], [], []]);
    }
  });
});

describe('every list', () => {
  const HEADINGS = [
    'Commander',
    'Companion',
    'Deck',
    'Sideboard',
    'Maybeboard',
    'Tokens',
    'Ramp (3)',
    '',
    '// Lands',
  ];
  const NAMES = [
    'Cyr the Lone',
    'Beacon',
    'Wave',
    'Dusk',
    'Island',
    'Bacon',
    'Nobody Knows',
    'Ada, the First',
  ];
  const line = fc.oneof(
    fc.constantFrom(...HEADINGS),
    fc
      .tuple(
        fc.constantFrom('', '1 ', '2x ', '0 ', '1000 ', '30 '),
        fc.constantFrom(...NAMES),
        fc.constantFrom('', ' *CMDR*', ' *F*', ' (TST) 12'),
      )
      .map((parts) => parts.join('')),
    fc.constantFrom('https://decks.example/1', '<b>', '- 1 Wave'),
    fc.string({ maxLength: 20 }),
  );

  it('has each entry of its reading in exactly one part, with its copies', async () => {
    const { snapshot } = tiny;
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
        const text = lines.join('\n');
        const reading = readDeckList(text, { cards: cardLookup(snapshot) });
        const list = await readList(snapshot, { text });
        const entries = [
          ...reading.commanders.map((entry) => ({ ...entry, part: 'commanders' })),
          ...(reading.companion ? [{ ...reading.companion, part: 'companion' }] : []),
          ...reading.cards.map((entry) => ({ ...entry, part: 'cards' })),
          ...reading.outside.map((entry) => ({ ...entry, part: entry.board })),
        ];
        const isKnown = ({ name, part }: { name: string; part: string }): boolean =>
          part === 'tokens' || snapshot.resolver.find(name) !== null;
        const mark = (entry: { lines: number[]; quantity: number; section: string }, index: string): string =>
          [index, entry.quantity, entry.section, ...entry.lines].join(' ');
        expect([
          ...list.commanders.map((entry) => mark(entry, 'commanders')),
          ...(list.companion ? [mark(list.companion, 'companion')] : []),
          ...list.cards.map((entry) => mark(entry, 'cards')),
          ...list.outside.map((entry) => mark(entry, entry.board)),
        ]).toEqual(entries.filter(isKnown).map((entry) => mark(entry, entry.part)));
        const left = [
          ...reading.notRead.map(({ line: number, text: words }) => `${number} ${words}`),
          ...entries
            .filter((entry) => !isKnown(entry))
            .flatMap((entry) => entry.lines.map((number) => `${number} ${entry.name}`)),
        ];
        expect(list.notRead.map(({ line: number, text: words }) => `${number} ${words}`).sort()).toEqual(
          left.sort(),
        );
      }),
      { numRuns: 200 },
    );
  });
});
