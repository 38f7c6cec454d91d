import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AS_OF, catalog, deckLists } from '../../testing/arbitrary.ts';
import { testModel } from '../../testing/card-model.ts';
import { loaded } from '../../testing/load.ts';
import type { CardModel } from '../card-model/card-model.ts';
import type { Engine } from '../decks/engine.ts';
import { recommend } from './recommend.ts';

/** Without a card model, and with one of cards that have features and a precon. */
const models: readonly [string, (engine: Engine) => CardModel | null][] = [
  ['without a card model', () => null],
  [
    'with a card model',
    (engine) => {
      const features = Array.from({ length: engine.cards }, (_, card) => [
        { name: `of ${card % 7}`, kind: 1 },
        { name: `of ${card % 6} too`, kind: 0.5 },
      ]);
      return testModel(engine, features, [{ commanders: [1], cards: [4, 6, 7, 9] }]);
    },
  ],
];

/** As `deckLists`, and now and then none. */
const someDecks = fc.oneof({ weight: 9, arbitrary: deckLists }, { weight: 1, arbitrary: fc.constant([]) });

const requested = fc.record({
  commanders: fc.uniqueArray(fc.nat({ max: 15 }), { minLength: 1, maxLength: 2 }),
  cards: fc.array(fc.nat({ max: 15 }), { maxLength: 20 }),
  limit: fc.nat({ max: 20 }),
  basics: fc.option(fc.nat({ max: 60 })),
});

describe.each(models)('any answer %s', (_name, makeModel) => {
  it('follows the rules for what may be added and cut', () => {
    fc.assert(
      fc.property(catalog, someDecks, requested, (cards, decks, input) => {
        const { engine, slug } = loaded(cards, decks, AS_OF);
        const getFacts = (index: number) => cards.find((card) => card.slug === slug(index));
        const { add, cut } = recommend(engine, input, makeModel(engine));
        const identity = input.commanders.reduce((bits, index) => bits | (getFacts(index)?.identity ?? 0), 0);
        for (const { card } of add) {
          const facts = getFacts(card);
          expect(input.cards).not.toContain(card);
          expect(input.commanders).not.toContain(card);
          expect(facts).toMatchObject({ banned: false, basic: false });
          expect((facts?.identity ?? 0) & ~identity).toBe(0);
        }
        for (const { card } of cut) {
          expect(input.cards).toContain(card);
          expect(input.commanders).not.toContain(card);
          if (input.basics === null) expect(getFacts(card)?.basic).toBe(false);
        }
        for (const list of [add, cut]) {
          expect(list.length).toBeLessThanOrEqual(input.limit);
          expect(new Set(list.map(({ card }) => card)).size).toBe(list.length);
          const scores = list.map(({ score }) => score);
          expect(scores.every((score) => Number.isFinite(score) && score > 0)).toBe(true);
          // With a card model, additions that many decks play anyway fall behind a little.
          if (list === cut || makeModel(engine) === null)
            expect(scores).toEqual([...scores].sort((a, b) => b - a));
        }
      }),
    );
  });

  it('gives one to three reasons with plausible numbers', () => {
    fc.assert(
      fc.property(catalog, someDecks, requested, (cards, decks, input) => {
        const { engine } = loaded(cards, decks, AS_OF);
        const { add, cut } = recommend(engine, input, makeModel(engine));
        for (const { card, reasons } of [...add, ...cut]) {
          expect(reasons.length).toBeGreaterThanOrEqual(1);
          expect(reasons.length).toBeLessThanOrEqual(3);
          expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length);
          for (const reason of reasons) {
            if ('share' in reason) {
              expect(reason.share).toBeGreaterThanOrEqual(0);
              expect(reason.share).toBeLessThanOrEqual(1);
              const holders = reason.share * reason.decks;
              expect(Math.abs(holders - Math.round(holders))).toBeLessThan(1e-6);
              expect(reason.decks).toBeLessThanOrEqual(decks.length);
            }
            if (reason.kind === 'with') expect(input.cards).toContain(reason.card);
            if (reason.kind === 'fits' || reason.kind === 'alike' || reason.kind === 'precons')
              expect([...input.commanders, ...input.cards]).toContain(reason.card);
            if (reason.kind === 'replaced-by') expect(add.map((entry) => entry.card)).toContain(reason.card);
            if (reason.kind === 'redundant') expect(reason.count).toBeGreaterThan(reason.average);
            if (reason.kind === 'lift') expect(reason.factor).toBeGreaterThan(1);
          }
          expect(reasons).not.toContainEqual(expect.objectContaining({ card }));
        }
      }),
    );
  });

  it('does not depend on order or duplicates of the input, nor on earlier queries', () => {
    fc.assert(
      fc.property(catalog, someDecks, requested, requested, (cards, decks, input, other) => {
        const first = loaded(cards, decks, AS_OF).engine;
        const second = loaded(cards, [...decks].reverse(), AS_OF).engine;
        const answer = recommend(first, input, makeModel(first));
        recommend(second, other, makeModel(second));
        const turned = {
          ...input,
          commanders: [...input.commanders].reverse(),
          cards: [...input.cards, ...input.cards].reverse(),
        };
        expect(recommend(second, turned, makeModel(second))).toEqual(answer);
        expect(recommend(first, input, makeModel(first))).toEqual(answer);
      }),
    );
  });

  it('is a prefix of every longer answer', () => {
    fc.assert(
      fc.property(catalog, someDecks, requested, (cards, decks, input) => {
        const { engine } = loaded(cards, decks, AS_OF);
        const model = makeModel(engine);
        const long = recommend(engine, { ...input, limit: 100 }, model);
        const short = recommend(engine, input, model);
        expect(short.decksConsidered).toBe(long.decksConsidered);
        expect(short.add).toEqual(long.add.slice(0, input.limit));
        expect(short.cut.map(({ card }) => card)).toEqual(
          long.cut.slice(0, input.limit).map(({ card }) => card),
        );
      }),
    );
  });
});
