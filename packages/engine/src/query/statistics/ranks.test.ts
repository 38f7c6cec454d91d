import { describe, expect, test } from 'vitest';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { commanderRanks, leadCounts, rankHistory } from './ranks.ts';

const { engine } = loaded(GOLDEN_CARDS, GOLDEN_DECKS, AS_OF);
const [ARIA, ASH, PAIR] = [0, 1, 2];

describe('ranks of commanders', () => {
  test('over all decks have no previous window; ties share a rank and are sorted by key', () => {
    expect(commanderRanks(engine, { range: 'none' })).toEqual([
      {
        commander: ARIA,
        decks: 4,
        potentialDecks: 10,
        effectiveDecks: 10,
        rank: 1,
        previousRank: null,
        previousDecks: null,
      },
      {
        commander: ASH,
        decks: 3,
        potentialDecks: 10,
        effectiveDecks: 10,
        rank: 2,
        previousRank: null,
        previousDecks: null,
      },
      {
        commander: PAIR,
        decks: 3,
        potentialDecks: 10,
        effectiveDecks: 10,
        rank: 2,
        previousRank: null,
        previousDecks: null,
      },
    ]);
  });

  test('include the rank in the previous window of the same length', () => {
    // Last year a2 a3 a4, p1 p2 p3, r3; the year before r2 alone.
    expect(commanderRanks(engine, { range: 'year' })).toEqual([
      {
        commander: ARIA,
        decks: 3,
        potentialDecks: 7,
        effectiveDecks: 7,
        rank: 1,
        previousRank: null,
        previousDecks: 0,
      },
      {
        commander: PAIR,
        decks: 3,
        potentialDecks: 7,
        effectiveDecks: 7,
        rank: 1,
        previousRank: null,
        previousDecks: 0,
      },
      {
        commander: ASH,
        decks: 1,
        potentialDecks: 7,
        effectiveDecks: 7,
        rank: 3,
        previousRank: 1,
        previousDecks: 1,
      },
    ]);
  });

  test('omit commanders without a deck in the range', () => {
    // a4 today, p1 five days ago; the week before holds r3.
    expect(commanderRanks(engine, { range: 'week' })).toEqual([
      {
        commander: ARIA,
        decks: 1,
        potentialDecks: 2,
        effectiveDecks: 2,
        rank: 1,
        previousRank: null,
        previousDecks: 0,
      },
      {
        commander: PAIR,
        decks: 1,
        potentialDecks: 2,
        effectiveDecks: 2,
        rank: 1,
        previousRank: null,
        previousDecks: 0,
      },
    ]);
  });

  test('count the decks of one bracket, and estimates on request', () => {
    // Bracket 3 by owners: a2 a3, r2, p1; by estimate a1 and p3 beside them.
    const counts = (estimated: boolean): number[][] =>
      commanderRanks(engine, { range: 'none', bracket: 3, estimated }).map(({ commander, decks, rank }) => [
        commander,
        decks,
        rank,
      ]);
    expect(counts(false)).toEqual([
      [ARIA, 2, 1],
      [ASH, 1, 2],
      [PAIR, 1, 2],
    ]);
    expect(counts(true)).toEqual([
      [ARIA, 3, 1],
      [PAIR, 2, 2],
      [ASH, 1, 3],
    ]);
  });
});

describe('a recently released commander', () => {
  // cole is 30 days old. Since then a3, a4, r3, p1 and p3 were saved; a1 and r1 are undated and hold older cards. p2,
  // 200 days old by its date, has cole as commander: its date is wrong, and it is no older than cole.
  const cards = GOLDEN_CARDS.map((card) =>
    card.slug === 'cole' ? { ...card, releaseDay: AS_OF - 30 } : card,
  );
  const late = loaded(cards, GOLDEN_DECKS, AS_OF);
  const potential = (options: Parameters<typeof commanderRanks>[1]): Record<number, number> =>
    Object.fromEntries(
      commanderRanks(late.engine, options).map(({ commander, potentialDecks }) => [
        commander,
        potentialDecks,
      ]),
    );

  test('has its share of the decks saved since its release, a pair since that of the newer card', () => {
    expect(potential({ range: 'none' })).toEqual({ [ARIA]: 10, [ASH]: 10, [PAIR]: 6 });
    // Of the year a2, a3, a4, r3, p1, p3; all but a2 since. p2 is in no range.
    expect(potential({ range: 'year' })).toEqual({ [ARIA]: 6, [ASH]: 6, [PAIR]: 5 });
    // Bracket 3: a2, a3, r2, p1; of these a3 and p1 since.
    expect(potential({ range: 'none', bracket: 3 })).toEqual({ [ARIA]: 4, [ASH]: 4, [PAIR]: 2 });
  });

  test('is ranked within a subset of commanders by their decks only', () => {
    expect(commanderRanks(late.engine, { range: 'none', among: [PAIR, ASH] })).toEqual([
      {
        commander: ASH,
        decks: 3,
        potentialDecks: 6,
        effectiveDecks: 6,
        rank: 1,
        previousRank: null,
        previousDecks: null,
      },
      // r3, p1, p3 since, and p2.
      {
        commander: PAIR,
        decks: 3,
        potentialDecks: 4,
        effectiveDecks: 4,
        rank: 1,
        previousRank: null,
        previousDecks: null,
      },
    ]);
  });

  test('is counted as commander card by card, and not before its release', () => {
    const window = { range: 'none', bracket: 0, estimated: false } as const;
    const slugs = ['cole', 'bell', 'novel'];
    expect(leadCounts(late.engine, { ...window, cards: slugs.map(late.index) })).toEqual([
      { card: late.index('cole'), decks: 3, potentialDecks: 6, effectiveDecks: 6 },
      { card: late.index('bell'), decks: 3, potentialDecks: 10, effectiveDecks: 10 },
      // 110 days old: the same six and a2; none that it leads.
      { card: late.index('novel'), decks: 0, potentialDecks: 7, effectiveDecks: 7 },
    ]);
    const future = cards.map((card) => (card.slug === 'novel' ? { ...card, releaseDay: AS_OF + 1 } : card));
    const { engine, index } = loaded(future, GOLDEN_DECKS, AS_OF);
    expect(leadCounts(engine, { ...window, cards: [index('novel')] })).toMatchObject([
      { decks: 0, potentialDecks: 0 },
    ]);
  });

  test('has its share of a month since its release day', () => {
    // It came out on 2024-03-01, before all five decks of March. p2 says to be of September, before its commander came out.
    expect(rankHistory(late.engine, PAIR).map(({ month, share }) => [month, share])).toEqual([
      ['2024-03', 2 / 5],
    ]);
    // From 2024-03-21 on: r3 (21st), p1 (26th), a4 (31st); not a3 (11th), and not p3, which says to be of the 2nd.
    const later = GOLDEN_CARDS.map((card) =>
      card.slug === 'cole' ? { ...card, releaseDay: AS_OF - 10 } : card,
    );
    const [march] = rankHistory(loaded(later, GOLDEN_DECKS, AS_OF).engine, PAIR);
    expect(march).toMatchObject({ decks: 1, share: 1 / 3 });
  });
});
