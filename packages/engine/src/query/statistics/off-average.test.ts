import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AS_OF, catalog, deckLists } from '../../testing/arbitrary.ts';
import { GOLDEN_CARDS, AS_OF as GOLDEN_DAY, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { refKey, refWorld } from '../../testing/reference.ts';
import { commanderCards, deckList } from '../counting/accessors.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { averageDeck } from './average-deck.ts';
import { decksBehind } from './decks-behind.ts';
import { averageComparison, type CardOfDecks } from './off-average.ts';

describe('a deck next to the average deck', () => {
  const { engine, commander, slug } = loaded(GOLDEN_CARDS, GOLDEN_DECKS, GOLDEN_DAY);
  const aria = commander('aria');
  const { countOff, listOff, listMissing } = averageComparison(engine, aria);
  const named = (cards: readonly CardOfDecks[]) => cards.map(({ card, decks }) => [slug(card), decks]);
  const { rows } = decksBehind(engine, {
    commander: aria,
    filters: NO_ENGINE_FILTERS,
    by: 'date',
    descending: true,
    from: 0,
    count: 4,
  });
  const [a4, a3, a2, a1] = rows.map(({ deck }) => deck);

  // Decks of each card: ring a1 a2 a3, ward a1 a3 a4, angel a1 a2 a3, novel a2 a3 a4, keep a3, lotus a4. All but the banned
  // lotus fit into the average deck.
  test('has its own cards, with the number of decks that run them', () => {
    expect(named(listOff(a4 ?? -1))).toEqual([['lotus', 1]]);
    expect([a1, a2, a3, a4].map((deck) => countOff(deck ?? -1))).toEqual([0, 0, 0, 1]);
    expect(rows.map(({ ownCards }) => ownCards.length)).toEqual([1, 0, 0, 0]);
  });

  test('lacks the most played cards of the average deck first, never basics', () => {
    expect(named(listMissing(a1 ?? -1))).toEqual([
      ['novel', 3],
      ['keep', 1],
    ]);
    expect(named(listMissing(a2 ?? -1))).toEqual([
      ['ward', 3],
      ['keep', 1],
    ]);
    expect(named(listMissing(a3 ?? -1))).toEqual([]);
    expect(named(listMissing(a4 ?? -1)).sort()).toEqual([
      ['angel', 3],
      ['keep', 1],
      ['ring', 3],
    ]);
  });
});

test('lists the cards outside the average deck, rarest first, and those it lacks, for any decks', () => {
  fc.assert(
    fc.property(catalog, deckLists, (cards, decks) => {
      const at = loaded(cards, decks, AS_OF);
      const world = refWorld(cards, decks, AS_OF);
      for (let commander = 0; commander < at.engine.commanders; commander++) {
        const key = commanderCards(at.engine, commander).map(at.slug).sort().join('-');
        const own = world.decks.filter((deck) => refKey(world, deck) === key);
        const countDecks = (card: number) =>
          own.filter((deck) => deck.cards.some((position) => cards[position]?.slug === at.slug(card))).length;
        const isBasic = (card: number) => cards.find(({ slug }) => slug === at.slug(card))?.basic === true;
        const average = averageDeck(at.engine, { commander, filters: NO_ENGINE_FILTERS }).cards.map(
          ({ card }) => card,
        );
        const { countOff, listOff, listMissing } = averageComparison(at.engine, commander);
        const { rows } = decksBehind(at.engine, {
          commander,
          filters: NO_ENGINE_FILTERS,
          by: 'date',
          descending: true,
          from: 0,
          count: 100,
        });
        for (const { deck, ownCards } of rows) {
          const list = [...deckList(at.engine, deck)];
          const off = listOff(deck);
          expect(new Set(off.map(({ card }) => card))).toEqual(
            new Set(list.filter((card) => !isBasic(card) && !average.includes(card))),
          );
          expect(countOff(deck)).toBe(off.length);
          expect(ownCards).toEqual(off.slice(0, 9));
          const missing = listMissing(deck);
          expect(new Set(missing.map(({ card }) => card))).toEqual(
            new Set(average.filter((card) => !isBasic(card) && !list.includes(card))),
          );
          for (const one of [...off, ...missing]) expect(one.decks).toBe(countDecks(one.card));
          const [rarest, commonest] = [off, missing].map((each) => each.map((one) => one.decks));
          expect(rarest).toEqual([...(rarest ?? [])].sort((a, b) => a - b));
          expect(commonest).toEqual([...(commonest ?? [])].sort((a, b) => b - a));
        }
      }
    }),
  );
});
