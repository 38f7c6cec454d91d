import { describe, expect, test } from 'vitest';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { type EngineFilters, NO_ENGINE_FILTERS } from '../decks/filters.ts';
import type { CardStat, CommanderStats } from '../types.ts';
import { commanderStats } from './commander-stats.ts';

const golden = loaded(GOLDEN_CARDS, GOLDEN_DECKS, AS_OF);

function stats(filters: Partial<EngineFilters> = {}, ...commanders: string[]): CommanderStats {
  const commander = golden.commander(...(commanders.length > 0 ? commanders : ['aria']));
  return commanderStats(golden.engine, { commander, filters: { ...NO_ENGINE_FILTERS, ...filters } });
}

function statByCard(answer: CommanderStats, slug: string): CardStat | undefined {
  return answer.sections.flatMap(({ cards }) => cards).find(({ card }) => golden.slug(card) === slug);
}

const bySection = (answer: CommanderStats, { slug } = golden): Record<string, string[]> =>
  Object.fromEntries(answer.sections.map(({ tag, cards }) => [tag, cards.map(({ card }) => slug(card))]));

describe('card numbers of the golden commander', () => {
  test('a colorless card: 3 of 4 decks inside, 4 of 6 outside', () => {
    // synergy: pooled 7/10; (3 + 7) / 14 − (4 + 7) / 16 = 3/112. Lift: expected 4 · 7/10 = 2.8; raw 3 / 2.8 = 15/14,
    // shrunk 5 / 4.8 = 25/24.
    const ring = statByCard(stats(), 'ring');
    expect(ring).toMatchObject({ numDecks: 3, potentialDecks: 4, inclusion: 0.75 });
    expect(ring?.synergyRaw).toBeCloseTo(1 / 12, 12);
    expect(ring?.synergy).toBeCloseTo(3 / 112, 12);
    expect(ring?.liftRaw).toBeCloseTo(Math.log10(15 / 14), 12);
    expect(ring?.lift).toBeCloseTo(Math.log10(25 / 24), 12);
  });

  test('a white card: outside, only the three decks of the pair are eligible, and one runs it', () => {
    // pooled 4/7; (3 + 40/7) / 14 − (1 + 40/7) / 13 = 61/98 − 47/91. Expected 4 · 4/7 = 16/7: raw 21/16,
    // shrunk 5 / (30/7) = 7/6.
    const ward = statByCard(stats(), 'ward');
    expect(ward).toMatchObject({ numDecks: 3, potentialDecks: 4 });
    expect(ward?.synergyRaw).toBeCloseTo(3 / 4 - 1 / 3, 12);
    expect(ward?.synergy).toBeCloseTo(61 / 98 - 47 / 91, 12);
    expect(ward?.liftRaw).toBeCloseTo(Math.log10(21 / 16), 12);
    expect(ward?.lift).toBeCloseTo(Math.log10(7 / 6), 12);
  });

  test('a new card: only decks saved since are eligible; the undated deck has only older cards', () => {
    // Inside a2, a3 and a4; not a1. Outside p1 and p3; p2 is older than the card.
    // pooled 3/5: (3 + 6) / 13 − (0 + 6) / 12 = 5/26. Expected 3 · 3/5 = 9/5: raw 5/3, shrunk 5 / (19/5), finite
    // although no deck outside holds it.
    const novel = statByCard(stats(), 'novel');
    expect(novel).toMatchObject({ numDecks: 3, potentialDecks: 3 });
    expect(novel?.synergyRaw).toBeCloseTo(1, 12);
    expect(novel?.synergy).toBeCloseTo(5 / 26, 12);
    expect(novel?.liftRaw).toBeCloseTo(Math.log10(5 / 3), 12);
    expect(novel?.lift).toBeCloseTo(Math.log10(25 / 19), 12);
  });

  test('a commander: its decks, as sole commander or with a partner, are not in the baseline', () => {
    // bell (W) in a fifth deck of aria. Outside, red ash could not hold it and it is a commander of the pair's three decks;
    // there remain two decks of ann (W), one with bell: 1/5 against 1/2, pooled 2/7:
    // (1 + 20/7) / 15 − (1 + 20/7) / 12.
    const position = (slug: string): number => GOLDEN_CARDS.findIndex((card) => card.slug === slug);
    const [template] = GOLDEN_DECKS;
    const [aria] = GOLDEN_CARDS;
    if (!template || !aria) throw new Error('the golden set has cards and decks');
    const ann = GOLDEN_CARDS.length;
    const more = [
      { ...template, cards: [position('bell'), position('ring')] },
      { ...template, commanders: [ann], cards: [position('bell')] },
      { ...template, commanders: [ann], cards: [position('ring')] },
    ];
    const cards = [...GOLDEN_CARDS, { ...aria, slug: 'ann', name: 'ann' }];
    const other = loaded(cards, [...GOLDEN_DECKS, ...more], AS_OF);
    const answer = commanderStats(other.engine, {
      commander: other.commander('aria'),
      filters: NO_ENGINE_FILTERS,
    });
    const all = answer.sections.flatMap((section) => section.cards);
    const bell = all.find(({ card }) => other.slug(card) === 'bell');
    expect(bell).toMatchObject({ numDecks: 1, potentialDecks: 5, inclusion: 0.2 });
    expect(bell?.synergyRaw).toBeCloseTo(1 / 5 - 1 / 2, 12);
    expect(bell?.synergy).toBeCloseTo(27 / 105 - 27 / 84, 12);
  });

  test('the month counts only decks of its 30 days, and no undated ones', () => {
    // Inside a3, a4; outside r3, p1, p3 (29 days before). ring: 1/2 against 1/3.
    const month = stats({ range: 'month' });
    expect(month).toMatchObject({
      decks: 2,
      decksInRange: 2,
      baselineDecks: 3,
      totalDecks: 4,
      datedDecks: 3,
    });
    expect(statByCard(month, 'ring')?.synergyRaw).toBeCloseTo(1 / 2 - 1 / 3, 12);
  });

  test('the year excludes a deck from 400 days ago, the week one from 20 days ago', () => {
    expect(stats({ range: 'year' })).toMatchObject({ decks: 3, baselineDecks: 4 });
    expect(stats({ range: 'week' })).toMatchObject({ decks: 1, baselineDecks: 1 });
  });

  test('a bracket filter uses stated brackets, and estimates only on request', () => {
    // Bracket 3: a2, a3; outside r2, p1. Estimated 3 without an owner-set one: a1; p3.
    expect(stats({ bracket: 3 })).toMatchObject({ decks: 2, decksInRange: 4, baselineDecks: 2 });
    expect(stats({ bracket: 3, estimated: true })).toMatchObject({ decks: 3, baselineDecks: 3 });
    expect(stats({ estimated: true })).toMatchObject({ decks: 4, baselineDecks: 6 });
  });

  test('filters apply to the commander, not to the decks outside', () => {
    const narrowed = stats({ in: [golden.index('ring')], out: [golden.index('keep')] });
    // a1, a2; angel 2 of 2 against p2, p3 of the pair's three: pooled 4/5; (2 + 8) / 12 − (2 + 8) / 13.
    expect(narrowed).toMatchObject({ decks: 2, decksInRange: 4, baselineDecks: 6 });
    expect(statByCard(narrowed, 'angel')?.synergy).toBeCloseTo(10 / 12 - 10 / 13, 12);
  });

  test('count filters: lands by copies, creatures, price in dollars', () => {
    // Lands: 30, 30, 31, 32. Creatures: 1, 1, 1, 0. Prices: a1 1 + 2 + 1 + 4 + 30 × 0.10 = 11, a2 the same,
    // a3 15; a4 has 4 of its 5 cards priced, too few.
    const decks = (type: 'l' | 'c' | 'd', op: 'gt' | 'lt' | 'eq' | 'ne', number: number): number =>
      stats({ counts: [{ type, op, number }] }).decks;
    expect([decks('l', 'gt', 30), decks('l', 'eq', 31), decks('l', 'ne', 30)]).toEqual([2, 1, 2]);
    expect([decks('c', 'lt', 1), decks('c', 'gt', 0)]).toEqual([1, 3]);
    expect([decks('d', 'eq', 11), decks('d', 'gt', 11), decks('d', 'ne', 0)]).toEqual([2, 1, 3]);
  });

  test('without decks outside there is no baseline', () => {
    const alone = loaded(GOLDEN_CARDS, GOLDEN_DECKS.slice(0, 4), AS_OF);
    const answer = commanderStats(alone.engine, { commander: 0, filters: NO_ENGINE_FILTERS });
    expect(answer.baselineDecks).toBe(0);
    expect(answer.sections.map(({ tag }) => tag)).not.toContain('highsynergycards');
    for (const { cards } of answer.sections) {
      for (const { synergy, synergyRaw, lift, liftRaw } of cards) {
        expect([synergy, synergyRaw, lift, liftRaw]).toEqual([null, null, null, null]);
      }
    }
  });

  test('a filter that no deck passes gives empty results and still reports the total', () => {
    const none = stats({ in: [golden.index('bolt')] });
    expect(none).toMatchObject({ decks: 0, decksInRange: 4, sections: [] });
    expect(none.shape).toMatchObject({ land: 0, averagePrice: null, pricedDecks: 0 });
  });
});

describe('sections of the golden commander', () => {
  test('every card is in the first section that claims it', () => {
    // Nothing is high: the surest is novel, 3 of 3 against 0 of 2, by chance in 1 of C(5, 3) = 10 cases. So Top Cards come
    // first. keep, in 1 of 4, comes last.
    expect(
      stats()
        .sections.map(({ tag }) => tag)
        .slice(0, 2),
    ).toEqual(['topcards', 'newcards']);
    expect(bySection(stats())).toEqual({
      topcards: ['angel', 'ring', 'ward', 'keep'],
      newcards: ['novel'],
      manaartifacts: ['lotus'],
      lands: ['plains'],
    });
  });

  test('forty decks are enough evidence where four were not', () => {
    // Each copy of a deck holds a card of its own, since identical lists count once.
    const [card] = GOLDEN_CARDS;
    if (!card) throw new Error('the golden set has cards');
    const copies = Array.from({ length: 10 }, (_, n) => ({
      ...card,
      identity: 0,
      slug: `copy-${n}`,
      name: `copy-${n}`,
    }));
    const tenfold = loaded(
      [...GOLDEN_CARDS, ...copies],
      GOLDEN_DECKS.flatMap((deck) =>
        copies.map((_, n) => ({ ...deck, cards: [...deck.cards, GOLDEN_CARDS.length + n] })),
      ),
      AS_OF,
    );
    const sections = (slug: string) =>
      bySection(
        commanderStats(tenfold.engine, {
          commander: tenfold.commander(slug),
          filters: NO_ENGINE_FILTERS,
        }),
        tenfold,
      );
    // ward, 30 of 40 against 10 of 30: by chance in 5 of 10,000 cases. keep, 10 of 40 against 0 of 60: in
    // C(40, 10) / C(100, 10) = 5 of 100,000. Of ten compared cards in the sum over the golden ones, 5 % · 2/10 = .01 would
    // do. angel and ring have less than elsewhere. Synergy: ward 250/350 − 110/280 = .321, keep 11/50 − 1/70.
    const aria = sections('aria');
    expect(aria.highsynergycards).toEqual(['ward', 'keep']);
    expect(aria.highliftcards).toBeUndefined();
    expect(aria.topcards?.slice(0, 2)).toEqual(['angel', 'ring']);
    // Elsewhere both 10 of 70. sword, 20 of 30: by chance in 4 of 10 million cases. wall, 10 of 30: in 3 of 100, too many
    // among ten cards or more.
    const ash = sections('ash');
    expect(ash.highsynergycards).toEqual(['sword']);
    expect(ash.topcards?.slice(0, 2)).toEqual(['bolt', 'ring']);
  });

  test('the other side of the table', () => {
    // ash (3 decks, 7 outside): bolt is red, nobody else could hold it: no baseline, so it is a Top Card.
    // sword 2/3 and wall 1/3 against 1/7 have synergy (5/13 − 4/17 and 3/13 − 3/17), but stand in fewer than three decks.
    // ring 2/3 against 5/7: 9/13 − 12/17 < 0. bolt, ring and sword are in 2 of 3, by name; wall in 1.
    expect(bySection(stats({}, 'ash'))).toEqual({ topcards: ['bolt', 'ring', 'sword', 'wall'] });
  });
});

describe('a deck as a whole', () => {
  test('averages exclude the commander and count copies of basics', () => {
    // a1…a4: creatures 1 1 1 0; instants 1 0 1 1; sorceries 0 1 1 1; artifacts 1 1 1 1; keep in a3.
    // Curve: mana value 0 lotus 1; 1 ring 3 + ward 3; 2 novel 3; 5 angel 3. Pips: ward 3 + novel 3 + angel 3 · 2.
    const { shape } = stats();
    expect(shape).toMatchObject({
      creature: 0.75,
      instant: 0.75,
      sorcery: 0.75,
      artifact: 1,
      enchantment: 0,
      battle: 0,
      planeswalker: 0,
      basic: 122 / 4,
      nonbasic: 0.25,
      land: 123 / 4,
      pricedDecks: 3,
      decksWithEstimatedBasics: 1,
      pips: [3, 0, 0, 0, 0],
      curve: [0.25, 1.5, 0.75, 0, 0, 0.75, 0, 0, 0, 0, 0],
    });
    // (11 + 11 + a3: aria 1 + ring 2 + ward 1 + angel 4 + novel 1 + keep 3 + 30 plains of 0.10) / 3; a1 has no novel.
    expect(shape.averagePrice).toBeCloseTo((11 + 11 + 15) / 3, 12);
  });

  test('brackets: owner-set ones, then estimates of the rest', () => {
    expect(stats({ bracket: 3 }).bracketCounts).toEqual({
      owner: [0, 0, 2, 0, 0],
      estimated: [0, 1, 1, 0, 0],
      unset: 2,
    });
  });

  test('rank by decks in the range, with ties', () => {
    // All: 4, 3, 3. Month: aria 2, pair 2, ash 1.
    expect(stats()).toMatchObject({ rank: 1, rankedCommanders: 3 });
    expect(stats({}, 'ash')).toMatchObject({ rank: 2 });
    expect(stats({}, 'bell', 'cole')).toMatchObject({ rank: 2 });
    expect(stats({ range: 'month' }, 'ash')).toMatchObject({ rank: 3, decksInRange: 1 });
    expect(stats({ range: 'week' }, 'ash')).toMatchObject({ rank: null, rankedCommanders: 2 });
  });

  test('rank by decks in range and bracket', () => {
    // Set to 3 by their owners: a2 and a3, r2, p1. Set to 4: r3 alone. With estimates of 3: a1 and p3 as well.
    expect(stats({ bracket: 3 })).toMatchObject({ rank: 1, rankedCommanders: 3 });
    expect(stats({ bracket: 3 }, 'ash')).toMatchObject({ rank: 2, rankedCommanders: 3 });
    expect(stats({ bracket: 3, estimated: true }, 'bell', 'cole')).toMatchObject({ rank: 2 });
    expect(stats({ bracket: 3, estimated: true }, 'ash')).toMatchObject({ rank: 3 });
    expect(stats({ bracket: 4 }, 'ash')).toMatchObject({ rank: 1, rankedCommanders: 1 });
    expect(stats({ bracket: 4 })).toMatchObject({ rank: null, decksInRange: 4 });
    // Of the last 30 days: a3 and p1 are set to 3, r3 to 4.
    expect(stats({ bracket: 3, range: 'month' }, 'bell', 'cole')).toMatchObject({
      rank: 1,
      rankedCommanders: 2,
    });
  });

  test('rank history by month of dated decks', () => {
    // As of 2024-03-31. a2 2023-12-22; a3 2024-03-11, a4 03-31, r3 03-21, p1 03-26, p3 03-02 all in March.
    expect(stats().rankHistory).toEqual([
      { month: '2023-12', decks: 1, rank: 1, share: 1 },
      { month: '2024-03', decks: 2, rank: 1, share: 2 / 5 },
    ]);
    expect(stats({}, 'ash').rankHistory.at(-1)).toEqual({
      month: '2024-03',
      decks: 1,
      rank: 3,
      share: 1 / 5,
    });
  });
});
