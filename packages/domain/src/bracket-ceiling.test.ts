import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BracketCeiling, type ComboPartner } from './bracket-ceiling.ts';
import { type BracketEvidence, type EstimatedBracket, estimateBracket, NO_SIGN } from './bracket-estimate.ts';
import type { Bracket } from './brackets.ts';
import type { CardRole } from './card.ts';

type Signs = { gameChanger: boolean; roles: CardRole[] };
type Combo = { cards: [number, number]; minBracket: EstimatedBracket; needsCommander: number[] };

const PLAIN: Signs = { gameChanger: false, roles: [] };
const CHANGER: Signs = { gameChanger: true, roles: [] };
const DENIAL: Signs = { gameChanger: false, roles: ['mass-land-denial'] };
const TURN: Signs = { gameChanger: false, roles: ['extra-turn', 'draw'] };

function partnersIn(combos: readonly Combo[]): (card: number) => ComboPartner[] {
  return (card) =>
    combos.flatMap(({ cards: [a, b], minBracket, needsCommander }) => {
      if (card === a) return [{ other: b, minBracket, needsCommander }];
      return card === b ? [{ other: a, minBracket, needsCommander }] : [];
    });
}

type Table = { signs: Signs[]; combos?: Combo[]; commanders?: number[]; cards?: number[] };

function ceiling(
  bracket: Bracket,
  { signs, combos = [], commanders = [], cards = [] }: Table,
): BracketCeiling {
  return new BracketCeiling(bracket, { commanders, cards }, (card) => signs[card], partnersIn(combos));
}

const BRACKETS: readonly Bracket[] = [1, 2, 3, 4, 5];

/** The brackets at which card 0 may join the deck of the other cards. */
const takenBy = (table: Table) => BRACKETS.filter((bracket) => ceiling(bracket, table).admits(0));

describe('a card alone', () => {
  // The published table: Game Changers from 3 on, denial from 4 on, an extra turn from 2 on.
  it.each([
    ['nothing', PLAIN, [1, 2, 3, 4, 5]],
    ['a Game Changer', CHANGER, [3, 4, 5]],
    ['mass land denial', DENIAL, [4, 5]],
    ['an extra turn', TURN, [2, 3, 4, 5]],
  ])('that is %s', (_what, sign, expected) => {
    expect(takenBy({ signs: [sign] })).toEqual(expected);
  });
});

describe('a card added to a deck', () => {
  it('is refused as the fourth Game Changer of an upgraded deck, counting the commander', () => {
    const signs = [CHANGER, CHANGER, CHANGER, CHANGER];
    expect(takenBy({ signs, commanders: [1], cards: [2] })).toEqual([3, 4, 5]);
    expect(takenBy({ signs, commanders: [1], cards: [2, 3] })).toEqual([4, 5]);
  });

  it('is refused as the third extra turn below bracket 4', () => {
    const signs = [TURN, TURN, TURN];
    expect(takenBy({ signs, cards: [1] })).toEqual([2, 3, 4, 5]);
    expect(takenBy({ signs, cards: [1, 2] })).toEqual([4, 5]);
  });

  it.each([
    [1, [1, 2, 3, 4, 5]],
    [2, [2, 3, 4, 5]],
    [3, [3, 4, 5]],
    [4, [4, 5]],
  ] as const)('is refused where it makes a two-card combo of bracket %i', (minBracket, expected) => {
    const combos: Combo[] = [{ cards: [0, 1], minBracket, needsCommander: [] }];
    expect(takenBy({ signs: [PLAIN, PLAIN], combos, cards: [1] })).toEqual(expected);
    expect(takenBy({ signs: [PLAIN, PLAIN], combos })).toEqual([1, 2, 3, 4, 5]);
  });

  it('makes a combo that needs its commander only if that card is the commander', () => {
    const combos: Combo[] = [{ cards: [0, 1], minBracket: 4, needsCommander: [1] }];
    expect(takenBy({ signs: [PLAIN, PLAIN], combos, cards: [1] })).toEqual([1, 2, 3, 4, 5]);
    expect(takenBy({ signs: [PLAIN, PLAIN], combos, commanders: [1] })).toEqual([4, 5]);
  });

  it('may join a deck above the bracket if it does not add to the reason', () => {
    const signs = [PLAIN, DENIAL, CHANGER];
    expect(ceiling(2, { signs, cards: [1] }).admits(0)).toBe(true);
    expect(ceiling(2, { signs, cards: [1] }).admits(2)).toBe(false);
    expect(ceiling(2, { signs, cards: [1] }).admits(1)).toBe(true);
  });
});

it('counts cards that were taken earlier', () => {
  const signs = [CHANGER, CHANGER, CHANGER, CHANGER, PLAIN, PLAIN];
  const combos: Combo[] = [{ cards: [4, 5], minBracket: 4, needsCommander: [] }];
  const upgraded = ceiling(3, { signs, combos });
  for (const card of [0, 1, 2]) {
    expect(upgraded.admits(card)).toBe(true);
    upgraded.take(card);
    upgraded.take(card);
  }
  expect(upgraded.admits(3)).toBe(false);
  expect(upgraded.admits(4)).toBe(true);
  upgraded.take(4);
  expect(upgraded.admits(5)).toBe(false);
});

describe('compared with the estimate of whole decks', () => {
  const CARDS = 10;
  const table = fc.record({
    signs: fc.array(
      fc.record({
        gameChanger: fc.boolean(),
        roles: fc.subarray<CardRole>(['mass-land-denial', 'extra-turn', 'ramp']),
      }),
      { minLength: CARDS, maxLength: CARDS },
    ),
    combos: fc.array(
      fc.record({
        cards: fc.tuple(fc.nat(CARDS - 1), fc.nat(CARDS - 1)).filter(([a, b]) => a !== b),
        minBracket: fc.constantFrom<EstimatedBracket[]>(1, 2, 3, 4),
        leads: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
    commanders: fc.uniqueArray(fc.nat(CARDS - 1), { maxLength: 2 }),
    cards: fc.uniqueArray(fc.nat(CARDS - 1), { maxLength: 6 }),
    bracket: fc.constantFrom<Bracket[]>(1, 2, 3, 4, 5),
  });

  /** The slow way: all evidence in a whole deck, or only the evidence that involves `by`. */
  function evidence(
    { signs, combos, commanders }: Required<Table>,
    deck: ReadonlySet<number>,
    by?: number,
  ): BracketEvidence {
    const having = (has: (sign: Signs) => boolean): string[] => {
      const found = [...deck].filter((card) => has(signs[card] ?? PLAIN));
      return by === undefined || found.includes(by) ? found.map(String) : [];
    };
    return {
      gameChangers: having(({ gameChanger }) => gameChanger),
      massLandDenial: having(({ roles }) => roles.includes('mass-land-denial')),
      extraTurns: having(({ roles }) => roles.includes('extra-turn')),
      twoCardCombos: combos
        .filter(({ cards, needsCommander }) => {
          const whole = cards.every((card) => deck.has(card));
          return whole && needsCommander.every((card) => commanders.includes(card));
        })
        .filter(({ cards }) => by === undefined || cards.includes(by))
        .map(({ cards, minBracket }) => ({ cards: cards.map(String), minBracket })),
      meanManaValue: null,
    };
  }

  /** A list without evidence fits even bracket 1, which is never estimated. */
  function getMinBracket(found: BracketEvidence): Bracket {
    const { bracket, reasons } = estimateBracket(found);
    return reasons[0] === NO_SIGN ? 1 : bracket;
  }

  it('refuses exactly the cards that contribute to a reason for a higher bracket', () => {
    fc.assert(
      fc.property(table, ({ signs, combos: drawn, commanders, cards, bracket }) => {
        const combos = drawn.map(({ cards: pair, minBracket, leads }) => ({
          cards: pair,
          minBracket,
          needsCommander: leads ? [pair[0]] : [],
        }));
        const whole = { signs, combos, commanders, cards };
        const limit = ceiling(bracket, whole);
        const deck = new Set([...commanders, ...cards]);
        const before = getMinBracket(evidence(whole, deck));
        for (let card = 0; card < CARDS; card++) {
          if (deck.has(card)) continue;
          const joined = new Set([...deck, card]);
          const minBracket = getMinBracket(evidence(whole, joined, card));
          expect(limit.admits(card)).toBe(minBracket <= bracket);
          if (!limit.admits(card)) continue;
          limit.take(card);
          deck.add(card);
        }
        const after = getMinBracket(evidence(whole, deck));
        expect(after).toBeLessThanOrEqual(Math.max(bracket, before));
      }),
      { numRuns: 400 },
    );
  });
});
