import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDeckList } from './read-deck-list.ts';
import { lookUp } from './testing.fixture.ts';
import type { DeckListReading } from './types.ts';

/** Every place in the input that was read as something, as often as it was. */
function linePositions(reading: DeckListReading): number[] {
  const { commanders, companion, cards, outside, headings, metadata, notRead } = reading;
  const listed = [...commanders, ...(companion ? [companion] : []), ...cards, ...outside];
  return [
    ...listed.flatMap(({ lines }) => lines),
    ...[...headings, ...metadata, ...notRead].map(({ line }) => line),
  ].sort((a, b) => a - b);
}

function copiesIn({ commanders, companion, cards, outside }: DeckListReading): number {
  const listed = [...commanders, ...(companion ? [companion] : []), ...cards, ...outside];
  return listed.reduce((sum, { quantity }) => sum + quantity, 0);
}

const NAME = fc.constantFrom(
  'Sol Ring',
  'Opt',
  'Fire // Ice',
  'Krenko, Mob Boss',
  'Forest',
  'No Such Card',
  "Kingpin's Pet",
  'Thrasios, Triton Hero // Tymna the Weaver',
  'Borrowing 100,000 Arrows',
  'デッキ',
);
const COUNT = fc.integer({ min: -1, max: 1001 });
const isQuantity = (count: number): boolean => count >= 1 && count <= 999;

const LINE = fc.oneof(
  fc.tuple(fc.nat(1000), NAME).map(([count, name]) => `${count} ${name}`),
  NAME,
  NAME.map((name) => `${name} (1)`),
  NAME.map((name) => `${name}:`),
  NAME.map((name) => `// ${name}`),
  NAME.map((name) => `1 ${name} *CMDR*`),
  NAME.map((name) => `SB: 1 ${name}`),
  NAME.map((name) => `[${name}]`),
  NAME.map((name) => `1,"${name}",x`),
  NAME.map((name) => `1\t${name}\tx`),
  fc.constantFrom(
    'Commander',
    'Sideboard (3)',
    'Companion:',
    'Tokens',
    'About',
    'Name My Deck',
    '--- Ramp ---',
    'Total: 100',
    'Lands: 36 + 2 MDFC',
    'https://decks.example/a',
    '<p>',
    '{',
    '-----',
    '3',
    '1 (C21) 263',
    'LAYOUT MAIN:(1,3)',
    '| a | b |',
  ),
  // Without semicolons, which part a line into several.
  fc.string({ maxLength: 12 }).map((text) => text.replace(/[;\n\r]/g, ' ')),
  fc.constantFrom('', ' ', '\t'),
);

/** Says something: has more than blanks and characters that nobody sees. */
const says = (line: string): boolean =>
  line.replace(/[\s\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g, '') !== '';

describe('every part of an input is in exactly one place', () => {
  it('each line of a plain list', () => {
    fc.assert(
      fc.property(fc.array(LINE, { maxLength: 25 }), fc.boolean(), (lines, known) => {
        const reading = readDeckList(`1 Sol Ring\n${lines.join('\n')}`, known ? { cards: lookUp } : {});
        fc.pre(reading.format === 'text' || reading.format === 'forge' || reading.format === 'xmage');
        const wanted = ['1 Sol Ring', ...lines].flatMap((line, index) => (says(line) ? [index + 1] : []));
        // A pair is two commanders of one line.
        const pairs =
          known && reading.commanders.length > 1 ? reading.commanders.flatMap(({ lines: at }) => at) : [];
        const positions = linePositions(reading).filter(
          (at, index, all) => !(pairs.includes(at) && all[index - 1] === at),
        );
        expect(positions).toEqual(wanted);
      }),
      { numRuns: 1000 },
    );
  });

  it('each row of a table, in any delimiter, with its copies', () => {
    const row = fc.record({
      name: NAME,
      count: COUNT,
      board: fc.constantFrom('', 'main', 'side', 'cut', 'x'),
    });
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 30 }),
        fc.constantFrom(',', ';', '\t', '|'),
        (rows, delimiter) => {
          const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
          const lines = rows.map(({ name, count, board }) => [count, quoted(name), board].join(delimiter));
          const reading = readDeckList([['Count', 'Name', 'Board'].join(delimiter), ...lines].join('\n'));
          expect(linePositions(reading)).toEqual([1, ...rows.map((_, index) => index + 2)]);
          const counts = rows.map(({ count }) => (isQuantity(count) ? count : 0));
          expect(copiesIn(reading)).toBe(counts.reduce((sum, count) => sum + count, 0));
          expect(reading.notRead).toHaveLength(counts.filter((count) => count === 0).length);
        },
      ),
    );
  });

  it('each row of a table without a column of copies is refused', () => {
    fc.assert(
      fc.property(fc.array(NAME, { maxLength: 8 }), (names) => {
        const reading = readDeckList(['Name,Color', ...names.map((name) => `"${name}",red`)].join('\n'));
        expect(copiesIn(reading)).toBe(0);
        expect(reading.notRead.map(({ line }) => line)).toEqual([1, ...names.map((_, index) => index + 2)]);
      }),
    );
  });

  it('each card element of Magic Online and Cockatrice, in zones of any name', () => {
    const card = fc.record({
      name: NAME,
      count: COUNT,
      zone: fc.constantFrom('main', 'side', 'maybe', 'Q & A'),
    });
    const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
    fc.assert(
      fc.property(
        fc.array(card, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('\n', ''),
        (cards, end) => {
          const mtgo = cards.map(
            ({ name, count, zone }) =>
              `<Cards CatID="1" Quantity="${count}" Sideboard="${zone === 'side'}" Name="${attribute(name)}" />`,
          );
          const cod = cards.map(
            ({ name, count, zone }) =>
              `<zone name='${attribute(zone)}'><card number='${count}' name='${attribute(name)}'/></zone>`,
          );
          const copies = cards.reduce((sum, { count }) => sum + (isQuantity(count) ? count : 0), 0);
          const bad = cards.filter(({ count }) => !isQuantity(count)).length;
          for (const [format, text] of [
            ['mtgo', `<Deck>${end}${mtgo.join(end)}</Deck>`],
            ['cockatrice', `<cockatrice_deck version="1">${end}${cod.join(end)}</cockatrice_deck>`],
          ]) {
            const reading = readDeckList(text ?? '');
            expect(reading.format).toBe(format);
            expect(copiesIn(reading)).toBe(copies);
            expect(reading.notRead).toHaveLength(bad);
            const elements =
              linePositions(reading).length - reading.headings.length - reading.metadata.length;
            expect(elements).toBe(cards.length);
          }
        },
      ),
    );
  });

  it('each entry of the JSON of any deck site', () => {
    const board = fc.constantFrom(
      'mainboard',
      'sideboard',
      'maybeboard',
      'tokens',
      'planes',
      'companions',
      'commanders',
      'attractions',
    );
    const entry = fc.record({ name: NAME, count: COUNT, board });
    type Entry = { name: string; count: number; board: string };
    const onBoards = (
      entries: readonly Entry[],
      make: (entry: Entry, index: number) => [string, unknown],
    ) => {
      const boards: Record<string, [string, unknown][]> = { mainboard: [] };
      entries.forEach((each, index) => {
        boards[each.board] = [...(boards[each.board] ?? []), make(each, index)];
      });
      return boards;
    };
    const objects = (boards: Record<string, [string, unknown][]>, wrap: (cards: object) => object) =>
      Object.fromEntries(
        Object.entries(boards).map(([key, cards]) => [key, wrap(Object.fromEntries(cards))]),
      );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 15 }), (entries) => {
        const moxfield = onBoards(entries, ({ name, count }, index) => [
          `k${index}`,
          { quantity: count, card: { name } },
        ]);
        const mtgjson = onBoards(entries, ({ name, count }, index) => [
          `${index}`,
          { count, name, isFoil: true },
        ]);
        const values: [string, unknown][] = [
          ['moxfield', { name: 'x', boards: objects(moxfield, (cards) => ({ count: 1, cards })) }],
          ['moxfield', { name: 'x', ...objects(moxfield, (cards) => cards) }],
          [
            'mtgjson',
            {
              meta: { date: 'x' },
              data: {
                mainBoard: [],
                ...Object.fromEntries(
                  Object.entries(mtgjson).map(([key, cards]) => [
                    key === 'mainboard' ? 'mainBoard' : key,
                    cards.map(([, card]) => card),
                  ]),
                ),
              },
            },
          ],
          [
            'archidekt',
            {
              categories: [{ name: 'Out', includedInDeck: false }],
              cards: entries.map(({ name, count, board: category }) => ({
                quantity: count,
                categories: [category, 'Out'],
                card: { oracleCard: { name } },
              })),
            },
          ],
        ];
        for (const [format, value] of values) {
          const reading = readDeckList(JSON.stringify(value));
          expect(reading.format).toBe(format);
          const repeated = reading.notRead.filter(
            ({ reason }) => reason === 'this commander is already named',
          ).length;
          expect(linePositions(reading)).toEqual(entries.map((_, index) => index + 1));
          const bad = entries.filter(({ count }) => !isQuantity(count)).length;
          expect(reading.notRead.length - repeated).toBe(bad);
        }
      }),
    );
  });
});
