import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AS_OF, catalog, deckLists } from '../../testing/arbitrary.ts';
import { AS_OF as GOLDEN_AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { refCould, refRuns, refShape, refWorld } from '../../testing/reference.ts';
import type { LandStats } from '../types.ts';
import { landBase } from './land-base.ts';
import { landAverages, landStats } from './land-stats.ts';

const golden = loaded(GOLDEN_CARDS, GOLDEN_DECKS, GOLDEN_AS_OF);
const W = 1;
const WU = 3;

const close = (value: number): unknown => expect.closeTo(value, 10);

describe('land stats', () => {
  test('are those of the decks of exactly these colors', () => {
    const { lands, ...stats } = landStats(golden.engine, { identity: W, range: 'none' });
    /*
     * aria's four decks. plains in all, keep in a3, field, which each could hold, in none. Basics 30, 30, 30, 32;
     * nonbasic lands 0, 0, 1, 0.
     * Other cards: ring 1 ×3, ward 1 ×3, angel 5 ×3, novel 2 ×3, lotus 0 ×1 = 27 mana in 13 cards. No roles are set.
     * White symbols: ward 1 ×3, angel 2 ×3, novel 1 ×3 = 12.
     */
    expect(
      lands.map(({ card, numDecks, potentialDecks }) => [golden.slug(card), numDecks, potentialDecks]),
    ).toEqual([
      ['plains', 4, 4],
      ['keep', 1, 4],
      ['field', 0, 4],
    ]);
    expect(stats).toEqual({
      decks: 4,
      land: 30.75,
      basic: 30.5,
      nonbasic: 0.25,
      averageManaValue: close(27 / 13),
      cheap: 0,
      pips: [3, 0, 0, 0, 0],
      decksWithEstimatedBasics: 1,
    });
  });

  test('count a range and all colors together', () => {
    // Within 30 days: a3, a4, r3, p1, p3.
    const all = landStats(golden.engine, { identity: null, range: 'month' });
    expect(all.decks).toBe(5);
    expect(landStats(golden.engine, { identity: WU, range: 'month' }).decks).toBe(2);
    expect(landStats(golden.engine, { identity: 31, range: 'none' })).toMatchObject({
      decks: 0,
      lands: [],
      averageManaValue: null,
    });
  });

  test('give the same averages for each color identity as its own stats', () => {
    for (const range of ['none', 'month', 'none'] as const) {
      const averages = landAverages(golden.engine, range);
      expect(averages).toHaveLength(32);
      averages.forEach((average, identity) => {
        const { lands: _, ...stats } = landStats(golden.engine, { identity, range });
        expect(average).toEqual(stats);
      });
    }
    // Of aria's colors four decks; within 30 days two of them, a3 and a4.
    expect(landAverages(golden.engine, 'none')[W]?.decks).toBe(4);
    expect(landAverages(golden.engine, 'month')[W]?.decks).toBe(2);
  });

  test('agree with the slow reference for any decks', () => {
    fc.assert(
      fc.property(
        catalog,
        deckLists,
        fc.constantFrom(null, 0, 1, 2, 3, 8, 11, 31),
        (cards, decks, identity) => {
          const world = refWorld(cards, decks, AS_OF);
          const it = loaded(cards, decks, AS_OF);
          const colors = (list: readonly number[]): number =>
            list.reduce((bits, card) => bits | (cards[card]?.identity ?? 0), 0);
          const wanted = world.decks.filter(
            (deck) => identity === null || colors(deck.commanders) === identity,
          );
          const got = landStats(it.engine, { identity, range: 'none' });
          const shape = refShape(world, wanted);
          const spells = wanted.flatMap((deck) =>
            deck.cards.flatMap((card) => {
              const facts = cards[card];
              return facts && facts.type !== 7 && !facts.basic ? [facts] : [];
            }),
          );
          const cheap = spells.filter(
            // ramp, draw and mana-artifact are the roles of bits 0, 1 and 8.
            ({ manaValue, roles }) => manaValue <= 2 && [1, 2, 256].some((bit) => (roles & bit) === bit),
          ).length;
          const total = spells.reduce((sum, { manaValue }) => sum + manaValue, 0);
          expect(got).toMatchObject({
            decks: wanted.length,
            land: close(shape.land),
            basic: close(shape.basic),
            nonbasic: close(shape.nonbasic),
            pips: shape.pips.map(close),
            averageManaValue: spells.length === 0 ? null : close(total / spells.length),
            cheap: wanted.length === 0 ? 0 : close(cheap / wanted.length),
          });
          const lands = cards.flatMap((card, position) => {
            const included = wanted.filter((deck) => refRuns(world, deck, position)).length;
            const could = wanted.filter((deck) => refCould(world, deck, position)).length;
            return card.type === 7 && could > 0 ? [`${card.slug} ${included} of ${could}`] : [];
          });
          const shown = got.lands.map(
            ({ card, numDecks, potentialDecks }) => `${it.slug(card)} ${numDecks} of ${potentialDecks}`,
          );
          expect(shown.sort()).toEqual(lands.sort());
        },
      ),
    );
  });
});

describe('a recommended land base', () => {
  const land = (slug: string, numDecks: number) => ({
    card: golden.index(slug),
    numDecks,
    potentialDecks: 10,
    effectiveDecks: 10,
    inclusion: numDecks / 10,
  });
  const stats: LandStats = {
    decks: 10,
    lands: [land('plains', 10), land('keep', 8), land('field', 5)],
    land: 36,
    basic: 34,
    nonbasic: 2,
    averageManaValue: 3,
    cheap: 10,
    pips: [20, 10, 0, 5, 0],
    decksWithEstimatedBasics: 0,
  };
  const ask = (changes: Partial<Parameters<typeof landBase>[1]> = {}) =>
    landBase(golden.engine, {
      identity: WU,
      stats,
      averageManaValue: 3,
      cheap: 10,
      capCents: null,
      ...changes,
    });

  test('has the number of lands of the formula, nonbasics by share and basics by symbols', () => {
    const { nonbasics, ...base } = ask();
    // 31.42 + 3.13·3 − 0.28·10 = 38.01 → 38; 38·2/36 = 2.1 → 2 nonbasics; 36 basics as 20 to 10 → 24 and 12.
    expect(base).toEqual({
      exact: close(38.01),
      lands: 38,
      basics: [24, 12, 0, 0, 0, 0],
      cents: 350,
      unpriced: 0,
    });
    expect(nonbasics.map(golden.slug)).toEqual(['keep', 'field']);
  });

  test('has no land that none of the decks runs', () => {
    const lands = [land('plains', 10), land('keep', 8), land('field', 0)];
    const { nonbasics, basics } = ask({ stats: { ...stats, lands } });
    // Two nonbasics are wanted and one is held: 37 basics as 20 to 10 → 24.67 and 12.33.
    expect([nonbasics.map(golden.slug), basics]).toEqual([['keep'], [25, 12, 0, 0, 0, 0]]);
  });

  test('stays within a budget and fills up with basics', () => {
    // keep costs 300 cents, field 50.
    const { nonbasics, basics, cents } = ask({ capCents: 100 });
    expect([nonbasics.map(golden.slug), basics, cents]).toEqual([['field'], [25, 12, 0, 0, 0, 0], 50]);
  });

  test('splits evenly without mana symbols, and plays Wastes in a colorless deck', () => {
    const bare = { ...stats, pips: [0, 0, 0, 0, 0] };
    expect(ask({ stats: bare, capCents: 0 }).basics).toEqual([19, 19, 0, 0, 0, 0]);
    expect(ask({ identity: 0, capCents: 0 }).basics).toEqual([0, 0, 0, 0, 0, 38]);
  });

  test('never has more than 99 or fewer than 0 lands', () => {
    expect(ask({ averageManaValue: 40 }).lands).toBe(99);
    expect(ask({ averageManaValue: 0, cheap: 200 }).lands).toBe(0);
  });
});
