import { DECK_REJECTIONS } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DeckTable } from '../build/deck-table.ts';
import type { JudgedDeck } from './counted-deck.ts';
import { packPart, partColumns } from './judged-part.ts';

const position = fc.nat(0xfffe);
/** Of one to four bytes a character. */
const text = (minLength = 0) => fc.string({ unit: 'binary', minLength, maxLength: 12 });
const head = {
  id: text(),
  day: fc.option(fc.integer({ min: 1, max: 100_000 })),
  url: fc.option(text(1)),
};
const count = fc.nat(20);
const event = fc.record({ id: fc.string(), name: fc.string(), date: fc.string(), size: count });
const result = fc.record({ event, placing: count, wins: count, losses: count, draws: count });
const played = fc.record({ result, commanders: fc.array(position, { maxLength: 2 }) });

const sound = fc.record({
  ...head,
  deck: fc.record({
    commanders: fc.array(position, { minLength: 1, maxLength: 2 }),
    cards: fc.array(position, { maxLength: 99 }).map((cards) => Uint16Array.from(cards)),
    bracket: fc.option(fc.constantFrom(1, 2, 3, 4, 5)),
    estimatedBracket: fc.nat(5),
    basics: fc.nat(100),
    basicsEstimated: fc.boolean(),
    companion: fc.option(position),
    tags: fc.array(text(), { maxLength: 3 }),
    basicCopies: fc.array(fc.tuple(position, fc.nat(99)), { maxLength: 5 }),
    extraCopies: fc.array(fc.tuple(position, fc.nat(99)), { maxLength: 2 }),
  }),
});
const faulty = fc.record({ ...head, rejection: fc.constantFrom(...DECK_REJECTIONS), detail: text() });
const judged = fc.oneof(sound, faulty);
const deck = fc.oneof(
  judged,
  fc.tuple(judged, played).map(([verdict, result]) => ({ ...verdict, played: result })),
) as unknown as fc.Arbitrary<JudgedDeck>;

/** The decks of a table as they were judged. */
function judgedIn(table: DeckTable): JudgedDeck[] {
  return Array.from({ length: table.size }, (_, number) => {
    const played = table.playedBy(number);
    const seen = {
      id: table.toId(number),
      day: table.days[number] || null,
      url: table.toUrl(number),
      ...(played ? { played } : {}),
    };
    const rejection = table.findProblem(number);
    if (rejection) return { ...seen, rejection, detail: table.getDetail(number) };
    return {
      ...seen,
      deck: {
        ...table.getList(number),
        basicCopies: table.countCopies(number),
        extraCopies: table.getExtraCopies(number),
      },
    };
  });
}

describe('a packed part', () => {
  it('gives back the same verdicts, wherever its bytes lie and among other parts', () => {
    const unknown = fc.array(fc.tuple(fc.string(), fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(fc.record({ decks: fc.array(deck, { maxLength: 8 }), unknown }), (part) => {
        const bytes = packPart(part);
        const elsewhere = new Uint8Array(bytes.length + 32);
        elsewhere.set(bytes, 32);
        const parts = [bytes, packPart({ decks: [], unknown: [] }), elsewhere.subarray(32)].map(partColumns);
        for (const index of [0, 2]) expect(parts[index]?.unknown).toEqual(part.unknown);
        const table = new DeckTable(parts.map((columns, folder) => ({ columns, source: 7, folder })));
        expect(judgedIn(table)).toEqual([...part.decks, ...part.decks]);
      }),
    );
  });
});
