import { describe, expect, test } from 'vitest';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { type EngineFilters, NO_ENGINE_FILTERS } from '../decks/filters.ts';
import type { CardStats } from '../types.ts';
import { cardStats } from './card-stats.ts';
import { commanderStats } from './commander-stats.ts';

const golden = loaded(GOLDEN_CARDS, GOLDEN_DECKS, AS_OF);

const page = (slug: string, filters: Partial<EngineFilters> = {}): CardStats =>
  cardStats(golden.engine, { card: golden.index(slug), filters: { ...NO_ENGINE_FILTERS, ...filters } });

describe('the page of the golden angel', () => {
  const angel = page('angel');

  test('counts the decks that run it among eligible ones', () => {
    // a1, a2, a3, p2, p3 of the four decks of aria and the three of the pair; ten decks in all.
    expect(angel.stat).toEqual({ numDecks: 5, potentialDecks: 7, effectiveDecks: 7, inclusion: 5 / 7 });
    expect(angel.decks).toBe(10);
  });

  test('lists commanders of at least three decks with the numbers of their own pages', () => {
    // aria 3 of 4, outside 2 of 3: pooled 5/7, synergy 71/98 − 64/91; expected 20/7, lift 5 / (34/7). The pair: two.
    expect(angel.topCommanders).toEqual([
      {
        commander: golden.commander('aria'),
        numDecks: 3,
        potentialDecks: 4,
        effectiveDecks: 4,
        synergy: expect.closeTo(71 / 98 - 64 / 91, 12),
        lift: expect.closeTo(Math.log10(35 / 34), 12),
      },
    ]);
  });

  test('compares the cards played with it with eligible decks that do not run it', () => {
    // Outside a4 and p1. ring 4/5 against 1/2: pooled 5/7, (4 + 50/7) / 15 − (1 + 50/7) / 12 = 78/105 − 57/84.
    // field, keep, sword 1/5 against 0/2: pooled 1/7, 17/105 − 10/84 each. novel 2 of the 3 that could (p2 is older,
    // a1 undated without a card as new) against 1 of 2: pooled 3/5, 8/13 − 7/12 = 5/156. ward 2/5
    // against 2/2: below. plains are basic. Five decks set nothing apart: ring is at least .376, less than the half
    // elsewhere, and no other is in three. In order: novel 2 of 3 at least .208, ward 2 of 5 .118, 1 of 5 by name.
    const shown = angel.sections.map(({ tag, cards }) => [tag, cards.map(({ card }) => golden.slug(card))]);
    expect(shown).toEqual([
      ['topcards', ['ring', 'novel', 'ward', 'field', 'keep', 'sword']],
      ['lands', ['plains']],
    ]);
    const [ring, novel, , field] = angel.sections[0]?.cards ?? [];
    expect(ring?.synergy).toBeCloseTo(78 / 105 - 57 / 84, 12);
    expect(field?.synergy).toBeCloseTo(17 / 105 - 10 / 84, 12);
    expect(novel).toMatchObject({ numDecks: 2, potentialDecks: 3 });
    expect(novel?.synergy).toBeCloseTo(5 / 156, 12);
  });

  test('finds cards of the same decks, with little weight on staples', () => {
    // ring: 4 decks shared of 5 and 5, times the 2 of 7 decks without it. Others share fewer than three decks.
    expect(angel.together).toEqual([
      { card: golden.index('ring'), similarity: expect.closeTo((4 / 5) * (2 / 7), 12) },
    ]);
  });

  test('has a history without months that have no eligible decks', () => {
    // 2023-02 has the red r2 alone. 2023-09 p2; 2023-12 a2; 2024-03 a3 and p3 of a3, a4, p1, p3.
    expect(angel.history).toEqual([
      { month: '2023-09', numDecks: 1, potentialDecks: 1 },
      { month: '2023-12', numDecks: 1, potentialDecks: 1 },
      { month: '2024-03', numDecks: 2, potentialDecks: 4 },
    ]);
  });
});

describe('the page of other cards', () => {
  test('applies filters to the decks: those with the ring in the last year', () => {
    // Holding angel: a2, a3, p2; could: p1 too. With the ring and dated: a2, a3, p1, p2.
    const filtered = page('angel', { range: 'year', in: [golden.index('ring')] });
    expect(filtered.stat).toEqual({ numDecks: 3, potentialDecks: 4, effectiveDecks: 4, inclusion: 0.75 });
    expect(filtered.decks).toBe(4);
  });

  test('a new card is compared in decks saved since, an undated deck counts by its other cards', () => {
    // 110 days old. Since then a2, a3, a4, p1 and p3; not a1, of which nothing else is known.
    expect(page('novel').stat).toMatchObject({ numDecks: 3, potentialDecks: 5 });
  });

  test('running a new card never makes a deck eligible for it', () => {
    // novel comes out 50 days before the data: a2, saved 100 days before, contradicts itself and has no known date. Its
    // other cards are old, so it does not count for novel. With field of the same day it does.
    const at = (slug: string): number => GOLDEN_CARDS.findIndex((card) => card.slug === slug);
    const stat = (add: string[]) => {
      const cards = GOLDEN_CARDS.map((card) =>
        card.slug === 'novel' || card.slug === 'field' ? { ...card, releaseDay: AS_OF - 50 } : card,
      );
      const decks = GOLDEN_DECKS.map((deck, n) =>
        n === 1 ? { ...deck, cards: [...deck.cards, ...add.map(at)] } : deck,
      );
      const other = loaded(cards, decks, AS_OF);
      return cardStats(other.engine, { card: other.index('novel'), filters: NO_ENGINE_FILTERS });
    };
    // a3, a4, p1; p3, saved 29 days before, holds field but is no older than it.
    expect(stat([]).stat).toEqual({
      numDecks: 2,
      potentialDecks: 4,
      effectiveDecks: 4,
      inclusion: 0.5,
    });
    expect(stat(['field']).stat).toMatchObject({ numDecks: 3, potentialDecks: 5 });
    // a2 is in no month: its date is wrong.
    expect(stat(['field']).history).toEqual([{ month: '2024-03', numDecks: 2, potentialDecks: 4 }]);
  });

  test('a card that came out after the as-of date has no share, whatever decks run it', () => {
    const cards = GOLDEN_CARDS.map((card) =>
      card.slug === 'novel' ? { ...card, releaseDay: AS_OF + 1 } : card,
    );
    const other = loaded(cards, GOLDEN_DECKS, AS_OF);
    const found = cardStats(other.engine, { card: other.index('novel'), filters: NO_ENGINE_FILTERS });
    expect(found).toMatchObject({
      stat: { numDecks: 0, potentialDecks: 0, effectiveDecks: 0, inclusion: 0 },
      topCommanders: [],
      sections: [],
      history: [],
    });
    // What aria's decks are made of still counts it: three of four hold a sorcery.
    const aria = commanderStats(other.engine, {
      commander: other.commander('aria'),
      filters: NO_ENGINE_FILTERS,
    });
    expect(aria.shape.sorcery).toBe(0.75);
    const named = aria.sections.flatMap(({ cards: list }) => list.map(({ card }) => other.slug(card)));
    expect(named).not.toContain('novel');
  });

  test('lists commanders first released in the last 120 days by their decks with the card', () => {
    const released = (day: number) => {
      const cards = GOLDEN_CARDS.map((card) => (card.slug === 'cole' ? { ...card, releaseDay: day } : card));
      const other = loaded(cards, GOLDEN_DECKS, AS_OF);
      const of = (slug: string, filters: Partial<EngineFilters> = {}) =>
        cardStats(other.engine, { card: other.index(slug), filters: { ...NO_ENGINE_FILTERS, ...filters } });
      return { pair: other.commander('bell', 'cole'), of };
    };
    expect(page('angel').newCommanders).toEqual([]);
    // Two of the pair's three decks hold angel: p2 and p3, the latter of last month.
    const { pair, of } = released(AS_OF - 119);
    expect(of('angel').newCommanders).toEqual([
      { commander: pair, numDecks: 2, potentialDecks: 3, effectiveDecks: 3 },
    ]);
    expect(of('angel', { range: 'month' }).newCommanders).toMatchObject([{ commander: pair, numDecks: 1 }]);
    expect(of('bolt').newCommanders).toEqual([]);
    expect(released(AS_OF - 120).of('angel').newCommanders).toEqual([]);
  });

  test('decks with the card as commander neither run it nor are eligible; a card without decks has no sections', () => {
    // White: the four decks that aria leads, and the three of the pair: of these p2 of September, p1 and p3 of March.
    expect(page('aria')).toMatchObject({
      stat: { numDecks: 0, potentialDecks: 3, inclusion: 0 },
      sections: [],
      history: [
        { month: '2023-09', numDecks: 0, potentialDecks: 1 },
        { month: '2024-03', numDecks: 0, potentialDecks: 2 },
      ],
    });
    expect(page('angel', { in: [golden.index('bolt')] })).toMatchObject({
      stat: { numDecks: 0, potentialDecks: 0, inclusion: 0 },
      decks: 2,
      together: [],
    });
  });
});
