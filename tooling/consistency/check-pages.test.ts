import type { CardEntry } from '@deckwright/contract/schemas';
import { describe, expect, it } from 'vitest';
import { BetweenPages, compareAll } from './between-pages.ts';
import { checkPage } from './check-pages.ts';
import { saysShare } from './entry-rules.ts';
import { Ledger } from './ledger.ts';

const ENTRY = {
  name: 'Lone Lantern',
  slug: 'lone-lantern',
  url: '/cards/lone-lantern',
  numDecks: 3,
  potentialDecks: 4,
  inclusionRate: 0.75,
  // Wilson: (0.75 + 1.92 / 4 ∓ 1.96 √(0.1875 / 4 + 0.9604 / 16)) / (1 + 3.8415 / 4), √… = 0.32694.
  inclusionLow: 0.3006,
  inclusionHigh: 0.9544,
  label: '75% of 4 decks',
  synergy: 0.2,
  synergyRaw: 0.3,
  salt: null,
  isPartner: false,
  banned: false,
  rank: 1,
} as CardEntry;

const TOP = { canonical: '/top/artifacts', page: 1, lists: [{ kind: 'artifacts', cards: [ENTRY] }] };

/** The findings for a list at one address, then the same with changes at another. */
function problemsFound(changes: Partial<CardEntry>, further: object = {}): string[] {
  const between = new BetweenPages(new Ledger());
  checkPage(between, { address: '/top/artifacts', document: TOP });
  const document = { ...TOP, ...further, lists: [{ kind: 'x', cards: [{ ...ENTRY, ...changes }] }] };
  checkPage(between, { address: '/top/colorless', document });
  compareAll(between, new Set());
  return between.ledger.reported;
}

describe('the walk through all pages', () => {
  it('reports nothing for consistent pages', () => {
    expect(problemsFound({})).toEqual([]);
  });

  it.each([
    ['no more decks than could hold it', { numDecks: 5 }],
    ['inclusion is decks by decks that could', { inclusionRate: 0.8 }],
    ['the label says the inclusion', { label: '57% of 4 decks' }],
    ['an interval around the inclusion', { inclusionLow: 0.8 }],
    ['an interval around the inclusion', { inclusionHigh: null }],
    ['synergy within −1…1', { synergyRaw: 1.1 }],
    ['shrinking turns no sign', { synergy: -0.1 }],
    ['salt within 0…4', { salt: 4.5 }],
    ['similarity within 0…1', { similarity: 1.2 }],
    ['same facts of a card: lone-lantern: ', { banned: true }],
    [
      'same decks that hold a card: lone-lantern: 6 of 8, but 3 of 4 on /top/artifacts artifacts',
      { numDecks: 6, potentialDecks: 8, label: '75% of 8 decks' },
    ],
    ['the first of a list ranks 1', { rank: 2 }],
  ] as const)('reports: %s', (problem, changes) => {
    expect(problemsFound(changes).join('\n')).toContain(problem);
  });

  it('reports numbers and texts of missing values', () => {
    expect(problemsFound({}, { average: Number.NaN })).toHaveLength(1);
    expect(problemsFound({}, { description: 'Played in 0% of 0 decks.' })).toHaveLength(1);
    expect(problemsFound({}, { description: 'Infinity Stone in 3 decks.' })).toEqual([]);
  });

  it('reports decks that do not add up to what a page states', () => {
    const between = new BetweenPages(new Ledger());
    between.state('decks of a commander', 'ada', 2);
    between.add('decks of a commander', 'ada');
    compareAll(between, new Set());
    expect(between.ledger.reported).toEqual(['ada: all decks of a commander: 1, but 2']);
  });
});

describe('saysShare', () => {
  it.each([
    ['75% of 4 decks', 3, 4, true],
    ['in 75% of 4 sample decks', 3, 4, true],
    ['100% of 1 deck', 1, 1, true],
    ['>99% of 6.5K decks', 6493, 6494, true],
    ['100% of 6.5K decks', 6493, 6494, false],
    ['<1% of 6.5K decks', 3, 6494, true],
    ['0% of 6.5K decks', 3, 6494, false],
    ['0% of 0 decks', 0, 0, false],
    ['75% of 6.6K decks', 4870, 6494, false],
    ['kept in 3 of 4 decks', 3, 4, true],
    ['kept in 2 of 4 decks', 3, 4, false],
    ['No deck counted could', 0, 0, true],
  ])('%s for %i of %i: %s', (label, part, whole, says) => {
    expect(saysShare(label, part, whole)).toBe(says);
  });
});
