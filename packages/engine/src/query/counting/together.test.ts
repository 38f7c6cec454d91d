import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AS_OF, catalog, deckLists } from '../../testing/arbitrary.ts';
import { AS_OF as GOLDEN_AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { comboHolders } from '../statistics/combo-counts.ts';
import { countTogether, packLists } from './together.ts';

/** A day with three cards of one release, and decks of aria whose date only their cards show. */
const releasedOn = (day: number) => {
  const cards = GOLDEN_CARDS.map((card) =>
    ['novel', 'field', 'keep'].includes(card.slug) ? { ...card, releaseDay: day } : card,
  );
  const position = (slug: string): number => GOLDEN_CARDS.findIndex((card) => card.slug === slug);
  const lists = ['novel field', 'novel field keep', 'field keep'];
  const decks = lists.map((list) => ({
    commanders: [position('aria')],
    cards: list.split(' ').map(position),
    day: null,
    bracket: 0,
    estimatedBracket: 0,
    basics: 0,
    basicsEstimated: false,
  }));
  return loaded(cards, [...GOLDEN_DECKS.filter(({ day }) => day !== null), ...decks], GOLDEN_AS_OF);
};

const countDecks = (it: ReturnType<typeof loaded>, commander: number, slugs: string): number =>
  countTogether(it.engine, {
    commander,
    filters: NO_ENGINE_FILTERS,
    lists: packLists([slugs.split(' ').filter(Boolean).map(it.index)]),
  })[0] ?? -1;

test('counts an undated deck only where a card outside the list shows that it was saved since', () => {
  const it = releasedOn(GOLDEN_AS_OF - 20);
  const aria = it.commander('aria');
  const dated = loaded(
    GOLDEN_CARDS,
    GOLDEN_DECKS.filter(({ day }) => day !== null),
    GOLDEN_AS_OF,
  );
  const before = (slugs: string): number => countDecks(dated, dated.commander('aria'), slugs);
  // "novel field": the second undated deck, which keep dates; not the first, which nothing else dates.
  expect(countDecks(it, aria, 'novel field')).toBe(before('novel field') + 1);
  // "field": the first two, dated by novel or keep, and the third by keep.
  expect(countDecks(it, aria, 'field')).toBe(before('field') + 3);
  // "novel field keep": only the second holds all three, and these alone date it.
  expect(countDecks(it, aria, 'novel field keep')).toBe(before('novel field keep'));
});

test('a list with a card to come is in no deck, an empty one in all', () => {
  const it = releasedOn(GOLDEN_AS_OF + 1);
  const aria = it.commander('aria');
  expect(countDecks(it, aria, 'novel field')).toBe(0);
  const { commanderStart } = it.engine;
  expect(countDecks(it, aria, '')).toBe(commanderStart[aria + 1]! - commanderStart[aria]!);
});

test('a commander’s page and a combo’s page state the same decks', () => {
  const lists = fc.array(fc.uniqueArray(fc.nat({ max: 15 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(catalog, deckLists, lists, (cards, decks, wanted) => {
      const it = loaded(cards, decks, AS_OF);
      const all = wanted.map((each) => each.map((card) => it.index(cards[card]?.slug ?? '')));
      const holders = all.map((list) => comboHolders(it.engine, { cards: list, commanders: [] }));
      const lists = packLists(all);
      for (let commander = 0; commander < it.engine.commanders; commander++) {
        const counts = countTogether(it.engine, { commander, filters: NO_ENGINE_FILTERS, lists });
        const stated = holders.map(
          (each) => each.find((holder) => holder.commander === commander)?.numDecks ?? 0,
        );
        expect([...counts]).toEqual(stated);
      }
    }),
  );
});
