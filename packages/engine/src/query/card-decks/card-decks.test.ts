import { describe, expect, it } from 'vitest';
import { buildCardDecks } from '../../build/card-decks/build-card-decks.ts';
import { AS_OF } from '../../testing/arbitrary.ts';
import { loaded } from '../../testing/load.ts';
import { manyDecks } from '../../testing/many-decks.ts';
import type { Engine } from '../decks/engine.ts';
import {
  addToHolders,
  type CardDecks,
  countByCommander,
  countHoldingBoth,
  countWhere,
  loadCardDecks,
  maxDecksWithBoth,
} from './card-decks.ts';

const { cards, decks } = manyDecks(900);
const { engine } = loaded(cards, decks, AS_OF);
const bytes = (blockDecks: number) => buildCardDecks(engine, { from: 1, blockDecks });

function open(blockDecks: number, of: Engine = engine): CardDecks {
  const file = loadCardDecks(bytes(blockDecks).buffer, of);
  if (!file) throw new RangeError('The file is empty.');
  return file;
}

/** The obvious way: the cards of every deck as a set, its colors and its commander. */
const all = Array.from({ length: engine.commanders }, (_, commander) =>
  Array.from(engine.deckDay.keys())
    .slice(engine.commanderStart[commander], engine.commanderStart[commander + 1])
    .map((deck) => ({
      deck,
      commander,
      identity: engine.commanderIdentity[commander] ?? 0,
      cards: new Set(engine.deckCards.subarray(engine.deckStart[deck], engine.deckStart[deck + 1])),
    })),
).flat();
const requested = Array.from({ length: engine.cards }, (_, card) => card).filter((card) => card % 3 === 0);

// Blocks of 700 decks have lists of places and bits, those of 40 cut commanders in two, those of 1 have no second deck.
describe.each([32_768, 700, 40, 1])('decks of each card, in blocks of %i decks', (blockDecks) => {
  const file = open(blockDecks);

  it('are counted by colors and by commander as in all decks', () => {
    for (const card of requested) {
      const holders = all.filter((each) => each.cards.has(card));
      for (const identity of [0, 1, 3, 7, 31])
        expect(countWhere(file, card, (other) => (other & ~identity) === 0)).toBe(
          holders.filter((each) => (each.identity & ~identity) === 0).length,
        );
      for (let commander = 0; commander < engine.commanders; commander++)
        expect(countByCommander(file, card, commander)).toBe(
          holders.filter((each) => each.commander === commander).length,
        );
    }
  });

  it('are counted for two cards as in all decks', () => {
    for (const one of requested.slice(0, 25)) {
      const both = requested.map(
        (other) => all.filter((each) => each.cards.has(one) && each.cards.has(other)).length,
      );
      expect([...countHoldingBoth(file, one, requested)]).toEqual(both);
      requested.forEach((other, at) => {
        expect(maxDecksWithBoth(file, one, other)).toBeGreaterThanOrEqual(both[at] ?? 0);
        expect(maxDecksWithBoth(file, one, other)).toBeLessThanOrEqual(
          all.filter(({ cards }) => cards.has(one)).length,
        );
      });
    }
  });

  it('are found at their places', () => {
    for (const card of requested) {
      const found = file.list.flatMap(({ decks: length, runs }, block) => {
        const sums = new Float32Array(length);
        addToHolders(file, card, block, 0.5, sums);
        return runs.flatMap(({ deck, position, decks: run }) =>
          Array.from({ length: run }, (_, i) => ({ deck: deck + i, sum: sums[position + i] })),
        );
      });
      expect(found).toHaveLength(engine.decks);
      expect(
        found
          .filter(({ sum }) => sum === 0.5)
          .map(({ deck }) => deck)
          .sort((a, b) => a - b),
      ).toEqual(all.filter((each) => each.cards.has(card)).map(({ deck }) => deck));
      expect(found.every(({ sum }) => sum === 0.5 || sum === 0)).toBe(true);
    }
  });
});

describe('the file', () => {
  it('is empty where all decks are read anyway, which is no file', () => {
    expect(buildCardDecks(engine)).toHaveLength(0);
    expect(buildCardDecks(engine, { from: engine.decks + 1 })).toHaveLength(0);
    expect(loadCardDecks(new ArrayBuffer(0), engine)).toBeNull();
  });

  it('has the same bytes for the same engine', () => {
    expect(bytes(700)).toEqual(bytes(700));
  });

  it.each([
    ['another first word', (file: Uint8Array) => file.fill(65, 0, 1)],
    ['another version', (file: Uint8Array) => file.fill(9, 8, 9)],
    ['blocks of no decks', (file: Uint8Array) => file.fill(0, 24, 28)],
    ['other blocks', (file: Uint8Array) => file.fill(7, 24, 25).fill(0, 25, 26)],
    ['another number of words', (file: Uint8Array) => file.fill(1, 31, 32)],
    ['a shorter file', (file: Uint8Array) => file.slice(0, -8)],
    ['hardly a header', (file: Uint8Array) => file.slice(0, 9)],
  ])('is refused with %s', (_what, change) => {
    const { buffer } = change(bytes(700));
    expect(() => loadCardDecks(buffer as ArrayBuffer, engine)).toThrow(
      expect.objectContaining({ code: 'data-loss' }),
    );
  });

  it('is refused beside the engine of other decks', () => {
    const other = loaded(cards, decks.slice(1), AS_OF).engine;
    expect(() => open(700, other)).toThrow(expect.objectContaining({ code: 'data-loss' }));
  });
});
