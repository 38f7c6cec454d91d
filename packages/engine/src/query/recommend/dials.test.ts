import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineCard } from '../../build/types.ts';
import { AS_OF, catalog, deckLists } from '../../testing/arbitrary.ts';
import { testModel } from '../../testing/card-model.ts';
import { loaded } from '../../testing/load.ts';
import { plainCard } from '../../testing/plain-card.ts';
import { allDecks } from '../counting/accessors.ts';
import { rankAdditions, recommend } from './recommend.ts';

/** Eight colorless cards, in the order of the engine. */
const PLAIN: readonly EngineCard[] = 'abcdefgh'.split('').map((slug) => plainCard(slug));

const requested = fc.record({
  commanders: fc.uniqueArray(fc.nat({ max: 15 }), { minLength: 1, maxLength: 2 }),
  cards: fc.array(fc.nat({ max: 15 }), { maxLength: 20 }),
});

describe('discovery', () => {
  it('never raises the mean inclusion of the answer', () => {
    const turns = fc.tuple(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(
        catalog,
        deckLists,
        requested,
        fc.nat({ max: 12 }),
        turns,
        (cards, decks, input, limit, [one, other]) => {
          const { engine } = loaded(cards, decks, AS_OF);
          const { hold, potential } = allDecks(engine);
          // Summed over answers of the same length: what may be added does not depend on the dial.
          const inclusion = (discovery: number): number => {
            const { add } = recommend(engine, { ...input, limit, discovery });
            return add.reduce(
              (sum, { card }) => sum + (hold[card] ?? 0) / Math.max(1, potential[card] ?? 0),
              0,
            );
          };
          const length = (discovery: number): number =>
            recommend(engine, { ...input, limit, discovery }).add.length;
          expect(length(one)).toBe(length(other));
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          expect(inclusion(high)).toBeLessThanOrEqual(inclusion(low) + 1e-9);
        },
      ),
    );
  });

  it('is told by the score: the expectation less the share of all decks', () => {
    fc.assert(
      fc.property(catalog, deckLists, requested, (cards, decks, input) => {
        const { engine } = loaded(cards, decks, AS_OF);
        const { hold, potential } = allDecks(engine);
        const at = (discovery: number) =>
          new Map(
            recommend(engine, { ...input, limit: 50, discovery }).add.map(({ card, score }) => [card, score]),
          );
        const [plain, turned] = [at(0), at(0.5)];
        expect([...turned.keys()].sort()).toEqual([...plain.keys()].sort());
        for (const [card, score] of turned) {
          const usual = (hold[card] ?? 0) / Math.max(1, potential[card] ?? 0);
          expect(score).toBeCloseTo((plain.get(card) ?? 0) - 0.5 * usual, 9);
        }
      }),
    );
  });

  it('counts precons where there are no decks', () => {
    const { engine } = loaded(PLAIN, [], AS_OF);
    const features = PLAIN.map(() => [{ name: 'same', kind: 1 }]);
    const model = testModel(engine, features, [{ commanders: [1], cards: [4, 6] }]);
    const input = { commanders: [1], cards: [], limit: 50 };
    const scores = (discovery: number) =>
      new Map(recommend(engine, { ...input, discovery }, model).add.map(({ card, score }) => [card, score]));
    // Cards 4 and 6 are in the only precon, so each loses 1 · 1; the others lose nothing.
    const [plain, turned] = [scores(0), scores(1)];
    expect(plain.size).toBeGreaterThan(0);
    for (const [card, score] of plain)
      expect(turned.get(card)).toBeCloseTo(card === 4 || card === 6 ? score - 1 : score, 9);
  });

  it.each([-1.01, 2, Number.NaN])('is refused at %s', (discovery) => {
    const { engine } = loaded(PLAIN, [], AS_OF);
    expect(() => recommend(engine, { commanders: [0], cards: [], limit: 1, discovery })).toThrow(
      /give a number from -1 to 1/,
    );
  });
});

describe('cards to keep', () => {
  it('are never cut, and the others are cut as before', () => {
    fc.assert(
      fc.property(
        catalog,
        deckLists,
        requested,
        fc.array(fc.nat({ max: 15 })),
        (cards, decks, input, keep) => {
          const { engine } = loaded(cards, decks, AS_OF);
          const cuts = (retained: number[]): number[] =>
            recommend(engine, { ...input, basics: 40, limit: 50, keep: retained }).cut.map(
              ({ card }) => card,
            );
          expect(cuts(keep)).toEqual(cuts([]).filter((card) => !keep.includes(card)));
        },
      ),
    );
  });
});

it('the ranking alone is that of the whole answer', () => {
  fc.assert(
    fc.property(
      catalog,
      deckLists,
      requested,
      fc.nat({ max: 12 }),
      fc.boolean(),
      (cards, decks, input, ranked, modeled) => {
        const { engine } = loaded(cards, decks, AS_OF);
        const model = modeled ? testModel(engine) : null;
        const given = { ...input, limit: 3, ranked };
        expect(rankAdditions(engine, given, model)).toEqual(recommend(engine, given, model).ranked);
      },
    ),
  );
});
