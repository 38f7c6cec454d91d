import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineDeck } from '../../build/types.ts';
import { catalog, deckLists, filterSettings, AS_OF as RANDOM_DAY } from '../../testing/arbitrary.ts';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { plainCard } from '../../testing/plain-card.ts';
import { type RefFilters, refKey, refWorld } from '../../testing/reference.ts';
import { refDeckSample } from '../../testing/reference-sample.ts';
import { commanderCards } from '../counting/accessors.ts';
import { type EngineFilters, NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { deckSample } from './deck-sample.ts';

describe('what the numbers of a commander rest on', () => {
  const golden = loaded(GOLDEN_CARDS, GOLDEN_DECKS, AS_OF);
  const aria = (filters: Partial<EngineFilters> = {}) => {
    const commander = golden.commander('aria');
    const { runs, ...sample } = deckSample(golden.engine, {
      commander,
      filters: { ...NO_ENGINE_FILTERS, ...filters },
    });
    expect(runs.reduce((sum, end, index) => sum + (index % 2 === 0 ? -end : end), 0)).toBe(sample.decks);
    return sample;
  };

  // Aria's decks: a1 undated, a2 100 days ago, a3 20, a4 0, whose basics are estimated. Their longest lists have 3 of 5
  // cards in common, so none are near-identical.
  test('is counted over all its decks', () => {
    expect(aria()).toEqual({
      decks: 4,
      datedDecks: 3,
      decksWithEstimatedBasics: 1,
      decksWithEstimatedBracket: 0,
      nearIdenticalGroups: 0,
      nearIdenticalDecks: 0,
      effectiveDecks: 4,
      firstDay: AS_OF - 100,
      lastDay: AS_OF,
    });
  });

  // Bracket 3: a2 and a3 by their owners, a1 by estimate. The last month: a3 and a4.
  test('is counted over the decks that pass', () => {
    expect(aria({ bracket: 3, estimated: true })).toMatchObject({
      decks: 3,
      datedDecks: 2,
      decksWithEstimatedBracket: 1,
      firstDay: AS_OF - 100,
      lastDay: AS_OF - 20,
    });
    expect(aria({ bracket: 3 })).toMatchObject({ decks: 2, decksWithEstimatedBracket: 0 });
    expect(aria({ range: 'month' })).toMatchObject({ decks: 2, datedDecks: 2, firstDay: AS_OF - 20 });
    expect(aria({ bracket: 5 })).toMatchObject({
      decks: 0,
      effectiveDecks: 0,
      firstDay: null,
      lastDay: null,
    });
  });

  // Decks 0 and 1 have 19 of 21 cards in common (90.5 %), deck 2 has 5 in common with either: 3 decks, 2 of them in one group,
  // which counts once: 2 effective decks. Without card x deck 0 is left out, and deck 1 has nothing that it nearly equals.
  test('counts groups of near-identical decks of which two pass', () => {
    const cards = ['lead', ...'0123456789abcdefghixyz'].map((slug) => plainCard(slug));
    const deck = (list: string): EngineDeck => ({
      commanders: [0],
      cards: [...list].map((slug) => cards.findIndex((card) => card.slug === slug)),
      day: AS_OF,
      bracket: 0,
      estimatedBracket: 0,
      basics: 0,
      basicsEstimated: false,
    });
    const at = loaded(
      cards,
      [deck('0123456789abcdefghix'), deck('0123456789abcdefghiy'), deck('01234z')],
      AS_OF,
    );
    const filters = { ...NO_ENGINE_FILTERS };
    expect(deckSample(at.engine, { commander: 0, filters })).toMatchObject({
      decks: 3,
      nearIdenticalGroups: 1,
      nearIdenticalDecks: 2,
      effectiveDecks: 2,
    });
    expect(
      deckSample(at.engine, { commander: 0, filters: { ...filters, out: [at.index('x')] } }),
    ).toMatchObject({
      decks: 2,
      nearIdenticalGroups: 0,
      nearIdenticalDecks: 0,
      effectiveDecks: 2,
    });
  });

  test('equals the slow reference for any decks and filters', () => {
    const settings = filterSettings as fc.Arbitrary<RefFilters>;
    fc.assert(
      fc.property(catalog, deckLists, settings, (cards, decks, setting) => {
        const at = loaded(cards, decks, RANDOM_DAY);
        const world = refWorld(cards, decks, RANDOM_DAY);
        const toIndex = (card: number): number => at.index(cards[card]?.slug ?? '');
        const filters = { ...setting, in: setting.in.map(toIndex), out: setting.out.map(toIndex) };
        for (const key of new Set(world.decks.map((deck) => refKey(world, deck)))) {
          const commander = Array.from({ length: at.engine.commanders }, (_, index) => index).find(
            (index) => commanderCards(at.engine, index).map(at.slug).sort().join('-') === key,
          );
          const { runs: _, ...got } = deckSample(at.engine, {
            commander: commander ?? -1,
            filters: filters as EngineFilters,
          });
          expect(got).toEqual(refDeckSample(world, key, setting));
        }
      }),
      { numRuns: 100 },
    );
  });
});
