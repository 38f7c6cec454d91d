import type { ThemeKind } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commanderCards } from '../query/counting/accessors.ts';
import { loadEngine } from '../query/decks/engine.ts';
import { deckThemes } from '../query/decks/themes.ts';
import { GOLDEN_CARDS } from '../testing/golden.ts';
import { refThemes } from '../testing/reference-themes.ts';
import { finishEngine } from './finish.ts';
import { buildShard } from './shard.ts';
import type { CardThemes, EngineCard, EngineDeck, ThemeLean, UsualDeck } from './types.ts';

const AS_OF = 20000;
const KINDS: readonly ThemeKind[] = ['theme', 'kindred', 'theme', 'theme'];
const [TOKENS, ELVES, WIDE, BANNERS] = [0, 1, 2, 3];
const NO_LEANS: readonly ThemeLean[] = KINDS.map(() => null);

const plain = GOLDEN_CARDS[5]!;
const NONE: CardThemes = { themes: [], is: [], names: [], everyType: false };

const card = (slug: string, facts: Partial<EngineCard> = {}): EngineCard => ({
  ...plain,
  slug,
  name: slug,
  ...facts,
});
const many = (
  count: number,
  kind: string,
  facts: Partial<EngineCard> | ((number: number) => Partial<EngineCard>),
): EngineCard[] =>
  Array.from({ length: count }, (_, number) =>
    card(`${kind}-${number}`, typeof facts === 'function' ? facts(number) : facts),
  );

/** What Ada asks for; the others ask for nothing. */
const ASKS: CardThemes = { ...NONE, asks: [TOKENS, ELVES] };

/**
 * Four commanders, two of them white; then 20 token makers, 20 elves, 20 other creatures, 20 that name elves, and 300
 * spells of no theme so that makers and elves are a small part of what there is. Every second maker and all bears go
 * wide, the last six lords are banners.
 */
const CARDS: readonly EngineCard[] = [
  card('ada', { identity: 1, themes: ASKS }),
  card('bea', { identity: 1 }),
  card('cyd', { identity: 2 }),
  card('dee', { identity: 2 }),
  ...many(20, 'maker', (number) => ({
    themes: { ...NONE, themes: number % 2 === 0 ? [TOKENS, WIDE] : [TOKENS] },
  })),
  ...many(20, 'elf', { type: 0, themes: { ...NONE, is: [ELVES], names: [ELVES] } }),
  ...many(20, 'bear', { type: 0, themes: { ...NONE, themes: [WIDE] } }),
  ...many(20, 'lord', (number) => ({
    themes: { ...NONE, themes: number >= 14 ? [BANNERS] : [], names: [ELVES] },
  })),
  card('changeling', { type: 0, themes: { ...NONE, everyType: true } }),
  ...many(300, 'spell', { type: 2 }),
];
const [ADA, BEA, CYD, DEE] = [0, 1, 2, 3];
const [MAKER, ELF, BEAR, LORD, CHANGELING, SPELL] = [4, 24, 44, 64, 84, 85];

const upTo = (first: number, count: number): number[] => Array.from({ length: count }, (_, n) => first + n);

function deck(commander: number, cards: readonly number[], tags: readonly number[] = []): EngineDeck {
  return {
    commanders: [commander],
    cards,
    day: null,
    bracket: 0,
    estimatedBracket: 0,
    basics: 0,
    basicsEstimated: false,
    tags,
  };
}

type Options = { leans?: readonly ThemeLean[]; usual?: readonly UsualDeck[] };

/** Themes of each deck, found again by its commander and list. */
function readThemes(decks: readonly EngineDeck[], options: Options = {}): number[][] {
  const { bytes, cardOrder, themeDecks } = finishEngine(CARDS, buildShard(CARDS, decks), {
    asOfDay: AS_OF,
    themes: KINDS,
    ...options,
  });
  const engine = loadEngine(bytes.buffer);
  const byList = new Map<string, number[]>();
  const counted = KINDS.map(() => 0);
  for (let commander = 0; commander < engine.commanders; commander++) {
    const [commanderCard = 0] = commanderCards(engine, commander);
    const end = engine.commanderStart[commander + 1] ?? 0;
    for (let position = engine.commanderStart[commander] ?? 0; position < end; position++) {
      const list = engine.deckCards.subarray(engine.deckStart[position], engine.deckStart[position + 1]);
      const cards = [...list].map((index) => cardOrder[index] ?? 0).sort((a, b) => a - b);
      const themes = [...deckThemes(engine, position)];
      for (const theme of themes) counted[theme] = (counted[theme] ?? 0) + 1;
      byList.set(`${cardOrder[commanderCard]}: ${cards.join()}`, themes);
    }
  }
  expect([...themeDecks]).toEqual(counted);
  return decks.map(
    ({ commanders, cards }) =>
      byList.get(`${commanders[0]}: ${[...cards].sort((a, b) => a - b).join()}`) ?? [],
  );
}

/** 60 cards: the given ones and spells. */
function getList(cards: readonly number[], firstSpell = 0): number[] {
  return [...cards, ...upTo(SPELL + firstSpell, 60 - cards.length)];
}

describe('themes of decks', () => {
  // Of the 383 cards in Bea's colors 20 are makers: half of 20 / 383 is 2.6 %, of 60 cards 1.57. The usual odds, one
  // card more on either side, are 2.57 to 59.4. 8 makers are 9 to 53: ln(.1698 / .0432) = 1.37. 7 are too few.
  test('eight cards of which one or two are usual', () => {
    const decks = [7, 8].map((count) => deck(BEA, getList(upTo(MAKER, count))));
    expect(decks.map((one) => readThemes([one])[0])).toEqual([[], [TOKENS]]);
  });

  // Half of 6 / 383 of 60 cards is .47: not even one is usual. 4 banners are 5 to 57, usual are 1.47 to 60.5: 1.28.
  test('four cards of which not one is usual', () => {
    const decks = [3, 4].map((count) => deck(BEA, getList(upTo(LORD + 14, count))));
    expect(decks.map((one) => readThemes([one])[0])).toEqual([[], [BANNERS]]);
  });

  // 4 banners have 1.28, which is less than 1.3; 5 are 6 to 56: ln(.107 / .0243) − 1.3 = .18.
  test('what hardly anyone calls a deck takes more', () => {
    const decks = [4, 5].map((count) => deck(BEA, getList(upTo(LORD + 14, count))));
    const leans = [null, null, null, 'seldom' as const];
    expect(decks.map((one) => readThemes([one], { leans })[0])).toEqual([[], [BANNERS]]);
  });

  // Spread of 1.57: √(1.57 · .974 + (.25 · 1.57)² + 1) = 1.64. 4 lie 1.48 of it above, 3 only .87, which is less than 1.28.
  test('the commander’s asking makes four cards a theme', () => {
    const decks = [3, 4].map((count) => deck(ADA, getList(upTo(MAKER, count))));
    expect(decks.map((one) => readThemes([one])[0])).toEqual([[], [TOKENS]]);
    expect(readThemes([deck(BEA, getList(upTo(MAKER, 4)))])[0]).toEqual([]);
  });

  // 8 of 16 makers go wide. Usual are half of 30 / 383, 2.35 of 60: 9 to 53 against 3.35 to 58.7 is 1.09, and makers
  // (2.17) explain all of it: 1.09 − 1.6. With 8 bears it is 17 to 45, 1.89, and half of it is explained: 1.89 − .8.
  test('what a better theme explains is no theme of its own', () => {
    expect(readThemes([deck(BEA, getList(upTo(MAKER, 16)))])[0]).toEqual([TOKENS]);
    const wide = deck(BEA, getList([...upTo(MAKER, 16), ...upTo(BEAR, 8)]));
    expect(readThemes([wide])[0]).toEqual([TOKENS, WIDE]);
  });

  test('staples that most other decks run make no theme', () => {
    // 12 makers are in 30 of 30 decks of Cyd: each counts nothing for Bea’s. For 20 other decks nobody can tell.
    const crowd = (decks: number) =>
      Array.from({ length: decks }, (_, n) => deck(CYD, getList(upTo(MAKER, 12), n)));
    const own = deck(BEA, getList(upTo(MAKER, 12), 200));
    expect(readThemes([own, ...crowd(30)])[0]).toEqual([]);
    const rare = deck(BEA, getList(upTo(MAKER, 12), 200));
    const others = Array.from({ length: 30 }, (_, n) => deck(CYD, getList([], n)));
    expect(readThemes([rare, ...others])[0]).toEqual([TOKENS]);
  });

  test('staples of preconstructed decks make none either, without any other deck', () => {
    const usual = Array.from({ length: 20 }, (_, n) => ({
      commanders: [CYD],
      cards: getList(upTo(MAKER, 12), n),
    }));
    const own = deck(BEA, getList(upTo(MAKER, 12), 200));
    expect(readThemes([own], { usual })[0]).toEqual([]);
    const others = usual.map((list, n) => ({ ...list, cards: getList([], n) }));
    expect(readThemes([own], { usual: others })[0]).toEqual([TOKENS]);
  });

  test('a commander all of whose decks are alike is compared with others, not with itself', () => {
    const own = upTo(0, 30).map((n) => deck(BEA, getList(upTo(MAKER, 12), n)));
    const others = upTo(0, 30).map((n) => deck(CYD, getList([], n)));
    const best = readThemes([...own, ...others]).map(([first]) => first);
    expect(best.slice(0, 30)).toEqual(own.map(() => TOKENS));
  });

  test('from 100 decks on only those of the same colors are looked at', () => {
    // All makers of 100 blue decks are different enough to count; of white ones there are none.
    const makers = (n: number) => upTo(0, 9).map((k) => MAKER + ((n + 2 * k) % 20));
    const blue = upTo(0, 100).map((n) => deck(CYD, getList(makers(n), n)));
    const white = upTo(0, 100).map((n) => deck(BEA, getList([], n)));
    const own = deck(ADA, getList(upTo(MAKER, 9), 240));
    const world = { cards: CARDS, kinds: KINDS, leans: NO_LEANS, usual: [] };
    for (const decks of [
      [own, ...white, ...blue],
      [own, ...white.slice(1), ...blue],
    ])
      expect(readThemes(decks)[0]).toEqual(refThemes({ ...world, decks }, own));
  });

  test('12 cards that care and far more creatures of the type than elsewhere make a kindred deck', () => {
    // Of the catalogue's 41 creatures 21 are elves or of every type, so 7.7 of 15 are usual: 13 to 4 against 8.7 to 8.3
    // is 1.14, less 1.9 for a type; where the commander names it, it is 1 more instead.
    const some = [...upTo(ELF, 12), ...upTo(BEAR, 3)];
    expect(readThemes([deck(BEA, getList(some))])[0]).toEqual([]);
    expect(readThemes([deck(ADA, getList(some))])[0]).toEqual([ELVES]);
    expect(readThemes([deck(BEA, getList(upTo(ELF, 12)))])[0]).toEqual([ELVES]);
    const few = deck(ADA, getList([...upTo(ELF, 6), ...upTo(LORD, 5)]));
    const changeling = deck(ADA, getList([...upTo(ELF, 6), ...upTo(LORD, 5), CHANGELING]));
    expect(readThemes([few])[0]).toEqual([]);
    expect(readThemes([changeling])[0]).toEqual([ELVES]);
  });

  test('the owner’s tags count without any card, and come first', () => {
    expect(readThemes([deck(BEA, [BEAR], [ELVES, TOKENS]), deck(CYD, [BEAR])])).toEqual([
      [TOKENS, ELVES],
      [],
    ]);
    expect(readThemes([deck(BEA, getList(upTo(MAKER, 12)), [ELVES])])).toEqual([[ELVES, TOKENS]]);
  });
});

test('any decks, against counting in the open', () => {
  const list = fc.record({
    commander: fc.constantFrom(ADA, ADA, BEA, CYD, DEE),
    makers: fc.nat({ max: 14 }),
    elves: fc.nat({ max: 14 }),
    bears: fc.nat({ max: 14 }),
    lords: fc.nat({ max: 8 }),
    changeling: fc.boolean(),
    tags: fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([0, 1]) }),
  });
  const lists = fc.uniqueArray(list, {
    minLength: 1,
    maxLength: 30,
    selector: ({ tags: _, ...facts }) => JSON.stringify(facts),
  });
  /** 110 white decks of another commander, or none: with them the white decks are enough to compare with. */
  const crowd = fc.option(fc.nat({ max: 12 }));
  const leans = fc.tuple(
    fc.constantFrom('seldom', null),
    fc.constant(null),
    fc.constantFrom('seldom', null),
    fc.constant(null),
  );
  const precons = fc.nat({ max: 25 });
  fc.assert(
    fc.property(lists, crowd, leans, precons, (facts, white, lean, preconCount) => {
      const decks = facts.map(({ commander, makers, elves, bears, lords, changeling, tags }) =>
        deck(
          commander,
          getList([
            ...upTo(MAKER, makers),
            ...upTo(ELF, elves),
            ...upTo(BEAR, bears),
            ...upTo(LORD + 12, lords),
            ...(changeling ? [CHANGELING] : []),
          ]),
          tags,
        ),
      );
      const more =
        white === null
          ? []
          : upTo(0, 110).map((n) => deck(BEA, getList([...upTo(MAKER, white), ELF + 15 + (n % 5)], 20 + n)));
      const usual = upTo(0, preconCount).map((n) => ({
        commanders: [n % 2 === 0 ? BEA : CYD],
        cards: getList([...upTo(MAKER + (n % 10), 6), ...upTo(ELF, n % 7)], n),
      }));
      const all = [...decks, ...more];
      const world = { cards: CARDS, decks: all, kinds: KINDS, leans: lean, usual };
      expect(readThemes(all, { leans: lean, usual }).slice(0, decks.length)).toEqual(
        decks.map((one) => refThemes(world, one)),
      );
    }),
    { numRuns: 12 },
  );
});
