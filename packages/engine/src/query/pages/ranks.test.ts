import { describe, expect, test } from 'vitest';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { commanderRanks } from './ranks.ts';

const { engine } = loaded(GOLDEN_CARDS, GOLDEN_DECKS, AS_OF);
const [ARIA, ASH, PAIR] = [0, 1, 2];

describe('ranks of commanders', () => {
  test('over all decks have no window before; equal counts share a rank, by key', () => {
    expect(commanderRanks(engine, { range: 'none' })).toEqual([
      { commander: ARIA, decks: 4, rank: 1, previousRank: null },
      { commander: ASH, decks: 3, rank: 2, previousRank: null },
      { commander: PAIR, decks: 3, rank: 2, previousRank: null },
    ]);
  });

  test('stand beside the rank in the window of the same length before', () => {
    // Last year a2 a3 a4, p1 p2 p3, r3; the year before r2 alone.
    expect(commanderRanks(engine, { range: 'year' })).toEqual([
      { commander: ARIA, decks: 3, rank: 1, previousRank: null },
      { commander: PAIR, decks: 3, rank: 1, previousRank: null },
      { commander: ASH, decks: 1, rank: 3, previousRank: 1 },
    ]);
  });

  test('leave out commanders without a deck in the range', () => {
    // a4 today, p1 five days ago; the week before holds r3.
    expect(commanderRanks(engine, { range: 'week' })).toEqual([
      { commander: ARIA, decks: 1, rank: 1, previousRank: null },
      { commander: PAIR, decks: 1, rank: 1, previousRank: null },
    ]);
  });

  test('count the decks of one bracket, and its estimates where asked for', () => {
    // Bracket 3 by owners: a2 a3, r2, p1; by estimate a1 and p3 beside them.
    const counts = (estimated: boolean): number[][] =>
      commanderRanks(engine, { range: 'none', bracket: 3, estimated }).map(({ commander, decks, rank }) => [
        commander,
        decks,
        rank,
      ]);
    expect(counts(false)).toEqual([
      [ARIA, 2, 1],
      [ASH, 1, 2],
      [PAIR, 1, 2],
    ]);
    expect(counts(true)).toEqual([
      [ARIA, 3, 1],
      [PAIR, 2, 2],
      [ASH, 1, 3],
    ]);
  });
});
