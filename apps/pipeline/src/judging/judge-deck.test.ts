import type { PreconDeck, RawDeck } from '@deckwright/domain';
import { makeCard } from '@deckwright/domain/testing';
import { describe, expect, it } from 'vitest';
import { fillerNames, fillers, makeDeck } from '../testing/cards.fixture.ts';
import { buildCatalog } from './catalogue.ts';
import { judgeDeck, type SoundDeck } from './judge-deck.ts';
import { judgeFacts, makeJudge } from './judge-facts.ts';
import { PreconIndex } from './precon-index.ts';

const legend = 'Legendary Creature — Human';
const cards = [
  makeCard({ name: 'Blue Leader', typeLine: legend, identity: 'U' }),
  makeCard({ name: 'Red Partner', typeLine: legend, identity: 'R', text: 'Partner' }),
  makeCard({ name: 'Black Partner', typeLine: legend, identity: 'B', text: 'Partner' }),
  makeCard({ name: 'Common Wizard', typeLine: 'Creature — Wizard', identity: 'U' }),
  makeCard({ name: 'Red Bolt', typeLine: 'Instant', identity: 'R' }),
  makeCard({ name: 'Banned Gem', legality: 'banned' }),
  makeCard({ name: 'Blue Fellow', typeLine: legend, identity: 'U', text: 'Companion — All is blue.' }),
  makeCard({ name: 'Red Fellow', typeLine: legend, identity: 'R', text: 'Companion — All is red.' }),
  makeCard({ name: 'Island', typeLine: 'Basic Land — Island', identity: 'U' }),
  makeCard({ name: 'Commit // Memory', layout: 'split', typeLine: 'Instant // Sorcery', identity: 'U' }),
  makeCard({
    name: 'Delver // Aberration',
    layout: 'transform',
    typeLine: 'Creature — Human',
    identity: 'U',
  }),
  makeCard({ name: 'Lim-Dûl’s Vault', typeLine: 'Instant', identity: 'U', aliases: ['Vault of Names'] }),
  ...fillers(110),
];
const catalog = buildCatalog(cards);
const getPosition = (name: string) => cards.findIndex((card) => card.name === name);

const precon: PreconDeck = {
  name: 'Blue Beginnings',
  slug: 'blue-beginnings',
  setCode: 'tst',
  released: '2020-01-01',
  type: 'Commander Deck',
  commanders: ['Blue Leader'],
  cards: [
    { name: 'Island', quantity: 29 },
    { name: 'An unrecognized card', quantity: 1 },
    ...fillerNames(69).map((name) => ({ name, quantity: 1 })),
  ],
};
const precons = new PreconIndex([precon], catalog);

function judge(deck: RawDeck, unknown: string[] = []) {
  return judgeDeck(deck, catalog, precons, (name) => unknown.push(name));
}

function findRejection(deck: RawDeck): string | null {
  const judged = judge(deck);
  return 'rejection' in judged ? `${judged.rejection}: ${judged.detail}` : null;
}

function sound(deck: RawDeck): SoundDeck {
  const judged = judge(deck);
  if ('rejection' in judged) throw new Error(judged.detail);
  return judged.deck;
}

describe('judgeDeck', () => {
  it('accepts a deck of one commander and 59 others', () => {
    const deck = sound(makeDeck({ names: fillerNames(59) }));
    expect(deck.commanders).toEqual([getPosition('Blue Leader')]);
    expect(deck.cards).toHaveLength(59);
  });

  it.each([
    ['Red Partner // Black Partner'],
    ['Red Partner & Black Partner'],
    ['Red Partner + Black Partner'],
    ['Red Partner and Black Partner'],
    ['Red Partner, Black Partner'],
    ['Red Partner (TST) 4 / Black Partner (TST) 5 F'],
    ['Red Partner', 'Black Partner // Red Partner'],
  ])('reads a pair in one text as a pair: %s', (...commanders) => {
    const deck = sound(makeDeck({ commanders, names: fillerNames(60) }));
    expect(deck.commanders).toEqual([getPosition('Red Partner'), getPosition('Black Partner')]);
  });

  it.each([
    ['Common Wizard (TST) *F* 331', 'Common Wizard'],
    ['Common Wizard (TST) 53 F', 'Common Wizard'],
    ['Common Wizard (the good one)', 'Common Wizard'],
    ['Any Title // Common Wizard', 'Common Wizard'],
    ['Commit // Memory', 'Commit // Memory'],
  ])('resolves %s', (text, name) => {
    const unknown: string[] = [];
    const judged = judge(makeDeck({ names: [...fillerNames(60), text] }), unknown);
    expect(unknown).toEqual([]);
    expect('deck' in judged && judged.deck.cards.includes(getPosition(name))).toBe(true);
  });

  it('takes no card for another with words in brackets', () => {
    const strict = buildCatalog(cards, [{ name: 'Common Wizard (Not That One)', kind: 'not-legal' }]);
    const unknown: string[] = [];
    const deck = makeDeck({ names: [...fillerNames(60), 'Common Wizard (Not That One)'] });
    judgeDeck(deck, strict, precons, (name) => unknown.push(name));
    expect(unknown).toEqual(['Common Wizard (Not That One)']);
  });

  it("keeps a valid companion outside the list and within the deck's colors", () => {
    const getCompanion = (companion: string | null, extra: string[] = []): number | null =>
      sound({ ...makeDeck({ names: [...fillerNames(70), ...extra] }), companion }).companion;
    expect(getCompanion('Blue Fellow')).toBe(getPosition('Blue Fellow'));
    expect(getCompanion(null)).toBeNull();
    expect(getCompanion('Red Fellow')).toBeNull();
    expect(getCompanion('Common Wizard')).toBeNull();
    expect(getCompanion('An unrecognized card')).toBeNull();
    expect(getCompanion('Blue Fellow', ['Blue Fellow'])).toBeNull();
    expect(sound(makeDeck({ commanders: ['Blue Fellow'], names: fillerNames(70) })).companion).toBeNull();
  });

  it('requires 60 different known cards, including commanders', () => {
    expect(findRejection(makeDeck({ names: fillerNames(58) }))).toBe(
      'too-few-cards: 59 different known cards',
    );
    const withUnknown = [...fillerNames(58), 'An unrecognized card'];
    expect(findRejection(makeDeck({ names: withUnknown }))).toBe('too-few-cards: 59 different known cards');
    const pair = { commanders: ['Red Partner', 'Black Partner'], names: fillerNames(58) };
    expect(findRejection(makeDeck(pair))).toBeNull();
  });

  it('accepts at most 100 known cards by quantity, including commanders', () => {
    const basics = (quantity: number) => [
      { name: 'Island', quantity },
      ...fillerNames(70).map((name) => ({ name, quantity: 1 })),
    ];
    expect(findRejection(makeDeck({ cards: basics(29) }))).toBeNull();
    expect(findRejection(makeDeck({ cards: basics(30) }))).toBe('too-many-cards: 101 cards');
    const withUnknown = [...basics(29), { name: 'An unrecognized card', quantity: 1 }];
    expect(findRejection(makeDeck({ cards: withUnknown }))).toBeNull();
  });

  it('rejects decks without commanders, with unknown or illegal ones', () => {
    const names = fillerNames(70);
    expect(findRejection(makeDeck({ commanders: [], names }))).toBe('no-commander: none is named');
    expect(findRejection(makeDeck({ commanders: ['Blue Leader', 'Nobody'], names }))).toBe(
      'unknown-commander: Nobody',
    );
    expect(findRejection(makeDeck({ commanders: ['Common Wizard'], names }))).toBe(
      'illegal-commanders: Common Wizard',
    );
    expect(findRejection(makeDeck({ commanders: ['Blue Leader', 'Red Partner'], names }))).toBe(
      'illegal-commanders: Blue Leader + Red Partner',
    );
  });

  it('rejects a deck with a card outside its colors', () => {
    const names = [...fillerNames(70), 'Red Bolt'];
    expect(findRejection(makeDeck({ names }))).toBe('off-color: Red Bolt is outside U');
    expect(findRejection(makeDeck({ commanders: ['Red Partner', 'Black Partner'], names }))).toBeNull();
  });

  it('counts banned cards like any other', () => {
    const deck = sound(makeDeck({ names: [...fillerNames(70), 'Banned Gem'] }));
    expect([...deck.cards]).toContain(getPosition('Banned Gem'));
  });

  it('finds cards by front face, alias, slug and alternative spelling', () => {
    const names = ['commit/memory', 'Delver', 'vault of names', "LIM-DUL'S VAULT", 'filler-1'];
    const unknown: string[] = [];
    const judged = judge(makeDeck({ names: [...names, ...fillerNames(70)] }), unknown);
    expect(unknown).toEqual([]);
    expect('deck' in judged && [...judged.deck.cards]).toEqual(
      [
        getPosition('Commit // Memory'),
        getPosition('Delver // Aberration'),
        getPosition('Lim-Dûl’s Vault'),
        ...fillerNames(70).map(getPosition),
      ].sort((a, b) => a - b),
    );
  });

  it('drops unknown cards and names each', () => {
    const unknown: string[] = [];
    judge(makeDeck({ names: [...fillerNames(70), 'Nobody', 'Nobody Else'] }), unknown);
    expect(unknown).toEqual(['Nobody', 'Nobody Else']);
  });

  it('counts a commander that is also listed among the cards once', () => {
    const deck = sound(makeDeck({ names: ['Blue Leader', ...fillerNames(70)] }));
    expect(deck.cards).toHaveLength(70);
    expect([...deck.cards]).not.toContain(getPosition('Blue Leader'));
  });

  it('does not count the companion', () => {
    const deck = sound(makeDeck({ companion: 'Red Bolt', names: fillerNames(70) }));
    expect(deck.cards).toHaveLength(70);
  });

  it('reads the day of the date', () => {
    // 2024-03-30: 54 years with 13 leap days, then 31 + 29 + 29 days: 54 × 365 + 13 + 89.
    expect(judge(makeDeck({ date: '2024-03-30', names: fillerNames(70) })).day).toBe(19_812);
    expect(judge(makeDeck({ names: fillerNames(70) })).day).toBeNull();
  });

  it('treats placeholder dates as undated', () => {
    for (const date of ['1970-01-01', '1960-05-05', '0001-01-01', 'soon']) {
      expect(judge(makeDeck({ date, names: fillerNames(70) })).day).toBeNull();
    }
  });
});

describe('basics of a judged deck', () => {
  it('are counted by quantity if the source records quantities', () => {
    const list = [
      { name: 'Island', quantity: 12 },
      ...fillerNames(70).map((name) => ({ name, quantity: 1 })),
    ];
    const deck = sound(makeDeck({ cards: list }));
    expect(deck).toMatchObject({ basics: 12, basicsEstimated: false });
    expect(deck.basicCopies.map(([, copies]) => copies)).toEqual([12]);
  });

  it('fill a list of single copies up to 100', () => {
    // 1 commander + 70 others + 1 Island = 72 listed, so 28 more Islands: 29.
    const deck = makeDeck({ hasQuantities: false, names: ['Island', ...fillerNames(70)] });
    expect(sound(deck)).toMatchObject({ basics: 29, basicsEstimated: true, basicCopies: [] });
  });

  it('do not replace cards that are listed but unknown', () => {
    // 1 commander + 97 others + 2 unknown = 100 listed.
    const deck = makeDeck({ hasQuantities: false, names: [...fillerNames(97), 'Nobody', 'Nobody Else'] });
    expect(sound(deck)).toMatchObject({ basics: 0, basicsEstimated: false });
  });
});

describe('copies of a judged deck', () => {
  const many = [
    ['Rats', 'A deck can have any number of cards named Rats.'],
    ['Dwarves', 'A deck can have up to seven cards named Dwarves.'],
    ['Ring', '{T}: Add {C}{C}.'],
  ] as const;
  const facts = judgeFacts({
    cards: [...cards, ...many.map(([name, text]) => makeCard({ name, text }))],
    excluded: { date: null, names: [] },
    combos: [],
    precons: [],
  });
  const judgeCopies = makeJudge(JSON.parse(JSON.stringify(facts)));
  /** The extra copies by name, and the basics, of a deck with 60 fillers and these cards. */
  function copiesIn(copies: Record<string, number>, hasQuantities = true) {
    const list = [
      ...fillerNames(60).map((name) => ({ name, quantity: 1 })),
      ...Object.entries(copies).map(([name, quantity]) => ({ name, quantity })),
    ];
    const [judged] = judgeCopies([makeDeck({ cards: list, hasQuantities })]).decks;
    if (!judged || !('deck' in judged)) throw new Error('the deck does not count');
    const { cards: positions, extraCopies, basics } = judged.deck;
    const extra = Object.fromEntries(extraCopies.map(([at, count]) => [facts.cards[at]?.name, count]));
    return { extra, basics, different: positions.length };
  }

  it('are extra beyond what the card or the rules allow', () => {
    expect(copiesIn({ Ring: 1, Island: 30 }).extra).toEqual({});
    expect(copiesIn({ Ring: 4 })).toEqual({ extra: { Ring: 4 }, basics: 0, different: 61 });
    expect(copiesIn({ Rats: 30 }).extra).toEqual({});
    expect(copiesIn({ Dwarves: 7 }).extra).toEqual({});
    expect(copiesIn({ Dwarves: 8, 'Filler 2': 1 }).extra).toEqual({ Dwarves: 8, 'Filler 2': 2 });
  });

  it('that are extra take no place of the basics missing to 100', () => {
    // 1 commander + 60 fillers + 1 Ring = 62 cards: 38 are missing, with one or four Rings listed.
    expect(copiesIn({ Ring: 1 }, false).basics).toBe(38);
    expect(copiesIn({ Ring: 4 }, false)).toEqual({ extra: { Ring: 4 }, basics: 38, different: 61 });
    // 61 and seven Dwarves of the nine listed = 68.
    expect(copiesIn({ Dwarves: 9 }, false).basics).toBe(32);
    // 61 and twenty Rats, which the rules allow.
    expect(copiesIn({ Rats: 20 }, false).basics).toBe(19);
  });
});

describe('precons', () => {
  it('are rejected if unmodified, even if the catalog lacks some of their cards', () => {
    expect(findRejection(makeDeck({ cards: precon.cards }))).toBe('precon: Blue Beginnings');
  });

  it('are recognized in lists of single copies', () => {
    const names = precon.cards.map(({ name }) => name);
    expect(findRejection(makeDeck({ hasQuantities: false, names }))).toBe('precon: Blue Beginnings');
  });

  it('count as soon as a card or the number of basics differs', () => {
    const [island, , ...others] = precon.cards;
    const swapped = [
      { name: 'Island', quantity: 29 },
      ...others.slice(1),
      { name: 'Filler 70', quantity: 1 },
    ];
    expect(findRejection(makeDeck({ cards: swapped }))).toBeNull();
    expect(island).toEqual({ name: 'Island', quantity: 29 });
    expect(findRejection(makeDeck({ cards: [{ name: 'Island', quantity: 28 }, ...others] }))).toBeNull();
  });
});
