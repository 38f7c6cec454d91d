import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedCards } from './shared.ts';

const CARDS = 12;

/** Decks as sets of cards, in the engine's layout. */
function makeEngine(lists: readonly (readonly number[])[]): Parameters<typeof sharedCards>[0] {
  const deckStart = Uint32Array.from([
    0,
    ...lists.map((_, index) => lists.slice(0, index + 1).flat().length),
  ]);
  return { cards: CARDS, deckStart, deckCards: Uint16Array.from(lists.flat()) };
}

describe('sharedCards', () => {
  it('counts the cards that two decks share, without inactive cards', () => {
    // 1 is in three of three decks, 2 in two, 3 in one, 4 is inactive: decks share {1,2}, {1}, {1}.
    const engine = makeEngine([
      [1, 2, 4],
      [1, 2, 3],
      [1, 4],
    ]);
    const active = Uint8Array.from({ length: CARDS }, (_, card) => (card === 4 ? 0 : 1));
    const shared = sharedCards(engine, active, Uint32Array.of(0, 1, 2));
    expect([shared[0], shared[3], shared[4], shared[6], shared[7], shared[8]]).toEqual([2, 2, 3, 1, 1, 1]);
  });

  it('agrees with comparing every pair of decks', () => {
    const list = fc
      .uniqueArray(fc.nat({ max: CARDS - 1 }), { maxLength: CARDS })
      .map((cards) => cards.sort((a, b) => a - b));
    const active = fc.uint8Array({ min: 0, max: 1, minLength: CARDS, maxLength: CARDS });
    fc.assert(
      fc.property(fc.array(list, { maxLength: 9 }), active, fc.boolean(), (lists, mask, reversed) => {
        const positions = lists.map((_, index) => index);
        const decks = Uint32Array.from(reversed ? positions.reverse() : positions);
        const shared = sharedCards(makeEngine(lists), mask, decks);
        decks.forEach((one, i) => {
          decks.forEach((other, j) => {
            if (j > i) return;
            const both = (lists[one] ?? []).filter(
              (card) => mask[card] === 1 && lists[other]?.includes(card),
            );
            expect(shared[i * decks.length + j]).toBe(both.length);
          });
        });
      }),
    );
  });
});
