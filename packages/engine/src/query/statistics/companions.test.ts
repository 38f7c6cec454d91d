import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AS_OF, catalog, deckLists, filterSettings } from '../../testing/arbitrary.ts';
import * as golden from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import {
  type RefFilters,
  refCould,
  refInWindow,
  refKey,
  refRuns,
  refWorld,
} from '../../testing/reference.ts';
import { refIsBefore } from '../../testing/reference-lists.ts';
import { commanderCards } from '../counting/accessors.ts';
import { companionUse } from './companions.ts';

const settings = filterSettings as fc.Arbitrary<RefFilters>;

describe('companions', () => {
  test('count decks that name them, separately from decks that run them', () => {
    // Sword is held by r1, r3 and p3; here a1 and p1 name it as their companion. All ten decks could play it.
    const swordAt = golden.GOLDEN_CARDS.findIndex(({ slug }) => slug === 'sword');
    const decks = golden.GOLDEN_DECKS.map((deck, index) =>
      index === 0 || index === 7 ? { ...deck, companion: swordAt } : deck,
    );
    const { engine, index, commander } = loaded(golden.GOLDEN_CARDS, decks, golden.AS_OF);
    const [aria, ash, pair] = [commander('aria'), commander('ash'), commander('bell', 'cole')];
    const cards = [index('sword')];
    expect(companionUse(engine, { cards, range: 'none', bracket: 0, estimated: false })).toEqual([
      {
        card: index('sword'),
        potentialDecks: 10,
        named: {
          decks: 2,
          commanders: [
            { commander: aria, decks: 1 },
            { commander: pair, decks: 1 },
          ],
        },
        main: {
          decks: 3,
          commanders: [
            { commander: ash, decks: 2 },
            { commander: pair, decks: 1 },
          ],
        },
      },
    ]);
    // The month holds a3, a4, r3, p1 and p3.
    const [month] = companionUse(engine, { cards, range: 'month', bracket: 0, estimated: false });
    expect(month).toMatchObject({ potentialDecks: 5, named: { decks: 1 }, main: { decks: 2 } });
  });

  test('agree with a count deck by deck, for any decks and windows', () => {
    fc.assert(
      fc.property(catalog, deckLists, settings, (cards, decks, { range, bracket, estimated }) => {
        const at = loaded(cards, decks, AS_OF);
        const world = refWorld(cards, decks, AS_OF);
        const window = {
          range,
          bracket,
          estimated,
          theme: null,
          budget: null,
          placing: null,
          counts: [],
          in: [],
          out: [],
        };
        const counted = world.decks.filter((deck) => refInWindow(world, deck, window));
        const indices = cards.map(({ slug }) => at.index(slug));
        const use = companionUse(at.engine, { cards: indices, range, bracket, estimated });
        cards.forEach((_, card) => {
          const named = counted.filter(({ companion }) => companion === card);
          const included = counted.filter((deck) => refRuns(world, deck, card));
          const could = counted.filter((deck) => named.includes(deck) || refCould(world, deck, card));
          const got = use[card];
          expect(got).toMatchObject({
            card: indices[card],
            potentialDecks: could.length,
            named: { decks: named.length },
            main: { decks: included.length },
          });
          const keys = got?.named.commanders.map(({ commander, decks: count }) => {
            const slugs = commanderCards(at.engine, commander).map(at.slug).sort();
            return `${count} ${slugs.join('-')}`;
          });
          const wanted = new Map<string, number>();
          for (const deck of named) {
            const key = refKey(world, deck);
            wanted.set(key, (wanted.get(key) ?? 0) + 1);
          }
          const inOrder = [...wanted].sort(([a, m], [b, n]) => n - m || (refIsBefore(world, a, b) ? -1 : 1));
          expect(keys).toEqual(inOrder.map(([key, count]) => `${count} ${key}`));
        });
      }),
      { numRuns: 100 },
    );
  });
});
