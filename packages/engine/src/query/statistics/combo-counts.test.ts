import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineDeck } from '../../build/types.ts';
import { AS_OF, catalog, deckLists } from '../../testing/arbitrary.ts';
import { AS_OF as GOLDEN_AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { refDistinctShare, refEffective, refKey, refWorld, type World } from '../../testing/reference.ts';
import { refIsBefore } from '../../testing/reference-lists.ts';
import { commanderCards } from '../counting/accessors.ts';
import { comboCounts, comboHolders } from './combo-counts.ts';

const golden = loaded(GOLDEN_CARDS, GOLDEN_DECKS, GOLDEN_AS_OF);

const combo = (cards: string, commanders = '') => ({
  cards: cards.split(' ').map(golden.index),
  commanders: commanders.split(' ').filter(Boolean).map(golden.index),
});

describe('combo counts', () => {
  test('count the decks that run all cards among those whose colors allow them', () => {
    const { included, could } = comboCounts(golden.engine, {
      combos: [
        // ward is white: the four decks of aria and the three of the pair. a1, a3 and p1 hold both.
        combo('ring ward'),
        // angel, ring and ward: a1 and a3.
        combo('ring angel ward'),
        // No colors: all ten decks. r1 holds both.
        combo('ring sword'),
        // aria leads and ring is held: a1, a2, a3; white decks could.
        combo('aria ring'),
        // Red and white: no deck could.
        combo('bolt ward'),
        // bell leads with cole: all three of the pair are of both; p1 and p2 hold ring.
        combo('bell cole ring', 'cole'),
        // No deck has ring as commander.
        combo('ring ward', 'ring'),
      ],
    });
    expect([...included]).toEqual([3, 2, 1, 3, 0, 2, 0]);
    expect([...could]).toEqual([7, 7, 10, 7, 0, 3, 7]);
  });

  test('list the commanders whose decks run a combo, most decks first', () => {
    const holders = comboHolders(golden.engine, combo('ring ward'));
    expect(holders).toEqual([
      { commander: golden.commander('aria'), numDecks: 2, potentialDecks: 4, effectiveDecks: 4 },
      { commander: golden.commander('bell', 'cole'), numDecks: 1, potentialDecks: 3, effectiveDecks: 3 },
    ]);
  });

  test('exclude decks that are older than the newest card and do not run the combo', () => {
    // novel is 110 days old. White decks since: a2, a3, a4, p1 and p3; of a1 only older cards are known.
    // angel and novel: a2 and a3.
    const { included, could } = comboCounts(golden.engine, { combos: [combo('angel novel')] });
    expect([included[0], could[0]]).toEqual([2, 5]);
    // Of the pair p1 and p3 are younger, p2 is older; none holds it. Of aria a1 is not since.
    expect(comboHolders(golden.engine, combo('angel novel'))).toEqual([
      { commander: golden.commander('aria'), numDecks: 2, potentialDecks: 3, effectiveDecks: 3 },
    ]);
    // A card to come has no share, though three decks hold it already.
    const cards = GOLDEN_CARDS.map((card) =>
      card.slug === 'novel' ? { ...card, releaseDay: GOLDEN_AS_OF + 1 } : card,
    );
    const later = loaded(cards, GOLDEN_DECKS, GOLDEN_AS_OF);
    const counts = comboCounts(later.engine, {
      combos: [{ cards: ['novel', 'field'].map(later.index), commanders: [] }],
    });
    expect([counts.included[0], counts.could[0]]).toEqual([0, 0]);
  });

  test('count an undated deck only where a card that is not of the combo shows that it was saved since', () => {
    // novel and field come out on one day, 20 days before the data. Undated decks with both: one has nothing else as new,
    // one has also keep, of the same day. An undated deck with novel alone was not saved since by anything but the combo;
    // with keep it was. The dated a3 is 20 days old. Elsewhere nothing is new enough but a4, p1 and r3.
    const day = GOLDEN_AS_OF - 20;
    const cards = GOLDEN_CARDS.map((card) =>
      ['novel', 'field', 'keep'].includes(card.slug) ? { ...card, releaseDay: day } : card,
    );
    const position = (slug: string): number => GOLDEN_CARDS.findIndex((card) => card.slug === slug);
    const undated = (list: string): EngineDeck => ({
      commanders: [position('aria')],
      cards: list.split(' ').map(position),
      day: null,
      bracket: 0,
      estimatedBracket: 0,
      basics: 0,
      basicsEstimated: false,
    });
    const old = GOLDEN_DECKS.filter(({ cards: list }) => !list.includes(position('novel')));
    const it = loaded(
      cards,
      [...old, ...['novel field', 'novel field keep', 'novel', 'novel keep'].map(undated)],
      GOLDEN_AS_OF,
    );
    const combination = { cards: ['novel', 'field'].map(it.index), commanders: [] };
    const counts = comboCounts(it.engine, { combos: [combination] });
    // Run by the second alone; could: the second, the fourth and p1. p3, 29 days old by its date, holds field and is
    // therefore undated, and has nothing else as new.
    expect([counts.included[0], counts.could[0]]).toEqual([1, 3]);
    // Of aria: the second of two. One dated deck in three: no interval over all decks.
    expect(comboHolders(it.engine, combination)).toMatchObject([{ numDecks: 1, potentialDecks: 2 }]);
    expect(counts.effective[0]).toBe(0);
  });

  test('agree with the slow reference for any decks and combos', () => {
    const combos = fc.array(
      fc.record({
        cards: fc.uniqueArray(fc.nat({ max: 15 }), { minLength: 1, maxLength: 4 }),
        leads: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(catalog, deckLists, combos, (cards, decks, wanted) => {
        const world = refWorld(cards, decks, AS_OF);
        const it = loaded(cards, decks, AS_OF);
        const indexOf = (card: number): number => it.index(cards[card]?.slug ?? '');
        const requested = wanted.map((one) => ({
          cards: one.cards.map(indexOf),
          commanders: one.leads ? one.cards.slice(0, 1).map(indexOf) : [],
        }));
        const { included, could, effective } = comboCounts(it.engine, { combos: requested });
        wanted.forEach((one, index) => {
          const holding = world.decks.filter((deck) => holds(deck, one) && isSince(world, deck, one.cards));
          expect(included[index]).toBe(holding.length);
          const possible = world.decks.filter(
            (deck) => holding.includes(deck) || fits(world, deck, one.cards),
          );
          expect(could[index]).toBe(possible.length);
          const share = refDistinctShare(world, world.decks);
          expect(effective[index]).toBeCloseTo(refEffective(possible, share), 10);
          const question = requested[index];
          const byKey = (question ? comboHolders(it.engine, question) : []).map((holder) => [
            commanderCards(it.engine, holder.commander).map(it.slug).sort().join('-'),
            holder,
          ]);
          const keys = [...new Set(holding.map((deck) => refKey(world, deck)))];
          const ofKey = (key: string): EngineDeck[] =>
            world.decks.filter((deck) => refKey(world, deck) === key);
          const countHolding = (key: string): number =>
            ofKey(key).filter((deck) => holding.includes(deck)).length;
          const inOrder = keys.toSorted(
            (a, b) => countHolding(b) - countHolding(a) || (refIsBefore(world, a, b) ? -1 : 1),
          );
          expect(byKey.map(([key]) => key)).toEqual(question ? inOrder : []);
          expect(Object.fromEntries(byKey)).toEqual(
            Object.fromEntries(
              keys.map((key) => [
                key,
                expect.objectContaining({
                  numDecks: ofKey(key).filter((deck) => holding.includes(deck)).length,
                  potentialDecks: ofKey(key).filter((deck) => isSince(world, deck, one.cards)).length,
                  effectiveDecks: expect.closeTo(
                    refEffective(
                      ofKey(key).filter((deck) => isSince(world, deck, one.cards)),
                      refDistinctShare(world, ofKey(key)),
                    ),
                    10,
                  ),
                }),
              ]),
            ),
          );
        });
      }),
    );
  });
});

type Wanted = { cards: number[]; leads: boolean };

function holds(deck: EngineDeck, { cards, leads }: Wanted): boolean {
  const all = [...deck.commanders, ...deck.cards];
  const [first = -1] = cards;
  return cards.every((card) => all.includes(card)) && (!leads || deck.commanders.includes(first));
}

function fits(world: World, deck: EngineDeck, cards: readonly number[]): boolean {
  const colors = (list: readonly number[]): Set<number> =>
    new Set(
      [1, 2, 4, 8, 16].filter((color) =>
        list.some((card) => ((world.cards[card]?.identity ?? 0) & color) > 0),
      ),
    );
  const own = colors(deck.commanders);
  return [...colors(cards)].every((color) => own.has(color)) && isSince(world, deck, cards);
}

/** Out by the as-of date, and the day, a commander or a card that is not of the combo shows that it was out. */
function isSince(world: World, deck: EngineDeck, cards: readonly number[]): boolean {
  const released = (card: number): number => world.cards[card]?.releaseDay ?? 0;
  if (cards.some((card) => released(card) > world.asOf)) return false;
  const shown = [...deck.commanders, ...deck.cards.filter((card) => !cards.includes(card))].map(released);
  if (deck.day !== null) shown.push(deck.day);
  return cards.every((card) => shown.some((day) => released(card) <= day));
}
