import { type Card, parseColorIdentity, parseTypeLine, primaryType, readLeadFacts } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCardColumns, type CardColumns } from './columns.ts';
import { parseQuery } from './parse.ts';
import { runQuery } from './run-query.ts';

type Facts = Partial<Omit<Card, 'colors'>> & {
  colors?: string;
  text?: string;
  power?: string;
  toughness?: string;
};

function card(name: string, typeLine: string, facts: Facts = {}): Card {
  const { colors = '', text = '', power = null, toughness = null, manaCost = '', ...rest } = facts;
  const face = { name, typeLine, text, manaCost, power, toughness };
  return {
    ...{ key: name, slug: name.toLowerCase(), name, aliases: [], layout: 'normal', typeLine, manaCost },
    ...{ primaryType: primaryType(typeLine) ?? 'Artifact', ...parseTypeLine(typeLine) },
    ...{ colors: parseColorIdentity(colors), colorIdentity: parseColorIdentity(colors) },
    ...{ manaValue: 0, keywords: [], summary: null, rarity: 'common', set: 'tst', setName: 'Test' },
    faces: [{ ...face, loyalty: null, defense: null, imageSmall: null, imageNormal: null }],
    ...{
      released: '2020-01-01',
      legality: 'legal',
      gameChanger: false,
      imageId: null,
      prices: {},
      salt: null,
    },
    lead: readLeadFacts(face),
    ...{ roles: [], tags: [], printings: [] },
    ...rest,
  };
}

/** Position, decks, eligible decks: 0 30 of 100, 1 5 of 10, 2 0 of 0, 3 100 of 100, 4 1 of 50, 5 7 of 70. */
const CARDS = [
  card('Llano Elf', 'Creature — Elf Druid', {
    ...{ colors: 'G', manaCost: '{G}', manaValue: 1, power: '1', toughness: '1', text: '{T}: Add {G}.' },
    ...{ roles: ['ramp'], released: '1993-08-05', set: 'lea' },
  }),
  card('Ada, Elf Queen', 'Legendary Creature — Elf Noble', {
    ...{ colors: 'GW', manaCost: '{1}{G}{W}', manaValue: 3, power: '2', toughness: '4', rarity: 'mythic' },
    ...{ text: 'Vigilance. Ada gains life (that is, you do).', keywords: ['Vigilance'], gameChanger: true },
  }),
  card('Stone', 'Artifact', { manaCost: '{2}', manaValue: 2, rarity: 'uncommon', roles: ['mana-artifact'] }),
  card('Elfhame', 'Land', { released: '2024-03-30', rarity: 'rare', legality: 'banned' }),
  card('Great Wurm', 'Creature — Wurm', {
    ...{ colors: 'G', manaCost: '{4}{G}{G}', manaValue: 6, power: '7', toughness: '6', set: 'lea' },
    ...{ salt: { score: 1.5, votes: 4 }, text: 'Trample', keywords: ['Trample'] },
  }),
  card('Bolt', 'Instant', {
    colors: 'R',
    manaCost: '{R}',
    manaValue: 1,
    roles: ['removal'],
    text: 'Deal 3.',
  }),
];

const COLUMNS: CardColumns = columnsOfAll();

function columnsOfAll(): CardColumns {
  const numbers = {
    decks: [30, 5, 0, 100, 1, 7],
    potential: [100, 10, 0, 100, 50, 70],
    asCommander: [0, 3, 0, 0, 0, 0],
    records: null,
  };
  const parts = buildCardColumns(CARDS, numbers);
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
  }
}

const ALL = CARDS.map((_, index) => index);
const find = (query: string): number[] => runQuery(parseQuery(query), COLUMNS).cards;

/** Each query with the positions of the cards that pass, read off the cards by hand. */
const CONDITIONS: readonly (readonly [string, readonly number[]])[] = [
  // Colors: ":" is "at least" for a card's colors, "fits within" for its identity.
  ['c:g', [0, 1, 4]],
  ['c=g', [0, 4]],
  ['c>g', [1]],
  ['c<gw', [0, 2, 3, 4]],
  ['c!=g', [1, 2, 3, 5]],
  ['c:c', [2, 3]],
  ['c:m', [1]],
  ['c=1', [0, 4, 5]],
  ['id:g', [0, 2, 3, 4]],
  ['id:selesnya', [0, 1, 2, 3, 4]],
  ['id>=gw', [1]],
  // Names within their letters, several words in their order, the whole name.
  ['elf', [0, 1, 3]],
  ['"elf queen"', [1]],
  ['n:wurm', [4]],
  ['n!=elf', [2, 4, 5]],
  ['!elfhame', [3]],
  ['!elf', []],
  // Types by whole words.
  ['t:elf', [0, 1]],
  ['t:"creature elf"', [0, 1]],
  ['t!=creature', [2, 3, 5]],
  ['t:el', []],
  // Rules text without reminders, with them, with ~ for the name: a legend calls itself by what precedes the comma.
  ['o:life', [1]],
  ['o:"that is"', []],
  ['fo:"that is"', [1]],
  ['o:"~ gains"', [1]],
  ['o!=add', [1, 2, 3, 4, 5]],
  // Costs as multisets; a card without a cost passes none.
  ['m:g', [0, 1, 4]],
  ['m=g', [0]],
  ['m>g', [1, 4]],
  ['m<=2gg', [0, 2]],
  ['m!=g', [1, 2, 4, 5]],
  // Numbers.
  ['mv=1', [0, 5]],
  ['mv>2', [1, 4]],
  ['mv!=1', [1, 2, 3, 4]],
  ['mv:even', [2, 3, 4]],
  ['mv!=even', [0, 1, 5]],
  ['pow>=2', [1, 4]],
  ['pow!=2', [0, 4]],
  ['pow<tou', [1]],
  ['tou=pow', [0]],
  ['r>=rare', [1, 3]],
  ['r:u', [2]],
  ['s:lea', [0, 4]],
  ['s!=lea', [1, 2, 3, 5]],
  ['year=2020', [1, 2, 4, 5]],
  ['year<2020', [0]],
  ['date>=2024-03', [3]],
  ['date>2024-03', []],
  // What a card is and does.
  ['is:gc', [1]],
  ['not:commander', [0, 2, 3, 4, 5]],
  ['is!=spell', [3]],
  ['is:manarock', [2]],
  ['function:ramp', [0]],
  ['otag!=removal', [0, 1, 2, 3, 4]],
  ['kw:trample', [4]],
  ['banned:commander', [3]],
  ['f:edh', [0, 1, 2, 4, 5]],
  ['salt>1', [4]],
  ['salt!=1.5', []],
  // Decks and inclusion in percent; where no deck could run the card there is no inclusion.
  ['decks>=7', [0, 3, 5]],
  ['incl=10', [5]],
  ['incl<=30', [0, 4, 5]],
  ['incl!=100', [0, 1, 4, 5]],
];

describe('a condition', () => {
  it.each(CONDITIONS)('%s finds its cards', (query, cards) => {
    expect(find(query)).toEqual(cards);
  });

  it('never passes together with its negation, and one of both passes', () => {
    for (const [query, cards] of CONDITIONS)
      expect(find(`-(${query})`), query).toEqual(ALL.filter((index) => !cards.includes(index)));
  });
});

/** A query beside the cards that pass it, computed as sets from those of its conditions. */
type Expected = { text: string; cards: ReadonlySet<number> };

describe('conditions combined', () => {
  const { tree } = fc.letrec<{ tree: Expected }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...CONDITIONS).map(([text, cards]) => ({ text, cards: new Set(cards) })),
      tie('tree').map(({ text, cards }) => ({
        text: `-(${text})`,
        cards: new Set(ALL.filter((index) => !cards.has(index))),
      })),
      fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => ({
        text: `(${a.text}) (${b.text})`,
        cards: new Set(ALL.filter((index) => a.cards.has(index) && b.cards.has(index))),
      })),
      fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => ({
        text: `(${a.text} or ${b.text})`,
        cards: new Set(ALL.filter((index) => a.cards.has(index) || b.cards.has(index))),
      })),
    ),
  }));

  it('find what the sets of their cards say, of all cards and of some', () => {
    fc.assert(
      fc.property(tree, fc.subarray(ALL), ({ text, cards }, within) => {
        fc.pre(text.length <= 1000);
        expect(find(text)).toEqual(ALL.filter((index) => cards.has(index)));
        const some = runQuery(parseQuery(text), COLUMNS, new Map(), within).cards;
        expect(some).toEqual(within.filter((index) => cards.has(index)));
      }),
    );
  });
});
