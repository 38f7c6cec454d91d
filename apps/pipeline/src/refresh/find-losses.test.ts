import { PRICE_SOURCES } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { findLosses } from './find-losses.ts';
import type { SnapshotFacts } from './snapshot-facts.ts';

const COUNTS = {
  ...{ decks: 10_000, datedDecks: 9_000, cards: 30_000, commanders: 2_000 },
  ...{ combos: 4_000, precons: 150, sets: 600, rulings: 70_000 },
};
const COMMANDERS = new Map([
  ['atraxa', 1_000],
  ['kinnan', 100],
  ['rare-one', 99],
]);
const PLAYED = new Map([
  ['sol-ring', 9_000],
  ['swords', 4_000],
]);

function facts(change: Partial<Omit<SnapshotFacts, 'counts'>> & { counts?: Partial<typeof COUNTS> } = {}) {
  const { counts, ...rest } = change;
  return {
    sample: false,
    counts: { ...COUNTS, ...counts },
    prices: Object.fromEntries(PRICE_SOURCES.map((vendor) => [vendor, 1_000])) as SnapshotFacts['prices'],
    cards: new Set(PLAYED.keys()),
    cardDecks: PLAYED,
    commanderDecks: COMMANDERS,
    ...rest,
  };
}

const losses = (after: Parameters<typeof facts>[0], before: Parameters<typeof facts>[0] = {}) =>
  findLosses(facts(before), facts(after));

describe('what a snapshot has lost', () => {
  it('is nothing if nothing changed, or things were added', () => {
    expect(losses({})).toEqual([]);
    expect(losses({ counts: { decks: 30_000, cards: 30_500, combos: 9_000 } })).toEqual([]);
  });

  // 5% of 10,000 decks are 500, 0.5% of 30,000 cards are 150, 2% of 150 precons are 3.
  it.each([
    ['decks', 9_500, 9_499, '5% fewer decks (10,000 to 9,499); at most 5% may go at once.'],
    ['cards', 29_850, 29_849, '0.5% fewer cards (30,000 to 29,849); at most 0.5% may go at once.'],
    ['precons', 147, 146, '2.7% fewer precons (150 to 146); at most 2% may go at once.'],
    ['rulings', 66_500, 0, '100% fewer rulings (70,000 to 0); at most 5% may go at once.'],
  ])('is detected in the number of %s', (what, tolerated, refused, sentence) => {
    expect(losses({ counts: { [what]: tolerated } })).toEqual([]);
    expect(losses({ counts: { [what]: refused } })).toEqual([sentence]);
  });

  it('ignores a quarter of only four precons', () => {
    expect(losses({ counts: { precons: 3 } }, { counts: { precons: 4 } })).toEqual([]);
  });

  it('includes a catalog that grew by more than a fifth', () => {
    // 20% of 30,000 are 6,000.
    expect(losses({ counts: { cards: 36_000 } })).toEqual([]);
    expect(losses({ counts: { cards: 36_001 } })).toEqual([
      '20% more cards (30,000 to 36,001); at most 20% may come at once.',
    ]);
  });

  it('is detected in the prices of one vendor', () => {
    const { prices } = facts();
    expect(losses({ prices: { ...prices, cardmarket: 800 } })).toEqual([]);
    expect(losses({ prices: { ...prices, cardmarket: 799 } })).toEqual([
      '20.1% fewer prices of cardmarket (1,000 to 799); at most 20% may go at once.',
    ]);
  });

  it('includes a missing popular page', () => {
    expect(losses({ cards: new Set(['swords']) })).toEqual([
      'Of the 2 most played cards, missing now: sol-ring.',
    ]);
  });

  it('ignores pages with fewer than twenty decks', () => {
    const before = { commanderDecks: new Map([...COMMANDERS, ['nobody', 19]]) };
    expect(losses({}, before)).toEqual([]);
    expect(losses({}, { commanderDecks: new Map([...COMMANDERS, ['somebody', 20]]) })).toEqual([
      'Of the 4 most played commanders, missing now: somebody.',
    ]);
  });

  it('includes a commander without most of its decks if it had a hundred', () => {
    // 30% of 100 are 30; 99 decks are not checked.
    expect(losses({ commanderDecks: new Map([...COMMANDERS, ['kinnan', 70], ['rare-one', 1]]) })).toEqual([]);
    expect(losses({ commanderDecks: new Map([...COMMANDERS, ['kinnan', 69]]) })).toEqual([
      '1 commander with 100 decks or more would lose more than 30% of them: kinnan (100 to 69).',
    ]);
    const names = Array.from({ length: 7 }, (_, number): [string, number] => [
      `commander-${number}`,
      200 + number,
    ]);
    const less = new Map(names.map(([name]): [string, number] => [name, 1]));
    expect(losses({ commanderDecks: less }, { commanderDecks: new Map(names) })).toEqual([
      '7 commanders with 100 decks or more would lose more than 30% of them: commander-6 (206 to 1), commander-5 (205 to 1), ' +
        'commander-4 (204 to 1), commander-3 (203 to 1), commander-2 (202 to 1) and 2 more.',
    ]);
  });

  it('is nothing between a sample and real data', () => {
    expect(losses({ counts: { decks: 0 } }, { sample: true })).toEqual([]);
    expect(losses({ sample: true, counts: { decks: 0 } })).toEqual([]);
  });
});
