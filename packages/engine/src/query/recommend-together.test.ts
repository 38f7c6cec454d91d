import { describe, expect, it } from 'vitest';
import type { EngineDeck } from '../build/types.ts';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../testing/golden.ts';
import { loaded } from '../testing/load.ts';
import { deckList } from './accessors.ts';
import { countAllowed, countBoth, countHolders, holdersAmong, holdsAt } from './recommend-together.ts';

const LEADER = GOLDEN_CARDS.findIndex(({ slug }) => slug === 'aria');

describe('holdersAmong', () => {
  // 70 lists of 7 different cards each, so that the bits fill more than two words.
  const many: EngineDeck[] = Array.from({ length: 70 }, (_, place) => ({
    commanders: [LEADER],
    cards: GOLDEN_CARDS.map((_card, card) => card).filter(
      (card) => card !== LEADER && ((place + 1) >> (card % 7)) & 1,
    ),
    day: null,
    bracket: 0,
    estimatedBracket: 0,
    basics: 0,
    basicsEstimated: false,
  }));

  it('says the same as looking into every list', () => {
    const { engine } = loaded(GOLDEN_CARDS, [...GOLDEN_DECKS, ...many], AS_OF);
    const decks = Uint32Array.from({ length: engine.decks }, (_, deck) => engine.decks - 1 - deck);
    const cards = Array.from({ length: engine.cards }, (_, card) => card);
    const holders = holdersAmong(engine, decks, [...cards, ...cards]);
    const sets = [...decks].map((deck) => new Set(deckList(engine, deck)));
    const mask = Uint32Array.of(0xffff0000, 0x0000ffff, 0xffffffff);
    const inMask = (place: number): boolean => (((mask[place >> 5] ?? 0) >>> (place & 31)) & 1) === 1;
    for (const one of cards) {
      expect(decks.every((_, place) => holdsAt(holders, one, place) === sets[place]?.has(one))).toBe(true);
      expect(countHolders(holders, one)).toBe(sets.filter((set) => set.has(one)).length);
      for (const other of cards) {
        const both = sets.filter((set) => set.has(one) && set.has(other)).length;
        expect(countBoth(holders, one, other)).toBe(both);
        const allowed = sets.filter((set, place) => set.has(other) && (inMask(place) || set.has(one))).length;
        expect(countAllowed(holders, one, other, mask)).toEqual({ decks: allowed, both });
      }
    }
    expect(engine.decks).toBeGreaterThan(64);
  });
});
