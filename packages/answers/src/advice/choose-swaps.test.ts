import type { Card } from '@deckwright/domain';
import type { CardStrength } from '@deckwright/engine/query';
import { describe, expect, it } from 'vitest';
import { type AdvisedSwap, chooseSwaps, type SwapsInput } from './choose-swaps.ts';
import type { AdvisedPlan } from './plan/read-deck-plan.ts';
import type { DescribedReason } from './recommend/reason-text.ts';

type Facts = {
  roles?: string[];
  manaValue: number;
  type?: string;
  price?: number;
  precons?: number;
  planned?: boolean;
  /** With the list's themes; a card of general use without. */
  overlap?: number;
};

const CARDS: Record<string, Facts> = {
  // Two removal spells: the second costs one mana less and stands in ten precons more.
  slow: { roles: ['removal'], manaValue: 3, price: 1, precons: 1 },
  quick: { roles: ['removal'], manaValue: 2, price: 3.5, precons: 11 },
  costly: { roles: ['removal'], manaValue: 1, price: 9, precons: 40 },
  // Draws and removes: only another card that does both may take its place.
  both: { roles: ['removal', 'draw'], manaValue: 3 },
  // No role: only a card of the plan and of its type may.
  idle: { manaValue: 4, type: 'Creature' },
  planned: { manaValue: 4, type: 'Creature', planned: true },
  dearer: { roles: ['removal'], manaValue: 4, precons: 40 },
  unjudged: { roles: ['removal'], manaValue: 2, precons: 11 },
  other: { roles: ['removal'], manaValue: 2, precons: 11, overlap: 5.9 },
  shared: { roles: ['removal'], manaValue: 2, precons: 11, overlap: 6 },
  draws: { roles: ['draw'], manaValue: 4 },
  insight: { roles: ['draw'], manaValue: 3 },
  tower: { manaValue: 0, type: 'Land' },
  gate: { manaValue: 0, type: 'Land', precons: 90 },
};
const NAMES = Object.keys(CARDS);

function choose(
  cuts: string[],
  adds: string[],
  shares: Record<string, number> = {},
  strengths: Record<string, CardStrength> = {},
  reasons: DescribedReason[] = [],
  nearShares: Record<string, number> | null = null,
): AdvisedSwap[] {
  const isPlanned = (index: number): boolean => CARDS[NAMES[index] ?? '']?.planned ?? false;
  const plan = {
    fit: {
      belongs: isPlanned,
      overlap: (index: number) => CARDS[NAMES[index] ?? '']?.overlap ?? null,
      isJudged: (index: number) => NAMES[index] !== 'unjudged',
      fit: Float32Array.from(NAMES, (_, index) => (isPlanned(index) ? 0.7 : 0)),
      reason: (index: number) => (isPlanned(index) ? { theme: { name: 'Elves' }, isNamed: true } : null),
    },
  } as unknown as AdvisedPlan;
  const input: SwapsInput = {
    cuts: cuts.map((slug) => ({ slug, reasons })),
    adds: adds.map((slug) => ({ slug })),
    find: (slug) => {
      const index = NAMES.indexOf(slug);
      const facts = CARDS[slug];
      if (!facts) return null;
      const price = facts.price;
      const card = {
        slug,
        name: slug,
        roles: facts.roles ?? [],
        manaValue: facts.manaValue,
        primaryType: facts.type ?? 'Instant',
        supertypes: [],
        prices: price === undefined ? {} : { cardkingdom: { price, currency: 'USD', date: '2024-03-01' } },
      } as unknown as Card;
      return { index, card };
    },
    getShare: (slug) => shares[slug] ?? 0,
    getNearShare: nearShares && ((index) => nearShares[NAMES[index] ?? ''] ?? 0),
    inPrecons: (index) => CARDS[NAMES[index] ?? '']?.precons ?? 0,
    plan,
    getStrength: (index) => strengths[NAMES[index] ?? ''],
  };
  return chooseSwaps(input);
}

const swaps = (...input: Parameters<typeof choose>) =>
  choose(...input).map(({ cut, add, gain, priceDifference }) => [cut, add, gain, priceDifference]);

it('says why a card goes, but not by a third card, whatever the sentences are', () => {
  const better = (name: string): DescribedReason => ({
    reason: { kind: 'replaced-by', card: NAMES.indexOf(name) },
    text: `rather ${name}`,
  });
  const few: DescribedReason = {
    reason: { kind: 'weak-fit', share: 0.03, decks: 150 },
    text: 'no deck like it fits better',
  };
  const why = (...reasons: DescribedReason[]) =>
    choose(['slow'], ['quick'], {}, { quick: 'strong' }, reasons).map((swap) => swap.why);
  expect(why(better('costly'), few)).toEqual([few.text]);
  expect(why(better('quick'), few)).toEqual(['rather quick']);
  expect(why(better('costly'))).toEqual([null]);
});

describe('swaps', () => {
  it('name a card that does the same for less, what is gained and what it costs', () => {
    expect(swaps(['slow'], ['quick'])).toEqual([
      ['slow', 'quick', '1 mana less, in 11 precons; the card it replaces is in 1', 2.5],
    ]);
  });

  it('put nothing in a card’s place that does less, or costs more mana', () => {
    expect(swaps(['both'], ['quick'])).toEqual([]);
    expect(swaps(['slow'], ['dearer'])).toEqual([]);
  });

  it('put a card of the plan in the place of one without a role, not the other way round', () => {
    expect(swaps(['idle'], ['planned'])).toEqual([['idle', 'planned', 'serves Elves', null]]);
    expect(swaps(['planned'], ['idle'])).toEqual([]);
  });

  it('follow the commander’s decks: none for a card that fewer of them play', () => {
    expect(swaps(['slow'], ['quick'], { slow: 0.4, quick: 0.3 })).toEqual([]);
    expect(swaps(['slow'], ['quick'], { slow: 0.1, quick: 0.3 })[0]?.[2]).toBe(
      '1 mana less, played by more decks of this commander, in 11 precons; the card it replaces is in 1',
    );
  });

  it('are not for a card that costs far more', () => {
    // $9 beside $1 is nine times as much and $8 more; $3.50 is less than $5 more.
    expect(swaps(['slow'], ['costly'])).toEqual([]);
    expect(swaps(['slow'], ['costly', 'quick'])[0]?.[1]).toBe('quick');
  });

  it('put in what is strong, of general use or about what the list is about, and proposed among the first 60', () => {
    expect(swaps(['slow'], ['other'])).toEqual([]);
    expect(swaps(['slow'], ['unjudged'])).toEqual([]);
    expect(swaps(['slow'], ['shared'])).toHaveLength(1);
    expect(swaps(['slow'], ['other'], {}, { other: 'strong' })).toHaveLength(1);
    expect(swaps(['slow'], ['quick'], {}, { quick: 'replaceable' })).toEqual([]);
    const before = (count: number): string[] => Array.from({ length: count }, () => 'tower');
    expect(swaps(['slow'], [...before(59), 'quick'])).toHaveLength(1);
    expect(swaps(['slow'], [...before(60), 'quick'])).toEqual([]);
  });

  it('put in, where decks are like the list, what many of these or of the commander’s play', () => {
    const near = (share: number, own = 0) =>
      swaps(['slow'], ['quick'], { quick: own }, {}, [], { quick: share });
    expect([near(0.24), near(0.24, 0.24)]).toEqual([[], []]);
    expect([near(0.25), near(0, 0.25)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('put in only what is shown for the same role', () => {
    // Removal that draws is shown as removal, so it takes the place of no card that only draws.
    expect(swaps(['draws'], ['both'])).toEqual([]);
    expect(swaps(['draws'], ['insight'])).toHaveLength(1);
  });

  it('use each card once and leave lands to the mana base', () => {
    expect(swaps(['slow', 'slow'], ['quick'])).toHaveLength(1);
    expect(swaps(['tower'], ['gate'])).toEqual([]);
  });
});
