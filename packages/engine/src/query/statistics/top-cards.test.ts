import { describe, expect, test } from 'vitest';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { topCards } from './top-cards.ts';

const { engine, slug, commander } = loaded(GOLDEN_CARDS, GOLDEN_DECKS, AS_OF);

function shown(of: Parameters<typeof topCards>[1]): (string | number)[][] {
  const { cards, numDecks, potentialDecks } = topCards(engine, of);
  return [...cards].map((card, rank) => [slug(card), numDecks[rank] ?? -1, potentialDecks[rank] ?? -1]);
}

describe('top cards', () => {
  test('are sorted by decks, then name, and count only the range', () => {
    // Month: a3 ring ward angel novel keep plains, a4 ward novel lotus plains, r3 sword wall, p1 ring ward wall,
    // p3 sword angel field. White cards: four decks could hold them, others five.
    expect(shown({ range: 'month', bracket: 0, estimated: false, commanders: null })).toEqual([
      ['ward', 3, 4],
      ['angel', 2, 4],
      ['novel', 2, 4],
      ['plains', 2, 4],
      ['ring', 2, 5],
      ['sword', 2, 5],
      ['wall', 2, 5],
      ['field', 1, 5],
      ['keep', 1, 5],
      ['lotus', 1, 5],
    ]);
  });

  test('count only the decks of the requested commanders', () => {
    // The same month without r3: all four decks are white.
    const commanders = [commander('cole', 'bell'), commander('aria')];
    expect(shown({ range: 'month', bracket: 0, estimated: false, commanders })).toEqual([
      ['ward', 3, 4],
      ['angel', 2, 4],
      ['novel', 2, 4],
      ['plains', 2, 4],
      ['ring', 2, 4],
      ['field', 1, 4],
      ['keep', 1, 4],
      ['lotus', 1, 4],
      ['sword', 1, 4],
      ['wall', 1, 4],
    ]);
    expect(shown({ range: 'month', bracket: 0, estimated: false, commanders: [] })).toEqual([]);
  });

  test('count one bracket, and its estimates only on request', () => {
    // Month and bracket 3: a3 and p1 by their owners, p3 by estimate.
    const pair = [commander('cole', 'bell')];
    expect(shown({ range: 'month', bracket: 3, estimated: false, commanders: pair })).toEqual([
      ['ring', 1, 1],
      ['wall', 1, 1],
      ['ward', 1, 1],
    ]);
    const { decks } = topCards(engine, { range: 'month', bracket: 3, estimated: true, commanders: null });
    expect(decks).toBe(3);
  });
});
