import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allDecks } from '../query/counting/accessors.ts';
import { distinctShare } from '../query/counting/effective-decks.ts';
import { loaded } from '../testing/load.ts';
import { plainCard } from '../testing/plain-card.ts';
import { refDistinctShare, refWorld } from '../testing/reference.ts';
import { finishEngine } from './finish.ts';
import { buildShard } from './shard.ts';
import type { EngineCard, EngineDeck } from './types.ts';

const AS_OF = 20000;

const deck = (commander: number, cards: number[], day: number | null = AS_OF): EngineDeck => ({
  commanders: [commander],
  cards,
  day,
  bracket: 0,
  estimatedBracket: 0,
  basics: 0,
  basicsEstimated: false,
});

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** Two commanders, then a hundred nonbasic cards, then basics. */
const CARDS: readonly EngineCard[] = [
  ...range(0, 102).map((n) => plainCard(`card-${n + 100}`)),
  ...range(0, 5).map((n) => plainCard(`basic-${n}`, { type: 7, basic: true })),
];

/** Cards 2 … 2 + count, then others from 60 on. */
const list = (common: number, own: number, from = 60): number[] => [
  ...range(2, 2 + common),
  ...range(from, from + own),
];

const groups = (decks: readonly EngineDeck[]) =>
  finishEngine(CARDS, buildShard(CARDS, decks), { asOfDay: AS_OF }).nearIdentical;

describe('near-identical decks', () => {
  test('have nine of ten of their nonbasic cards in common', () => {
    // 18 of 20 cards in either list; 18 of 21; 18 of 20 with one list contained in the other; 18 of 21.
    expect(groups([deck(0, list(18, 1)), deck(0, list(18, 1, 70))])).toEqual({ groups: 1, decks: 2 });
    expect(groups([deck(0, list(18, 1)), deck(0, list(18, 2, 70))])).toEqual({ groups: 0, decks: 0 });
    expect(groups([deck(0, list(18, 0)), deck(0, list(18, 2, 70))])).toEqual({ groups: 1, decks: 2 });
    expect(groups([deck(0, list(18, 0)), deck(0, list(18, 3, 70))])).toEqual({ groups: 0, decks: 0 });
    // 54 of 60 cards: nine of ten, to the card.
    expect(groups([deck(0, list(54, 3)), deck(0, list(54, 3, 70))])).toEqual({ groups: 1, decks: 2 });
  });

  test('are compared without basics, and only within one commander', () => {
    expect(groups([deck(0, [...list(18, 1), 102, 103]), deck(0, [...list(18, 1, 70), 104])])).toEqual({
      groups: 1,
      decks: 2,
    });
    expect(groups([deck(0, [...list(17, 3), 102, 103]), deck(0, [...list(17, 3, 70), 102, 103])])).toEqual({
      groups: 0,
      decks: 0,
    });
    expect(groups([deck(0, list(18, 1)), deck(1, list(18, 1, 70))])).toEqual({ groups: 0, decks: 0 });
    expect(groups([deck(0, [102]), deck(0, [103])])).toEqual({ groups: 0, decks: 0 });
  });

  test('form one group if a third connects them, and groups have different numbers', () => {
    // Each changes one of twenty cards: 19 of 21, but 18 of 22 for the first and the third.
    const chain = [deck(0, list(20, 0)), deck(0, list(19, 1)), deck(0, list(18, 2))];
    expect(groups([chain[0], chain[2]] as EngineDeck[])).toEqual({ groups: 0, decks: 0 });
    expect(groups(chain)).toEqual({ groups: 1, decks: 3 });
    const other = [deck(1, list(20, 0)), deck(1, list(19, 1))];
    expect(groups([...chain, ...other])).toEqual({ groups: 2, decks: 5 });
  });

  test('are the ones found by comparing each pair, in any selection, for any decks', () => {
    const facts = fc.record({
      commander: fc.nat({ max: 1 }),
      base: fc.nat({ max: 2 }),
      without: fc.uniqueArray(fc.nat({ max: 29 }), { maxLength: 4 }),
      also: fc.uniqueArray(fc.integer({ min: 32, max: 106 }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(facts, { minLength: 2, maxLength: 25 }), (drawn) => {
        const lists = drawn.map(({ commander, base, without, also }) => {
          const common = range(2, 32).filter((card) => card % 3 !== base && !without.includes(card - 2));
          return deck(
            commander,
            [...new Set([...common, ...also])].sort((a, b) => a - b),
          );
        });
        const unique = new Map(lists.map((each) => [`${each.commanders}:${each.cards}`, each]));
        const decks = [...unique.values()];
        const { engine } = loaded(CARDS, decks, AS_OF);
        const world = refWorld(CARDS, decks, AS_OF);
        expect(distinctShare(allDecks(engine))).toBeCloseTo(refDistinctShare(world, world.decks), 12);
      }),
      { numRuns: 200 },
    );
  });
});
