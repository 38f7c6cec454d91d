import { CARD_TYPES, LIST_GROUPS, LIST_SORTS } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupCards } from './group-cards.ts';
import { type Sortable, sortViews } from './sort-views.ts';

const date = '2026-01-01';
const usd = (price: number) => ({ cardkingdom: { price, currency: 'USD' as const, date } });

function card(name: string, change: Partial<Sortable> = {}): Sortable {
  return {
    name,
    url: `/cards/${name.toLowerCase().replaceAll(' ', '-')}`,
    numDecks: 10,
    inclusionRate: 0.5,
    synergy: 0,
    manaValue: 1,
    prices: {},
    rarity: 'common',
    released: '2020-01-01',
    salt: null,
    primaryType: 'Creature',
    ...change,
  };
}

const names = (cards: readonly Sortable[]) => cards.map(({ name }) => name);
const titles = (lists: readonly { title: string }[]) => lists.map(({ title }) => title);
const one = (cards: Sortable[]) => [{ kind: 'top', title: 'Top', cards }];

describe('sortViews', () => {
  const ring = card('Sol Ring', {
    numDecks: 90,
    inclusionRate: 0.9,
    manaValue: 1,
    synergy: 0.1,
    prices: usd(1.5),
  });
  const opt = card('Opt', {
    numDecks: 40,
    inclusionRate: 0.9,
    manaValue: 1,
    synergy: null,
    released: '2017-09-29',
  });
  const vault = card('Mana Vault', {
    numDecks: 40,
    inclusionRate: 0.2,
    manaValue: 1,
    prices: usd(60),
    salt: 2.1,
  });
  const wurm = card('Elder Wurm', { numDecks: 5, inclusionRate: 0.1, manaValue: 7, synergy: 0.4, salt: 0.3 });
  const all = [wurm, opt, vault, ring];

  it.each([
    ['default', ['Elder Wurm', 'Opt', 'Mana Vault', 'Sol Ring']],
    // 90% twice: more decks first.
    ['inclusion', ['Sol Ring', 'Opt', 'Mana Vault', 'Elder Wurm']],
    // 40 decks twice: by name.
    ['deck-count', ['Sol Ring', 'Mana Vault', 'Opt', 'Elder Wurm']],
    ['synergy', ['Elder Wurm', 'Sol Ring', 'Mana Vault', 'Opt']],
    ['name', ['Elder Wurm', 'Mana Vault', 'Opt', 'Sol Ring']],
    ['mana-value', ['Sol Ring', 'Mana Vault', 'Opt', 'Elder Wurm']],
    ['price', ['Mana Vault', 'Sol Ring', 'Opt', 'Elder Wurm']],
    ['release-date', ['Sol Ring', 'Mana Vault', 'Elder Wurm', 'Opt']],
    ['salt', ['Mana Vault', 'Elder Wurm', 'Sol Ring', 'Opt']],
  ] as const)('by %s', (sort, expected) => {
    expect(names(sortViews(all, sort))).toEqual(expected);
  });

  it('does not mix currencies', () => {
    const euro = card('Euro', { prices: { cardmarket: { price: 500, currency: 'EUR', date } } });
    expect(names(sortViews([euro, ring], 'price'))).toEqual(['Sol Ring', 'Euro']);
    expect(names(sortViews([ring, euro], 'price', ['cardmarket', 'cardkingdom']))).toEqual([
      'Euro',
      'Sol Ring',
    ]);
  });
});

describe('groupCards', () => {
  it('keeps the sections of the page as Category, each card in the first with it', () => {
    const [a, b] = [card('A'), card('B')];
    const lists = [
      { kind: 'x', title: 'X', cards: [a] },
      { kind: 'y', title: 'Y', cards: [a, b] },
      { kind: 'z', title: 'Z', cards: [b] },
    ];
    const grouped = groupCards(lists, { group: 'default', sort: 'default' });
    expect(grouped.map(({ kind, cards }) => [kind, names(cards)])).toEqual([
      ['x', ['A']],
      ['y', ['B']],
    ]);
  });

  it('by type in the order of the clipboard', () => {
    const cards = [...CARD_TYPES].reverse().map((primaryType) => card(primaryType, { primaryType }));
    expect(titles(groupCards(one(cards), { group: 'type', sort: 'default' }))).toEqual([
      'Creatures',
      'Instants',
      'Sorceries',
      'Artifacts',
      'Enchantments',
      'Battles',
      'Planeswalkers',
      'Lands',
    ]);
  });

  it('by mana value from 0 up', () => {
    const cards = [10, 0, 2].map((manaValue) => card(`M${manaValue}`, { manaValue }));
    expect(titles(groupCards(one(cards), { group: 'mana-value', sort: 'default' }))).toEqual([
      'Mana Value 0',
      'Mana Value 2',
      'Mana Value 10',
    ]);
  });

  it('by price steps, cheapest first, cards without a price last', () => {
    const prices = [null, 250, 0.5, 0.49, 19.99, 20];
    const cards = prices.map((price) => card(`P${price}`, { prices: price === null ? {} : usd(price) }));
    expect(titles(groupCards(one(cards), { group: 'price', sort: 'default' }))).toEqual([
      'Under $0.50',
      '$0.50 to $1',
      '$10 to $20',
      '$20 to $50',
      '$100 and more',
      'No Price',
    ]);
  });

  it('by rarity from mythic to common, others last', () => {
    const cards = ['common', 'special', 'rare', '', 'mythic', 'uncommon'].map((rarity) =>
      card(`R${rarity}`, { rarity }),
    );
    expect(titles(groupCards(one(cards), { group: 'rarity', sort: 'default' }))).toEqual([
      'Mythic',
      'Rare',
      'Uncommon',
      'Common',
      'Special',
      'No Rarity',
    ]);
  });

  it('by year of first release, newest first, cards without a date last', () => {
    const cards = ['1993-08-05', '', '2026-02-01', '2026-10-01'].map((released) =>
      card(`D${released}`, { released }),
    );
    const grouped = groupCards(one(cards), { group: 'release-date', sort: 'default' });
    expect(titles(grouped)).toEqual(['2026', '1993', 'No Date']);
    expect(names(grouped[0]?.cards ?? [])).toEqual(['D2026-02-01', 'D2026-10-01']);
  });

  it('ungrouped is one list', () => {
    const lists = [...one([card('A')]), { kind: 'other', title: 'Other', cards: [card('B'), card('A')] }];
    const [all, ...rest] = groupCards(lists, { group: 'ungrouped', sort: 'default' });
    expect(names(all?.cards ?? [])).toEqual(['A', 'B']);
    expect(rest).toEqual([]);
  });
});

const anyCard = fc.record({
  place: fc.nat(60),
  numDecks: fc.nat(3),
  inclusionRate: fc.constantFrom(0, 0.5, 1),
  synergy: fc.constantFrom(null, -0.5, 0, 0.5),
  manaValue: fc.nat(4),
  price: fc.constantFrom(null, 0.2, 3, 700),
  rarity: fc.constantFrom('mythic', 'common', 'special', ''),
  released: fc.constantFrom('', '1993-08-05', '2026-01-01'),
  salt: fc.constantFrom(null, 0, 2),
  primaryType: fc.constantFrom(...CARD_TYPES),
});

const anyLists = fc.array(fc.array(anyCard, { maxLength: 12 }), { maxLength: 5 }).map((lists) =>
  lists.map((cards, index) => ({
    kind: `list-${index}`,
    title: `List ${index}`,
    cards: cards.map(({ place, price, ...rest }) =>
      card(`Card ${place}`, { ...rest, prices: price === null ? {} : usd(price) }),
    ),
  })),
);

describe('any page in any view', () => {
  const views = fc.record({ group: fc.constantFrom(...LIST_GROUPS), sort: fc.constantFrom(...LIST_SORTS) });

  it('neither loses nor duplicates cards and shows no empty group', () => {
    fc.assert(
      fc.property(anyLists, views, (lists, view) => {
        const grouped = groupCards(lists, view);
        const shown = grouped.flatMap(({ cards }) => cards.map(({ url }) => url));
        const given = new Set(lists.flatMap(({ cards }) => cards.map(({ url }) => url)));
        expect(new Set(shown)).toEqual(given);
        expect(shown).toHaveLength(given.size);
        expect(grouped.every(({ cards }) => cards.length > 0)).toBe(true);
        expect(new Set(grouped.map(({ kind }) => kind)).size).toBe(grouped.length);
      }),
    );
  });

  it('is idempotent: sorting a sorted list changes nothing', () => {
    fc.assert(
      fc.property(anyLists, fc.constantFrom(...LIST_SORTS), (lists, sort) => {
        const [all] = groupCards(lists, { group: 'ungrouped', sort });
        if (all) expect(sortViews(all.cards, sort)).toEqual(all.cards);
      }),
    );
  });

  it('does not depend on the original order, except in the order of the page', () => {
    fc.assert(
      fc.property(
        anyLists,
        fc.constantFrom(...LIST_SORTS.filter((sort) => sort !== 'default')),
        (lists, sort) => {
          const [all] = groupCards(lists, { group: 'ungrouped', sort });
          const cards = all?.cards ?? [];
          expect(names(sortViews([...cards].reverse(), sort))).toEqual(names(cards));
        },
      ),
    );
  });
});
