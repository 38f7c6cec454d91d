import type { CardEntry } from '@deckwright/contract/schemas';
import { describe, expect, it } from 'vitest';
import { BetweenPages, compareAll } from './between-pages.ts';
import { checkPage } from './check-pages.ts';
import { checkDeckSample, checkReleased } from './eligibility-rules.ts';
import { saysShare } from './entry-rules.ts';
import { Ledger } from './ledger.ts';
import { areInOrder, ORDERS } from './order-rules.ts';
import { checkCurve, checkDeckPrice, checkPriceDays } from './price-rules.ts';

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

describe('what the numbers of a commander rest on', () => {
  const SAMPLE = {
    numDecks: 4,
    datedDecks: 3,
    undatedDecks: 1,
    nearIdenticalGroups: 0,
    nearIdenticalDecks: 0,
    effectiveDecks: 4,
    sources: [{ name: 'club', numDecks: 4 }],
    lastSaved: '2024-03-30',
    asOf: '2024-03-30',
  };
  const reported = (changes: object, entry: Partial<CardEntry> = {}, kind = 'topcards'): string => {
    const ledger = new Ledger();
    const page = {
      numDecks: 4,
      deckSample: { ...SAMPLE, ...changes },
      lists: [
        { kind, cards: [{ ...ENTRY, ...entry }] },
        { kind: 'topcards', cards: [] },
      ],
    };
    checkDeckSample(ledger, page as never, '/commanders/ada');
    return ledger.reported.join();
  };

  it('reports nothing where it fits the page', () => {
    expect(reported({})).toBe('');
    // Of three decks: (0.75 + 1.92 / 3 ∓ 1.96 √(0.1875 / 3 + 0.9604 / 9)) / (1 + 3.8415 / 3), √… = 0.41127.
    const narrow = { inclusionLow: 0.2561, inclusionHigh: 0.9632 };
    expect(reported({ nearIdenticalGroups: 1, nearIdenticalDecks: 2, effectiveDecks: 3 }, narrow)).toBe('');
    expect(reported({ datedDecks: 1, undatedDecks: 3 }, { inclusionLow: null, inclusionHigh: null })).toBe(
      '',
    );
  });

  it.each([
    ['the numbers rest on the decks counted', { numDecks: 5 }],
    ['decks are dated or undated', { undatedDecks: 2 }],
    ['decks by source add up', { sources: [] }],
    ['a group of near-identical decks counts once', { effectiveDecks: 3 }],
    ['groups have two decks and more', { nearIdenticalGroups: 1, nearIdenticalDecks: 1, effectiveDecks: 4 }],
    ['no saved date is after the as-of date', { lastSaved: '2024-03-31' }],
  ])('reports: %s', (problem, changes) => {
    expect(reported(changes)).toContain(problem);
  });

  it('reports intervals that do not fit, and Top Cards that are not first', () => {
    expect(reported({}, { inclusionLow: 0.31 })).toContain('intervals count near-identical decks once');
    expect(reported({}, { inclusionLow: null, inclusionHigh: null })).toContain('no interval only where');
    expect(reported({}, {}, 'creatures')).toContain('Top Cards come first');
    expect(reported({}, {}, 'highliftcards')).toBe('');
  });

  it('reports shares of cards that are newer than the decks', () => {
    const found = (released: string, counts: Partial<CardEntry> = {}): number => {
      const ledger = new Ledger();
      const cards = [{ ...ENTRY, released, ...counts }];
      checkReleased(ledger, { asOf: '2024-03-30', lists: [{ kind: 'x', cards } as never] }, '/x');
      return ledger.reported.length;
    };
    expect([found('2024-03-30'), found('2024-03-31')]).toEqual([0, 1]);
    expect(found('2024-03-31', { numDecks: 0, potentialDecks: 0 })).toBe(0);
  });
});

describe('the order of lists', () => {
  const entry = (name: string, changes: Partial<CardEntry> = {}): CardEntry => ({
    ...ENTRY,
    name,
    ...changes,
  });
  const reportedFor = (kind: string, lists: { kind: string; cards: CardEntry[] }[]): number => {
    const ledger = new Ledger();
    ORDERS[kind]?.(ledger, { lists, numDecks: 10 } as never, `/${kind}`);
    return ledger.reported.length;
  };

  it('is by decks, then by name', () => {
    const [ada, eve, zoe] = [entry('Ada'), entry('Éve'), entry('Zoe')];
    expect(reportedFor('cards', [{ kind: 'topcards', cards: [ada, eve, zoe] }])).toBe(0);
    expect(reportedFor('cards', [{ kind: 'topcards', cards: [ada, zoe, eve] }])).toBe(1);
    expect(reportedFor('cards', [{ kind: 'topcards', cards: [entry('Zoe', { numDecks: 4 }), ada] }])).toBe(0);
    expect(reportedFor('cards', [{ kind: 'topcards', cards: [ada, entry('Bo', { numDecks: 4 })] }])).toBe(1);
  });

  it('of cuts starts with the lowest inclusion', () => {
    const cuts = (cards: CardEntry[]) => reportedFor('precon/x', [{ kind: 'cardstocut', cards }]);
    const unplayed = (name: string) => entry(name, { numDecks: 0 });
    expect(cuts([unplayed('Oust'), unplayed('Plow'), entry('Ada')])).toBe(0);
    expect(cuts([unplayed('Plow'), unplayed('Oust'), entry('Ada')])).toBe(1);
    expect(cuts([entry('Ada'), unplayed('Plow')])).toBe(1);
  });

  it('of sections is by the lower end, and by name only where all numbers agree', () => {
    const section = (cards: CardEntry[]) => reportedFor('precon/x', [{ kind: 'cardstoadd', cards }]);
    expect(section([entry('Ada'), entry('Bo')])).toBe(0);
    expect(section([entry('Bo'), entry('Ada')])).toBe(1);
    expect(section([entry('Bo'), entry('Ada', { numDecks: 6, potentialDecks: 8 })])).toBe(0);
    expect(section([entry('Ada'), entry('Bo', { inclusionLow: 0.31 })])).toBe(1);
  });

  it.each([
    ['Ardenn // Kraum', 'Ardenn // Rograkh', true],
    ['Ardenn & Co', 'Ardenn // Kraum', false],
    ['éomer', 'Zur', true],
    ['Zur', 'Éomer', false],
    ['Opt', 'Opt', true],
  ])('%s before %s: %s', (one, other, holds) => {
    expect(areInOrder(one, other)).toBe(holds);
  });
});

describe('totals and curves', () => {
  it('reports two totals, wrong days and bars above 10', () => {
    const ledger = new Ledger();
    const value = { price: 4543.43, oldestDate: '2026-03-08', newestDate: '2026-08-20' };
    const check = (price: number | null) =>
      checkDeckPrice(ledger, { deck: { price }, value } as Parameters<typeof checkDeckPrice>[1], '/decks/x');
    check(null);
    check(4543.43);
    expect(ledger.reported).toHaveLength(0);
    check(4544.13);
    const lines = ['2026-08-20', '2026-03-08'].map((date) => ({ price: { currency: 'USD', date } }));
    const days = value as Parameters<typeof checkPriceDays>[1];
    checkPriceDays(ledger, days, [...lines, { price: null }], '/decks/x');
    expect(ledger.reported).toHaveLength(1);
    checkPriceDays(ledger, days, lines.slice(1), '/decks/x');
    checkCurve(ledger, { 0: 1, 10: 2 }, '/decks/x');
    expect(ledger.reported).toHaveLength(2);
    checkCurve(ledger, { 11: 1 }, '/decks/x');
    expect(ledger.reported).toHaveLength(3);
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
