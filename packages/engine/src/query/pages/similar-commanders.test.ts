import { describe, expect, test } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { GOLDEN_CARDS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { similarCommanders } from './similar-commanders.ts';

const AS_OF = 20000;

const facts: Record<string, Partial<EngineCard>> = {
  'lead-w': { identity: 1 },
  'lead-wu': { identity: 3 },
  'lead-none': {},
  'lead-few': {},
  shared: {},
  white: { identity: 1 },
  blue: { identity: 2 },
  ...Object.fromEntries([0, 1, 2, 3, 4].map((n) => [`basic-${n}`, { basic: true, type: 7 }])),
};

const cards: EngineCard[] = Object.entries(facts).map(([slug, fact]) => {
  const [card] = GOLDEN_CARDS;
  if (!card) throw new Error('the golden set has cards');
  return { ...card, identity: 0, slug, name: slug, ...fact };
});

/** Decks that differ by a basic land alone. */
const decksOf = (commander: number, count: number, held: number[]): EngineDeck[] =>
  Array.from({ length: count }, (_, n) => ({
    commanders: [commander],
    cards: [...held, 7 + n],
    day: null,
    bracket: 0,
    estimatedBracket: 0,
    basics: 1,
    basicsEstimated: false,
  }));

describe('similar commanders', () => {
  const decks = [
    ...decksOf(0, 5, [4, 5]), // lead-w: shared, white
    ...decksOf(1, 5, [4, 6]), // lead-wu: shared, blue
    ...decksOf(2, 5, []), // lead-none: basics alone
    ...decksOf(3, 4, [4]), // lead-few: too few decks to compare
  ];
  const { engine, commander } = loaded(cards, decks, AS_OF);

  test('are compared in their shared colours alone, rarer cards weighing more', () => {
    // Shared colours of lead-w and lead-wu: white, so blue does not count. shared: 14 of 19 decks, ln(20/15); white:
    // 5 of the 10 decks with white, ln(11/6). Vectors (s, w) and (s, 0): cosine s / √(s² + w²).
    const [s, w] = [Math.log(20 / 15), Math.log(11 / 6)];
    const similarity = expect.closeTo(s / Math.hypot(s, w), 6);
    expect(similarCommanders(engine, commander('lead-w'))).toEqual([
      { commander: commander('lead-wu'), similarity },
    ]);
    expect(similarCommanders(engine, commander('lead-wu'))).toEqual([
      { commander: commander('lead-w'), similarity },
    ]);
  });

  test('are none for a commander without other cards or with fewer than five decks', () => {
    expect(similarCommanders(engine, commander('lead-none'))).toEqual([]);
    expect(similarCommanders(engine, commander('lead-few'))).toEqual([]);
  });

  test('stop at the limit', () => {
    expect(similarCommanders(engine, commander('lead-w'), 0)).toEqual([]);
  });
});
