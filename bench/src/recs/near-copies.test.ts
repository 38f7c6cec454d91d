import { describe, expect, it } from 'vitest';
import { GOLDEN_CARDS } from '../../../packages/engine/src/testing/golden.ts';
import { distinctDecks, withoutNearCopies } from './near-copies.ts';

/** The requested number of nonbasic cards, starting with the first one; plains is the only basic. */
const BASIC = GOLDEN_CARDS.findIndex(({ basic }) => basic);
const OTHERS = GOLDEN_CARDS.map((_, card) => card).filter((card) => card !== BASIC);
const deck = (from: number, to: number, ...more: number[]) => ({
  cards: Uint16Array.from([...OTHERS.slice(from, to), ...more]),
});

describe('near-copies', () => {
  it('share over nine tenths of the nonbasic cards', () => {
    const requested = deck(0, 10, BASIC);
    // Nine of ten are nine tenths and no more; the basic counts on neither side.
    expect(withoutNearCopies([requested], [deck(1, 11, BASIC)], GOLDEN_CARDS)).toEqual([requested]);
    expect(withoutNearCopies([requested], [deck(5, 14), deck(0, 12)], GOLDEN_CARDS)).toEqual([]);
    expect(withoutNearCopies([requested], [], GOLDEN_CARDS)).toEqual([requested]);
  });

  it('are omitted after the first of them', () => {
    const [one, copy, other] = [deck(0, 10), deck(0, 10, BASIC), deck(4, 14)];
    expect(distinctDecks([one, copy, other], GOLDEN_CARDS)).toEqual([one, other]);
  });
});
