import { describe, expect, it } from 'vitest';
import type { EngineDeck } from '../../build/types.ts';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { deckList } from '../counting/accessors.ts';
import { deckRows } from './rows.ts';
import { countAllowed, countBoth, countHolders, countInBoth, holdersAmong, holdsAt } from './together.ts';

const COMMANDER = GOLDEN_CARDS.findIndex(({ slug }) => slug === 'aria');

describe('holdersAmong', () => {
  // 70 lists of 7 different cards each, so that the bits fill more than two words.
  const many: EngineDeck[] = Array.from({ length: 70 }, (_, index) => ({
    commanders: [COMMANDER],
    cards: GOLDEN_CARDS.map((_card, card) => card).filter(
      (card) => card !== COMMANDER && ((index + 1) >> (card % 7)) & 1,
    ),
    day: null,
    bracket: 0,
    estimatedBracket: 0,
    basics: 0,
    basicsEstimated: false,
  }));

  it('agrees with searching every list', () => {
    const { engine } = loaded(GOLDEN_CARDS, [...GOLDEN_DECKS, ...many], AS_OF);
    const decks = Uint32Array.from({ length: engine.decks }, (_, deck) => engine.decks - 1 - deck);
    const cards = Array.from({ length: engine.cards }, (_, card) => card);
    const holders = holdersAmong(engine, decks, [...cards, ...cards]);
    const sets = [...decks].map((deck) => new Set(deckList(engine, deck)));
    const toRow = (card: number): Uint32Array =>
      holders.bits.subarray(
        (holders.row[card] ?? 0) * holders.words,
        ((holders.row[card] ?? 0) + 1) * holders.words,
      );
    const mask = Uint32Array.of(0xffff0000, 0x0000ffff, 0xffffffff);
    const inMask = (index: number): boolean => (((mask[index >> 5] ?? 0) >>> (index & 31)) & 1) === 1;
    for (const one of cards) {
      expect(decks.every((_, index) => holdsAt(holders, one, index) === sets[index]?.has(one))).toBe(true);
      expect(countHolders(holders, one)).toBe(sets.filter((set) => set.has(one)).length);
      for (const first of [0, 1, 31, 32, 45, sets.length])
        expect(countHolders(holders, one, first)).toBe(
          sets.slice(0, first).filter((set) => set.has(one)).length,
        );
      for (const other of cards) {
        const both = sets.filter((set) => set.has(one) && set.has(other)).length;
        expect(countBoth(holders, one, holders, other)).toBe(both);
        const allowed = sets.filter((set, index) => set.has(other) && (inMask(index) || set.has(one))).length;
        expect(countAllowed(toRow(one), toRow(other), mask)).toBe(allowed);
        expect(countInBoth(toRow(one), toRow(other))).toBe(both);
      }
    }
    expect(engine.decks).toBeGreaterThan(64);
  });

  it('has the same rows over all decks, when repeated and with other cards', () => {
    const { engine } = loaded(GOLDEN_CARDS, [...GOLDEN_DECKS, ...many], AS_OF);
    const cards = Array.from({ length: engine.cards }, (_, card) => card);
    const first = deckRows(engine, cards.slice(0, 3));
    const rows = deckRows(engine, cards);
    expect([...first.keys()]).toEqual(cards.slice(0, 3));
    for (const card of cards) {
      for (let deck = 0; deck < engine.decks; deck++) {
        const bit = ((rows.get(card)?.[deck >> 5] ?? 0) >>> (deck & 31)) & 1;
        expect(bit === 1).toBe(deckList(engine, deck).includes(card));
      }
    }
  });
});
