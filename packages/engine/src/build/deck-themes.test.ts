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
import type { CardThemes, EngineCard, EngineDeck } from './types.ts';

const AS_OF = 20000;
const KINDS: readonly ThemeKind[] = ['theme', 'kindred'];
const [TOKENS, ELVES] = [0, 1];

const plain = GOLDEN_CARDS[5] as EngineCard;
const NONE: CardThemes = { themes: [], is: [], names: [], everyType: false };

const card = (slug: string, facts: Partial<EngineCard> = {}): EngineCard => ({
  ...plain,
  slug,
  name: slug,
  ...facts,
});
const many = (count: number, kind: string, facts: Partial<EngineCard>): EngineCard[] =>
  Array.from({ length: count }, (_, number) => card(`${kind}-${number}`, facts));

/** Four leaders, two of them white; then 20 token makers, 20 elves, 20 other creatures, 20 that name elves. */
const CARDS: readonly EngineCard[] = [
  card('ada', { identity: 1 }),
  card('bea', { identity: 1 }),
  card('cyd', { identity: 2 }),
  card('dee', { identity: 2 }),
  ...many(20, 'maker', { themes: { ...NONE, themes: [TOKENS] } }),
  ...many(20, 'elf', { type: 0, themes: { ...NONE, is: [ELVES], names: [ELVES] } }),
  ...many(20, 'bear', { type: 0 }),
  ...many(20, 'lord', { themes: { ...NONE, names: [ELVES] } }),
  card('changeling', { type: 0, themes: { ...NONE, everyType: true } }),
];
const [MAKER, ELF, BEAR, LORD, CHANGELING] = [4, 24, 44, 64, 84];

const upTo = (first: number, count: number): number[] => Array.from({ length: count }, (_, n) => first + n);

function deck(leader: number, cards: readonly number[], tags: readonly number[] = []): EngineDeck {
  return {
    commanders: [leader],
    cards,
    day: null,
    bracket: 0,
    estimatedBracket: 0,
    basics: 0,
    basicsEstimated: false,
    tags,
  };
}

/** Themes of each deck, found again by its leader and list. */
function themesOf(decks: readonly EngineDeck[]): number[][] {
  const { bytes, cardOrder, themeDecks } = finishEngine(CARDS, buildShard(CARDS, decks), {
    asOfDay: AS_OF,
    themes: KINDS,
  });
  const engine = loadEngine(bytes.buffer);
  const byList = new Map<string, number[]>();
  const counted = KINDS.map(() => 0);
  for (let commander = 0; commander < engine.commanders; commander++) {
    const [leader = 0] = commanderCards(engine, commander);
    const end = engine.commanderStart[commander + 1] ?? 0;
    for (let position = engine.commanderStart[commander] ?? 0; position < end; position++) {
      const list = engine.deckCards.subarray(engine.deckStart[position], engine.deckStart[position + 1]);
      const cards = [...list].map((index) => cardOrder[index] ?? 0).sort((a, b) => a - b);
      const themes = [...deckThemes(engine, position)];
      for (const theme of themes) counted[theme] = (counted[theme] ?? 0) + 1;
      byList.set(`${cardOrder[leader]}: ${cards.join()}`, themes);
    }
  }
  expect([...themeDecks]).toEqual(counted);
  return decks.map(
    ({ commanders, cards }) =>
      byList.get(`${commanders[0]}: ${[...cards].sort((a, b) => a - b).join()}`) ?? [],
  );
}

describe('themes of decks', () => {
  test('8 cards and the 90th percentile of the decks of others: 10 decks with 1…10 makers', () => {
    // Of ten counts the 9th is the percentile: 9 makers. 8 are enough cards and too few; 9 and 10 count.
    const others = Array.from({ length: 10 }, (_, n) => deck(2, upTo(MAKER, n + 1)));
    const own = [8, 9, 10].map((count) => deck(0, [...upTo(MAKER, count), BEAR]));
    expect(themesOf([...own, ...others]).slice(0, 3)).toEqual([[], [TOKENS], [TOKENS]]);
  });

  test('fewer than 8 cards are no theme, however rare it is', () => {
    const others = upTo(0, 5).map((n) => deck(2, upTo(BEAR, n + 1)));
    const own = [7, 8].map((count) => deck(0, upTo(MAKER, count)));
    expect(themesOf([...own, ...others]).slice(0, 2)).toEqual([[], [TOKENS]]);
  });

  test('a commander all of whose decks are alike is compared with others, not with itself', () => {
    const own = upTo(0, 6).map((n) => deck(0, [...upTo(MAKER, 12), BEAR + n]));
    const others = upTo(0, 3).map((n) => deck(2, upTo(BEAR, n + 1)));
    expect(themesOf([...own, ...others]).slice(0, 6)).toEqual(own.map(() => [TOKENS]));
  });

  test('from 100 decks on only those of the same colours are looked at', () => {
    // White: 100 decks with a bear each, so 8 makers stand out; the blue ones with 20 makers do not matter.
    const white = Array.from({ length: 100 }, (_, n) =>
      deck(1, [BEAR + (n % 20), LORD + Math.floor(n / 20)]),
    );
    const blue = upTo(0, 20).map((n) => deck(3, [...upTo(MAKER, 19), BEAR + n]));
    const own = deck(0, upTo(MAKER, 8));
    expect(themesOf([own, ...white, ...blue])[0]).toEqual([TOKENS]);
    expect(themesOf([own, ...white.slice(1), ...blue])[0]).toEqual([]);
  });

  test('12 cards that care and far more creatures of the type than elsewhere make a kindred deck', () => {
    const others = upTo(0, 20).map((n) => deck(2, [...upTo(BEAR, 10), LORD + n]));
    const elves = deck(0, upTo(ELF, 12));
    const lords = deck(0, [...upTo(ELF, 6), ...upTo(LORD, 6)]);
    const few = deck(0, [...upTo(ELF, 6), ...upTo(LORD, 5)]);
    const changeling = deck(0, [...upTo(ELF, 6), ...upTo(LORD, 5), CHANGELING]);
    expect(themesOf([elves, lords, few, changeling, ...others]).slice(0, 4)).toEqual([
      [ELVES],
      [ELVES],
      [],
      [ELVES],
    ]);
  });

  test('elves among elves are nothing special', () => {
    const others = upTo(0, 20).map((n) => deck(2, [...upTo(ELF, 15), BEAR + n]));
    expect(themesOf([deck(0, upTo(ELF, 12)), ...others])[0]).toEqual([]);
  });

  test('the owner’s tags count without any card', () => {
    expect(themesOf([deck(0, [BEAR], [ELVES, TOKENS]), deck(2, [BEAR])])).toEqual([[TOKENS, ELVES], []]);
  });
});

test('any decks, against counting in the open', () => {
  const list = fc.record({
    leader: fc.constantFrom(0, 0, 1, 2, 3),
    makers: fc.nat({ max: 14 }),
    elves: fc.nat({ max: 14 }),
    bears: fc.nat({ max: 14 }),
    lords: fc.nat({ max: 8 }),
    changeling: fc.boolean(),
    tags: fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([0, 1]) }),
  });
  const lists = fc.uniqueArray(list, {
    minLength: 2,
    maxLength: 40,
    selector: ({ tags: _, ...facts }) => JSON.stringify(facts),
  });
  /** 110 white decks of another leader, or none: with them the white decks are enough to compare with. */
  const crowd = fc.option(fc.nat({ max: 12 }));
  fc.assert(
    fc.property(lists, crowd, (facts, white) => {
      const decks = facts.map(({ leader, makers, elves, bears, lords, changeling, tags }) =>
        deck(
          leader,
          [
            ...upTo(MAKER, makers),
            ...upTo(ELF, elves),
            ...upTo(BEAR, bears),
            ...upTo(LORD, lords),
            ...(changeling ? [CHANGELING] : []),
          ],
          tags,
        ),
      );
      const more =
        white === null
          ? []
          : Array.from({ length: 110 }, (_, n) =>
              deck(1, [
                ...upTo(MAKER, white),
                BEAR + 15 + (n % 5),
                LORD + 9 + (n % 11),
                ELF + 15 + (n % 2),
                ELF + 17 + (n % 3),
              ]),
            );
      const all = [...decks, ...more];
      expect(themesOf(all).slice(0, decks.length)).toEqual(
        decks.map((one) => refThemes(CARDS, all, ['theme', 'kindred'], one)),
      );
    }),
    { numRuns: 60 },
  );
});
