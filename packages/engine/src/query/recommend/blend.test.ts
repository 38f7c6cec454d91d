import { CARD_TYPES, type CardFeature } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { LAND_TYPE } from '../../format.ts';
import { testModel } from '../../testing/card-model.ts';
import { loaded } from '../../testing/load.ts';
import { plainCard } from '../../testing/plain-card.ts';
import { cardScores } from '../card-model/card-scores.ts';
import type { Recommendation } from '../types.ts';
import { rankAdds } from './adds.ts';
import type { Blend } from './blend.ts';
import { readQuery } from './query.ts';
import { recommend } from './recommend.ts';
import { holdersAmong } from './together.ts';

const AS_OF = 20000;
const TOOL = CARD_TYPES.indexOf('Artifact');
const [W, U] = [1, 2];

const card = (slug: string, identity = 0): EngineCard =>
  plainCard(slug, { identity, banned: slug === 'gone' });

const CARDS = [card('wanda', W), card('wilma', W), card('ursula', U), card('blue', U)].concat(
  'a b c d e f g h i j k l m n o p gone'.split(' ').map((slug) => card(slug)),
  Array.from({ length: 6 }, (_, index) => plainCard(`tool-${index}`, { type: TOOL })),
  plainCard('plains', { basic: true, type: LAND_TYPE }),
);
const words = (text: string): string[] => text.split(' ').filter(Boolean);
const at = (slug: string): number => CARDS.findIndex((each) => each.slug === slug);
const deck = (commander: string, cards: string): EngineDeck => ({
  commanders: [at(commander)],
  cards: words(cards).map(at),
  day: null,
  bracket: 0,
  estimatedBracket: 0,
  basics: 0,
  basicsEstimated: false,
});

type Input = {
  cards?: string;
  basics?: number;
  maxBracket?: number;
  commander?: string;
  features?: Record<string, string>;
  precons?: string[];
};

function ask(
  decks: readonly EngineDeck[],
  { cards = '', basics, maxBracket, commander = 'wanda', features = {}, precons = [] }: Input,
) {
  const on = loaded(CARDS, decks, AS_OF);
  const known = CARDS.map((_, index): CardFeature[] =>
    words(features[on.slug(index)] ?? '').map((name) => ({ name, kind: 1 })),
  );
  const model = testModel(
    on.engine,
    known,
    precons.map((precon) => {
      const [commanderCard = -1, ...others] = words(precon).map(on.index);
      return { commanders: [commanderCard], cards: others };
    }),
  );
  const said = [commander, ...words(cards)].map(on.index);
  const input = {
    ...{ commanders: said.slice(0, 1), cards: said.slice(1), limit: 50 },
    ...(basics === undefined ? {} : { basics }),
    ...(maxBracket === undefined ? {} : { maxBracket }),
  };
  const answer = recommend(on.engine, input, model);
  return {
    ...answer,
    ...on,
    scores: cardScores(model, said, new Uint8Array(CARDS.length).fill(1), W),
    local: recommend(on.engine, input),
    find: (slug: string) => answer.add.find((each) => on.slug(each.card) === slug),
    adds: answer.add.map((each) => on.slug(each.card)),
  };
}

/** Ten decks of one commander, each with a, b and another card. */
const TEN = [...'cdefghijkl'].map((extra) => deck('wanda', `a b ${extra}`));

describe('near decks and the card model', () => {
  it('decide in parts by the number of the commander’s decks, where the list is empty', () => {
    // All of a deck is missing, and 10 / (10 + 10) = 0.5 of that is for the commander's decks to say; near decks may
    // have 0.6 + 0.4 · 0.5 = 0.8 of it: a weight of 0.4, of which the score of every card is made.
    const { find, scores, index, basis } = ask(TEN, {});
    for (const [slug, inclusion] of [
      ['a', 1],
      ['c', 0.1],
    ] as const) {
      const expected = 0.4 * inclusion + 0.6 * (scores[index(slug)] ?? 0);
      expect(find(slug)?.score).toBeCloseTo(expected, 10);
    }
    expect(basis).toBe('near-decks');
  });

  it('count only decks up to the bracket that is asked for, stated or estimated', () => {
    const brackets = [5, 5, 5, 4, 4, 2, 0, 0, 0, 0];
    const estimated = [0, 0, 0, 0, 2, 5, 3, 1, 4, 5];
    const decks = TEN.map((each, index) => ({
      ...each,
      bracket: brackets[index] ?? 0,
      estimatedBracket: estimated[index] ?? 0,
    }));
    // Up to 3: one stated as 2 and two estimated as 3 and 1, so 3 / (3 + 10) of an empty list is for them to say, and near decks may
    // have .6 + .4 · 3 / 13 of it.
    const part = 3 / 13;
    for (const [maxBracket, weight] of [
      [3, part * (0.6 + 0.4 * part)],
      [5, 0.4],
    ] as const) {
      const { find, scores, index } = ask(decks, { maxBracket });
      const expected = weight + (1 - weight) * (scores[index('a')] ?? 0);
      expect(find('a')?.score).toBeCloseTo(expected, 10);
    }
  });

  it('decide by how near decks are, for a whole list', () => {
    // Cards of one of the two decks have a rarity of ln(3/2) = .405465, o and p of ln 3 = 1.098612. The further deck
    // shares one card with the list: .405465 / √((2 · .405465 + 2 · 1.098612) · 4 · .405465) = .183568, which opens
    // (.183568 − .08) / (.3 − .08) = .470764 of the gate, so near decks have .6 of that: .282458.
    const decks = [deck('wanda', 'a c d e'), deck('wilma', 'b f g h')];
    const { add, adds, scores, local, basis } = ask(decks, { cards: 'a b o p' });
    expect(adds.sort()).toEqual([...'cdefgh']);
    expect(local.add).toHaveLength(6);
    for (const { card: index, score } of add) {
      const near = local.add.find((each) => each.card === index)?.score ?? 0;
      expect(score).toBeCloseTo(0.282458 * near + 0.717542 * (scores[index] ?? 0), 5);
    }
    expect(basis).toBe('all-decks');
  });

  it('decide the less the fewer cards there are, and name no shares for a few', () => {
    // Decks of eleven cards: one card is 1/11 of a deck and opens (1/11) / .1 = .909091 of the gate, three open all of it. wilma has
    // no deck, so near decks may have .6 · .5 = .3: weights of .272727 and .3. 24 of the 36
    // decks share the list, more than the 21 that decide how near they are. The 36 decks of wanda, at least 9, are near whatever
    // the list has, and may have .6 + .4 · 36 / 46 · 10 / 11 = .884585.
    const extras = words('k l m n o p tool-0 tool-1 tool-2 tool-3 tool-4 tool-5');
    const decks = extras.flatMap((extra, index) => [
      deck('wanda', `a b c d e f g h i j ${extra}`),
      deck('wanda', `a b c d e f g h i ${extra} ${extras[(index + 1) % extras.length]}`),
      deck('wanda', extras.filter((other) => other !== extra).join(' ')),
    ]);
    for (const [commander, cards, weight, basis] of [
      ['wilma', 'a', 0.3 / 1.1, 'all-decks'],
      ['wilma', 'a b c', 0.3, 'near-decks'],
      ['wanda', 'a', 0.6 + (0.4 * 36 * 10) / (46 * 11), 'near-decks'],
    ] as const) {
      const answer = ask(decks, { commander, cards });
      const near = answer.local.add.find(({ card: index }) => answer.slug(index) === 'd')?.score ?? 0;
      const expected = weight * near + (1 - weight) * (answer.scores[answer.index('d')] ?? 0);
      expect(answer.find('d')?.score).toBeCloseTo(expected, 10);
      expect(answer.basis).toBe(basis);
    }
  });

  it('leave the answer to the card model where no deck shares a card', () => {
    // wilma has no deck of her own, and o is in a deck of other colors alone.
    const { find, scores, index, basis, add, adds } = ask([...TEN, deck('ursula', 'o p blue')], {
      commander: 'wilma',
      cards: 'o',
    });
    expect(basis).toBe('all-decks');
    expect(adds).toContain('p');
    expect(adds).not.toContain('blue');
    expect(find('p')?.score).toBeCloseTo(scores[index('p')] ?? 0, 10);
    // In one deck of the one with o: too few to name a share, so what speaks for it is named alone.
    expect(find('p')?.reasons).toEqual([{ kind: 'fits', card: index('o') }]);
    const kinds = add.flatMap(({ reasons }) => reasons.map(({ kind }) => kind));
    expect(kinds).not.toContain('similar-decks');
    expect(kinds).not.toContain('lift');
  });
});

describe('the order of additions', () => {
  // b is in all ten decks, c in one of them, o in none.
  const on = loaded(CARDS, TEN, AS_OF);
  const query = readQuery(on.engine, { commanders: [on.index('wanda')], cards: [on.index('a')], limit: 9 });
  const expected = new Float64Array(CARDS.length);
  const shares = { b: 0.5, c: 0.44, o: 0.3 };
  for (const [slug, share] of Object.entries(shares)) expected[on.index(slug)] = share;
  const orderWith = (popularity: number): string[] => {
    const model = { expected, mean: expected, holders: holdersAmong(on.engine, new Uint32Array(), []) };
    const whole = { ...model, expectedWithout: () => 0 };
    const blend: Blend = {
      model: whole,
      cardModel: testModel(on.engine),
      basis: 'near-decks',
      nearness: 1,
      popularity,
      said: [],
      gameChangers: 0,
    };
    const score = (card: number): number => expected[card] ?? 0;
    return rankAdds(on.engine, query, whole, { open: undefined, blend, score, most: on.engine.cards }).map(
      on.slug,
    );
  };

  it('is that of what is expected, divided by a power of how many decks play a card', () => {
    expect(orderWith(0)).toEqual(['b', 'c', 'o']);
    // .5 / 1 = .5, .44 / .1 ^ .07 = .516955, .3 / .002 ^ .07 = .463500.
    expect(orderWith(0.07)).toEqual(['c', 'b', 'o']);
    // .5, .44 / .1 ^ .1 = .553927, .3 / .002 ^ .1 = .558494: never below an inclusion of .002.
    expect(orderWith(0.1)).toEqual(['o', 'c', 'b']);
  });
});

describe('cuts', () => {
  it('leave alone what no deck plays where none is like the list', () => {
    // o, n and m are in no deck, so near decks alone would cut them, too.
    const far = ask([...TEN, deck('ursula', 'p blue')], { commander: 'wilma', cards: 'o p n m' });
    const names = (cut: { card: number }[]) => cut.map((each) => far.slug(each.card)).sort();
    expect(far.basis).toBe('all-decks');
    expect(names(far.cut)).toEqual(['p']);
    expect(names(far.local.cut)).toEqual(['m', 'n', 'o', 'p']);
  });

  it('say nothing of lands and roles where no deck is like the list', () => {
    // 40 basics beside decks without any, and six artifacts where decks have none: too many by what near decks run.
    const lists = [...TEN, deck('ursula', 'p blue')];
    const requested = {
      commander: 'wilma',
      cards: 'o p n m plains tool-0 tool-1 tool-2 tool-3 tool-4 tool-5',
      basics: 40,
    };
    const far = ask(lists, requested);
    const kinds = (cut: Recommendation[]) =>
      new Set(cut.flatMap(({ reasons }) => reasons.map(({ kind }) => kind)));
    expect(far.basis).toBe('all-decks');
    expect(far.local.cut.map(({ card: index }) => far.slug(index))).toContain('plains');
    expect(kinds(far.local.cut)).toContain('redundant');
    expect(far.cut.map(({ card: index }) => far.slug(index))).not.toContain('plains');
    expect(kinds(far.cut)).not.toContain('redundant');
    expect(far.cut.length).toBeGreaterThan(0);
  });
});

describe('without a deck', () => {
  // Of three precons two have a, both with b; c is in the third.
  const precons = ['wilma a b', 'wilma a b d', 'wilma c'];

  it('cards come from precons, with the precons counted', () => {
    const { adds, basis, decksConsidered, cut, find, index } = ask([], { cards: 'a', precons });
    expect({ basis, decksConsidered, cut }).toEqual({ basis: 'cards', decksConsidered: 0, cut: [] });
    expect(adds[0]).toBe('b');
    expect(find('b')?.reasons).toEqual([{ kind: 'precons', card: index('a'), included: 2, precons: 2 }]);
    // d is in one precon with a only.
    expect(find('d')?.reasons).toEqual([{ kind: 'fits', card: index('a') }]);
    for (const slug of ['a', 'wanda', 'gone', 'blue']) expect(adds).not.toContain(slug);
  });

  it('a card that no precon has comes by likeness', () => {
    const features = { a: 'draw', o: 'draw', gone: 'draw', blue: 'draw' };
    const { adds, find, index } = ask([], { cards: 'a', precons, features });
    expect(adds).toContain('o');
    expect(adds).not.toContain('gone');
    expect(adds).not.toContain('blue');
    expect(find('o')?.reasons).toEqual([{ kind: 'alike', card: index('a') }]);
  });

  it('a commander that no precon has is answered by likeness alone', () => {
    const features = { wanda: 'draw', a: 'draw', b: 'burn', c: 'burn' };
    const { adds, find, index } = ask([], { precons, features });
    expect(adds).toEqual(['a']);
    expect(find('a')).toEqual({
      card: index('a'),
      score: expect.closeTo(1, 6),
      reasons: [{ kind: 'alike', card: index('wanda') }],
    });
  });

  it('and without precons there is nothing to say', () => {
    expect(ask([], { cards: 'a b' })).toMatchObject({ basis: 'cards', adds: [], cut: [] });
  });
});
