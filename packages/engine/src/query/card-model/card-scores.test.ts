import type { CardFeature } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCardModel, type CardModelInput } from '../../build/card-model/build-card-model.ts';
import { type CardModel, loadCardModel } from './card-model.ts';
import { cardScores, getWeight, likenesses, likenessScores } from './card-scores.ts';

const SETTINGS = { solved: 100, ridge: 2, colors: false, likeness: 3, preconDecks: 4, inherited: 0.5 };

/** Ten cards, so that a feature of two of them is rare enough to count. */
const CARDS = 10;
const ALL = new Uint8Array(CARDS).fill(1);
/** A deck without a commander. */
const deck = (cards: readonly number[]) => ({ commanders: [], cards });
const feature = (name: string, kind = 1): CardFeature => ({ name, kind });

function makeModel(input: Partial<CardModelInput>, settings = SETTINGS): CardModel {
  const bytes = buildCardModel(
    {
      features: Array.from({ length: CARDS }, () => []),
      isBasic: Array.from({ length: CARDS }, () => false),
      identity: new Uint8Array(CARDS),
      decks: [],
      precons: [],
      ...input,
    },
    settings,
  );
  const model = loadCardModel(bytes.buffer, CARDS);
  if (!model) throw new Error('no model');
  return model;
}

describe('weights worked out by hand', () => {
  // Cards 0 and 1 are together in two decks, 0 alone in a third. With the ridge of 2 that is
  // [3+2 2; 2 2+2], determinant 16, inverse [4 −2; −2 5] / 16: card 0 says 2/5 for 1, and card 1 says 2/4 for 0.
  const decks = [[0, 1], [0, 1], [0]].map(deck);

  it('are −Pᵢⱼ / Pⱼⱼ', () => {
    const model = makeModel({ decks });
    expect(getWeight(model, 0, 1)).toBeCloseTo(0.4, 6);
    expect(getWeight(model, 1, 0)).toBeCloseTo(0.5, 6);
    expect(cardScores(model, [0], ALL, 0)[1]).toBeCloseTo(0.4, 6);
    expect(cardScores(model, [1], ALL, 0)[0]).toBeCloseTo(0.5, 6);
    // A card of the list has what the others say for it, so nothing where it is alone.
    expect(cardScores(model, [0], ALL, 0)[0]).toBe(0);
  });

  it('count a precon as several decks and ignore basic lands', () => {
    // Four times [0 1] more: [7+2 6; 6 6+2], determinant 36: card 0 says 6/9 for 1.
    const isBasic = Array.from({ length: CARDS }, (_, card) => card === 9);
    const model = makeModel({
      decks: decks.map(({ cards }) => deck([...cards, 9])),
      precons: [deck([0, 1, 9])],
      isBasic,
    });
    expect(getWeight(model, 0, 1)).toBeCloseTo(6 / 9, 6);
    expect(model.index[9]).toBe(-1);
    expect([...model.preconCards]).toEqual([0, 1]);
  });

  it('are reduced to the decks that do not have the card as commander', () => {
    // As in the first test, but card 1 is the commander of one of its two decks: half of what is said for it is left.
    const model = makeModel({ decks: [deck([0, 1]), { commanders: [1], cards: [0] }, deck([0])] });
    expect(cardScores(model, [0], ALL, 0)[1]).toBeCloseTo(0.2, 6);
    expect(cardScores(model, [1], ALL, 0)[0]).toBeCloseTo(0.5, 6);
  });

  it('pass on to a card that no deck has, by likeness', () => {
    // 0 and 5 have one feature in common, and no other: likeness 1. [3+3+2 2; 2 2+2], determinant 28, inverse
    // [4 −2; −2 8] / 28. Of the list [0] the card 5 inherits half of 3 · 4/28.
    const features = Array.from({ length: CARDS }, (_, card) => (card % 5 === 0 ? [feature('draw')] : []));
    const model = makeModel({ decks, features });
    expect(cardScores(model, [0], ALL, 0)[5]).toBeCloseTo((0.5 * 3 * 4) / 28, 6);
    // 1 has nothing in common with 5.
    expect(cardScores(model, [1], ALL, 0)[5]).toBe(0);
    // Of [0 1], 0 has 1 − 2/4 left: the product of (1, 0) with P and (1, 1) is (4 − 2) / 28.
    expect(cardScores(model, [0, 1], ALL, 0)[5]).toBeCloseTo((0.5 * 3 * 2) / 28, 6);
    expect([...likenesses(model)(5, [0, 1])]).toEqual([expect.closeTo(1, 6), 0]);
  });

  it('are cut to the most played cards, ties by index', () => {
    const model = makeModel({ decks: [[3, 4], [4, 5], [5, 3], [8]].map(deck) }, { ...SETTINGS, solved: 2 });
    expect([...model.solvedCards]).toEqual([3, 4]);
  });

  it('say nothing where nothing is known', () => {
    const model = makeModel({});
    expect(cardScores(model, [1, 2], ALL, 0)).toEqual(new Float64Array(CARDS));
    expect(likenessScores(model, [1, 2], ALL)).toEqual(new Float64Array(CARDS));
    expect(cardScores(makeModel({ decks }), [7], ALL, 0)).toEqual(new Float64Array(CARDS));
  });

  it('come from the colors of the commanders, too, but never from these alone', () => {
    // One deck of cards 0 and 1 without a commander and so without colors. Rows: card 0, card 1, "a deck", "no colors";
    // all are together once, so with the ridge of 2 the matrix is 1 + 2 on the diagonal and 1 elsewhere. Its inverse is
    // (I − J/6) / 2: 5/12 on the diagonal, −1/12 elsewhere, and each row says 1/5 for each other.
    const model = makeModel({ decks: [deck([0, 1])] }, { ...SETTINGS, colors: true });
    expect(cardScores(model, [0], ALL, 0)[1]).toBeCloseTo(3 / 5, 6);
    // In white only "a deck" speaks beside card 0, for white has been in no deck.
    expect(cardScores(model, [0], ALL, 1)[1]).toBeCloseTo(2 / 5, 6);
    expect(cardScores(model, [7], ALL, 0)[1]).toBe(0);
  });

  it('are given for the cards asked about alone', () => {
    const model = makeModel({ decks });
    expect(cardScores(model, [0], ALL.with(1, 0), 0)).toEqual(new Float64Array(CARDS));
  });
});

/*
 * The slow and obvious way: every card is regressed on all others by Gaussian elimination, and likeness is the cosine of
 * plain maps. Stored weights are rounded, each by no more than 1/127 of the largest of its column.
 */

/** The first card of a list is the commander. */
type Facts = { decks: number[][]; precons: number[][]; features: CardFeature[][] };

function findHolders({ features }: Facts, name: string): number {
  return features.filter((list) => list.some((each) => each.name === name)).length;
}

function isRetained(facts: Facts, name: string): boolean {
  const included = findHolders(facts, name);
  return included >= 2 && included <= 0.22 * CARDS;
}

function measureLikeness(facts: Facts, one: number, other: number): number {
  const remaining = (card: number): Map<string, number> =>
    new Map(
      (facts.features[card] ?? [])
        .filter(({ name }) => isRetained(facts, name))
        .map(({ name, kind }) => [
          name,
          kind * Math.min(5, Math.log((1 + CARDS) / findHolders(facts, name))),
        ]),
    );
  const dot = (a: Map<string, number>, b: Map<string, number>): number =>
    [...a].reduce((sum, [name, weight]) => sum + weight * (b.get(name) ?? 0), 0);
  const [a, b] = [remaining(one), remaining(other)];
  const length = Math.sqrt(dot(a, a) * dot(b, b));
  return length === 0 ? 0 : dot(a, b) / length;
}

function solve(rows: number[][], right: number[]): number[] {
  const table = rows.map((row, index) => [...row, right[index] ?? 0]);
  table.forEach((pivotRow, column) => {
    const pivot = pivotRow[column] ?? 1;
    table.forEach((row, index) => {
      if (index === column) return;
      const factor = (row[column] ?? 0) / pivot;
      for (let k = column; k < row.length; k++) row[k] = (row[k] ?? 0) - factor * (pivotRow[k] ?? 0);
    });
  });
  return table.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
}

function compare(facts: Facts, list: number[]): void {
  const getDecks = (lists: number[][]) =>
    lists.map(([commander, ...cards]) => ({ commanders: commander === undefined ? [] : [commander], cards }));
  const model = makeModel({
    decks: getDecks(facts.decks),
    precons: getDecks(facts.precons),
    features: facts.features,
  });
  const found = cardScores(model, list, ALL, 0);
  const lists = [...facts.decks, ...facts.precons.flatMap((precon) => Array(4).fill(precon))] as number[][];
  const solved = [...new Set(lists.flat())];
  const gram = (one: number, other: number): number =>
    lists.filter((cards) => cards.includes(one) && cards.includes(other)).length +
    3 * measureLikeness(facts, one, other) +
    (one === other ? 2 : 0);
  const said = list.filter((card) => solved.includes(card));
  const regressed = (card: number): number => {
    const others = solved.filter((other) => other !== card);
    const weights = solve(
      others.map((one) => others.map((other) => gram(one, other))),
      others.map((other) => gram(other, card)),
    );
    return said.reduce((sum, other) => sum + (weights[others.indexOf(other)] ?? 0), 0);
  };
  const roundings = (card: number): number => (said.length * model.largest[model.index[card]!]!) / 127 + 1e-5;
  for (const card of solved) {
    const holders = lists.filter((cards) => cards.includes(card));
    const inMain = holders.filter(([commander]) => commander !== card).length / holders.length;
    expect(Math.abs((found[card] ?? 9) - inMain * regressed(card))).toBeLessThan(roundings(card));
  }
  // Rounding of the scores passes on to what is inherited by them; P is at most 1 / ridge.
  for (let card = 0; card < CARDS; card++) {
    if (solved.includes(card)) continue;
    const likeness = solved.map((other) => 3 * measureLikeness(facts, other, card));
    // (P·q)ₖ by the definition of P.
    const left = solve(
      solved.map((one) => solved.map((other) => gram(one, other))),
      solved.map((other) => (said.includes(other) ? 1 : 0)),
    );
    // A solved card has the feature, too, that it has in common with a card of the list.
    const isLike = list.some((other) =>
      (facts.features[card] ?? []).some(
        ({ name }) =>
          isRetained(facts, name) &&
          [[other], solved].every((cards) =>
            cards.some((each) => facts.features[each]?.some((own) => own.name === name)),
          ),
      ),
    );
    if (!isLike) {
      expect(found[card]).toBe(0);
      continue;
    }
    const expected = 0.5 * left.reduce((sum, part, at) => sum + part * (likeness[at] ?? 0), 0);
    const room = solved.reduce((sum, other, at) => sum + 0.25 * (likeness[at] ?? 0) * roundings(other), 1e-5);
    expect(Math.abs((found[card] ?? 9) - expected)).toBeLessThan(room);
  }
}

describe('the score of every card', () => {
  it('agrees with the reference for any decks, precons, features and list', () => {
    const card = fc.nat({ max: CARDS - 1 });
    const list = fc.uniqueArray(card, { maxLength: 6 });
    const features = fc.array(
      fc.uniqueArray(
        fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), kind: fc.constant(1) }),
        { selector: ({ name }) => name, maxLength: 3 },
      ),
      { minLength: CARDS, maxLength: CARDS },
    );
    const facts = fc.record({
      decks: fc.array(list, { maxLength: 12 }),
      precons: fc.array(list, { maxLength: 2 }),
      features,
    });
    fc.assert(
      fc.property(facts, list, (all, requested) => compare(all, requested)),
      { numRuns: 200 },
    );
  });
});

describe('buildCardModel', () => {
  it('counts each card of a precon once, and its commander once, whatever its list repeats', () => {
    const built = (cards: number[]): Uint8Array =>
      buildCardModel(
        {
          features: Array.from({ length: CARDS }, () => []),
          isBasic: Array.from({ length: CARDS }, () => false),
          identity: new Uint8Array(CARDS),
          decks: [deck([0, 1]), deck([1, 2])],
          precons: [{ commanders: [3], cards }],
        },
        SETTINGS,
      );
    expect(built([1, 2, 1, 3, 2])).toEqual(built([1, 2]));
    expect(built([1, 2])).not.toEqual(built([1]));
  });
});

describe('loadCardModel', () => {
  it('reads a file of version 1, which has no colors', () => {
    const file = buildCardModel(
      {
        features: Array.from({ length: CARDS }, () => []),
        isBasic: Array.from({ length: CARDS }, () => false),
        identity: new Uint8Array(CARDS),
        decks: [deck([0, 1]), deck([0, 1]), deck([0])],
        precons: [],
      },
      SETTINGS,
    );
    // As version 1 was written: the same but for its number.
    file[8] = 1;
    const model = loadCardModel(file.buffer, CARDS);
    if (!model) throw new Error('no model');
    expect(cardScores(model, [0], ALL, 3)[1]).toBeCloseTo(0.4, 6);
  });

  const bytes = (): Uint8Array<ArrayBuffer> =>
    buildCardModel({
      features: Array.from({ length: 3 }, () => []),
      isBasic: [false, false, false],
      identity: [0, 0, 0],
      decks: [deck([0, 1])],
      precons: [],
    });

  it('takes an empty file for no model', () => {
    expect(loadCardModel(new ArrayBuffer(0), 3)).toBeNull();
  });

  it.each([
    ['another first word', (file: Uint8Array) => file.fill(65, 0, 1)],
    ['another version', (file: Uint8Array) => file.fill(9, 8, 9)],
    ['another number of contexts', (file: Uint8Array) => file.fill(7, 36, 37)],
    ['a shorter file', (file: Uint8Array) => file.slice(0, -8)],
    ['hardly a header', (file: Uint8Array) => file.slice(0, 9)],
  ])('refuses %s', (_what, change) => {
    const { buffer } = change(bytes());
    expect(() => loadCardModel(buffer as ArrayBuffer, 3)).toThrow(
      expect.objectContaining({ code: 'data-loss' }),
    );
  });

  it('refuses a model of other cards', () => {
    expect(() => loadCardModel(bytes().buffer, 4)).toThrow(expect.objectContaining({ code: 'data-loss' }));
  });

  it('gives the same bytes for the same input', () => {
    expect(bytes()).toEqual(bytes());
  });
});
