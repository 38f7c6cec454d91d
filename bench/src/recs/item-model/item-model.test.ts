import { describe, expect, it } from 'vitest';
import type { EngineCard, EngineDeck } from '../../../../packages/engine/src/build/index.ts';
import { AS_OF, GOLDEN_CARDS } from '../../../../packages/engine/src/testing/golden.ts';
import { loaded } from '../../../../packages/engine/src/testing/load.ts';
import { CardFeatures } from '../card-features.ts';
import type { Query } from '../queries.ts';
import type { Training } from '../training.ts';
import { ItemModel } from './item-model.ts';

const SETTINGS = { solved: 100, ridge: 2, alikeness: 3, preconWeight: 4, feedWeight: 20, inherited: 0.5 };

const at = (slug: string): number => GOLDEN_CARDS.findIndex((card: EngineCard) => card.slug === slug);

const deck = (commanders: string, cards: string): EngineDeck => ({
  commanders: commanders.split(' ').map(at),
  cards: cards.split(' ').map(at),
  day: AS_OF,
  bracket: 0,
  estimatedBracket: 0,
  basics: 0,
  basicsEstimated: false,
});

const DECKS = [
  deck('aria', 'ring sword ward plains'),
  deck('aria', 'ring angel ward'),
  deck('ash', 'ring bolt keep'),
  deck('bell cole', 'ring ward keep'),
];
/** Wall and novel are in no deck; field is only in the precon. */
const PRECON = { commanders: ['aria'], cards: ['ring', 'field', 'plains'] };
/** Two features: protection, and burn. */
const FEATURES: Readonly<Record<string, [feature: number, weight: number][]>> = {
  ward: [[0, 1]],
  novel: [
    [0, 0.6],
    [1, 0.8],
  ],
  bolt: [[1, 1]],
  aria: [[0, 1]],
};

function training(): Training & { index: (slug: string) => number; slug: (index: number) => string } {
  const { engine, index, slug } = loaded(GOLDEN_CARDS, DECKS, AS_OF);
  const start = new Uint32Array(engine.cards + 1);
  const entries: [number, number][] = [];
  for (let card = 0; card < engine.cards; card++) {
    entries.push(...(FEATURES[slug(card)] ?? []));
    start[card + 1] = entries.length;
  }
  const features = new CardFeatures(
    start,
    Uint32Array.from(entries, ([feature]) => feature),
    Float64Array.from(entries, ([, weight]) => weight),
    2,
  );
  return {
    engine,
    index,
    slug,
    indexOf: Uint32Array.from(GOLDEN_CARDS, (card) => index(card.slug)),
    precons: [{ commanders: PRECON.commanders.map(index), cards: PRECON.cards.map(index) }],
    features,
    ranks: new Uint16Array(engine.cards),
    buildMs: 0,
  };
}

const likeness = (one: string, other: string): number =>
  (FEATURES[one] ?? []).reduce(
    (sum, [feature, weight]) =>
      sum + weight * ((FEATURES[other] ?? []).find(([own]) => own === feature)?.[1] ?? 0),
    0,
  );

/** The lists as the model should see them: with commanders, without basics. */
const LISTS = [
  ...DECKS.map(({ commanders, cards }) => ({
    names: [...commanders, ...cards].map((card) => GOLDEN_CARDS[card]?.slug ?? ''),
    weight: 1,
  })),
  { names: [...PRECON.commanders, ...PRECON.cards], weight: 4 },
].map(({ names, weight }) => ({ names: names.filter((name) => name !== 'plains'), weight }));

const SOLVED = [...new Set(LISTS.flatMap(({ names }) => names))];

/** Co-occurrence in lists, plus similarity, plus the ridge on the diagonal. */
const gram = (one: string, other: string): number =>
  LISTS.reduce(
    (sum, { names, weight }) => sum + (names.includes(one) && names.includes(other) ? weight : 0),
    0,
  ) +
  3 * likeness(one, other) +
  (one === other ? 2 : 0);

/** Gaussian elimination with row exchange. */
function solve(rows: number[][], right: number[]): number[] {
  const table = rows.map((row, place) => [...row, right[place] ?? 0]);
  table.forEach((_, column) => {
    const pivot = table
      .slice(column)
      .reduce(
        (best, row, place) =>
          Math.abs(row[column] ?? 0) > Math.abs(table[best]?.[column] ?? 0) ? column + place : best,
        column,
      );
    [table[column], table[pivot]] = [table[pivot] ?? [], table[column] ?? []];
    table.forEach((row, place) => {
      if (place === column) return;
      const factor = (row[column] ?? 0) / (table[column]?.[column] ?? 1);
      table[place] = row.map((value, k) => value - factor * (table[column]?.[k] ?? 0));
    });
  });
  return table.map((row, place) => (row.at(-1) ?? 0) / (row[place] ?? 1));
}

describe('ItemModel', () => {
  const made = training();
  const model = new ItemModel(made, SETTINGS);
  const query: Query = {
    deck: 'asked',
    commanders: [made.index('aria')],
    identity: 1,
    cards: ['ring', 'ward'].map(made.index),
    hidden: [],
    whole: [],
    basics: null,
    pool: null,
  };
  const scores = model.scores(query);
  const said = ['aria', 'ring', 'ward'];

  it.each(['sword', 'angel', 'bolt', 'keep', 'field'])(
    'is a ridge regression of %s on all others',
    (card) => {
      const others = SOLVED.filter((other) => other !== card);
      const weights = solve(
        others.map((one) => others.map((other) => gram(one, other))),
        others.map((other) => gram(other, card)),
      );
      const expected = said.reduce((sum, name) => sum + (weights[others.indexOf(name)] ?? 0), 0);
      expect(scores[made.index(card)]).toBeCloseTo(expected, 10);
    },
  );

  it('lets a card without a deck inherit by similarity', () => {
    const weights = solve(
      SOLVED.map((one) => SOLVED.map((other) => gram(one, other))),
      SOLVED.map((other) => 3 * likeness(other, 'novel')),
    );
    const expected = said.reduce((sum, name) => sum + (weights[SOLVED.indexOf(name)] ?? 0), 0);
    expect(expected).toBeGreaterThan(0.1);
    expect(scores[made.index('novel')]).toBeCloseTo(0.5 * expected, 10);
    expect(scores[made.index('wall')]).toBe(0);
  });
});
