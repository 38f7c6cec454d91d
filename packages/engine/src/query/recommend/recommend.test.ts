import { describe, expect, it } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { roleBits } from '../../roles.ts';
import { type Loaded, loaded } from '../../testing/load.ts';
import { plainCard } from '../../testing/plain-card.ts';
import type { Recommendation, RecommendInput } from '../types.ts';
import { recommend } from './recommend.ts';

const AS_OF = 19813;
const [W, U, R] = [1, 2, 8];
const LAND = { type: 7 };

/** Invented cards: commanders of each color, then letters. */
const CARDS: readonly EngineCard[] = [
  plainCard('wanda', { identity: W, type: 0 }),
  plainCard('wilma', { identity: W, type: 0 }),
  plainCard('ursula', { identity: U, type: 0 }),
  plainCard('rhea', { identity: R, type: 0 }),
  ...'abcdefgh'.split('').map((slug) => plainCard(slug)),
  plainCard('white', { identity: W }),
  plainCard('blue', { identity: U }),
  plainCard('red', { identity: R }),
  plainCard('gone', { banned: true }),
  plainCard('plains', { ...LAND, identity: W, basic: true }),
  plainCard('island', { ...LAND, identity: U, basic: true }),
  plainCard('keep', LAND),
  ...['read', 'study', 'learn', 'think'].map((slug) =>
    plainCard(slug, { type: 2, roles: roleBits(['draw']) }),
  ),
];

const at = (slug: string): number => CARDS.findIndex((entry) => entry.slug === slug);
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const deck = (commanders: string, cards: string, day: number | null = null, basics = 0): EngineDeck => ({
  commanders: words(commanders).map(at),
  cards: words(cards).map(at),
  day,
  bracket: 0,
  estimatedBracket: 0,
  basics,
  basicsEstimated: false,
});

type Input = {
  commanders?: string;
  cards?: string;
  limit?: number;
  basics?: number | null;
  ranked?: number;
  /** Cards that may be added; absent = all. */
  only?: string;
};

function ask(decks: readonly EngineDeck[], { commanders = 'wanda', cards = '', only, ...rest }: Input) {
  const on: Loaded = loaded(CARDS, decks, AS_OF);
  const open = only === undefined ? undefined : words(only).map(on.index);
  const input: RecommendInput = {
    commanders: words(commanders).map(on.index),
    cards: words(cards).map(on.index),
    limit: 10,
    ...rest,
    ...(open ? { open: Uint8Array.from(CARDS, (_, index) => (open.includes(index) ? 1 : 0)) } : {}),
  };
  const answer = recommend(on.engine, input);
  const named = (list: readonly Recommendation[]) => list.map((entry) => on.slug(entry.card));
  const find = (list: readonly Recommendation[], slug: string) =>
    list.find((entry) => on.slug(entry.card) === slug);
  return {
    ...answer,
    ...on,
    named,
    find,
    adds: named(answer.add),
    cuts: named(answer.cut),
    rest: answer.ranked.map(on.slug),
  };
}

describe('cards to add', () => {
  it('have the commander’s inclusion as score if the list is empty and its decks are all alike', () => {
    // Four undated decks of one commander are equally near, so every share is a plain quarter count.
    const decks = [deck('wanda', 'a b c'), deck('wanda', 'a b'), deck('wanda', 'a b d'), deck('wanda', 'a')];
    const { add, adds, decksConsidered } = ask(decks, {});
    expect(decksConsidered).toBe(4);
    expect(adds).toEqual(['a', 'b', 'c', 'd']);
    expect(add.map(({ score }) => score)).toEqual([1, 0.75, 0.25, 0.25]);
  });

  it('follow the deck that shares the rare card, not the many that do not', () => {
    // b is rare (1 of 4 decks), so only the second deck overlaps with the list: cosine of
    // rarity = r(b) / √(r(b) · (r(b) + r(c))) = √(1/2) = 0.71 against 0. A step of 0.05 in similarity is a factor e
    // in weight, so the other decks weigh e^−14 or less, and c is expected in nearly every such deck, a in none.
    const decks = [deck('wanda', 'a d'), deck('wanda', 'b c'), deck('wanda', 'a e'), deck('wanda', 'a f')];
    const { add, adds } = ask(decks, { cards: 'b' });
    expect(adds[0]).toBe('c');
    expect(add[0]?.score).toBeCloseTo(1, 3);
    expect(add[1]?.score ?? 0).toBeLessThan(0.001);
  });

  it('exclude cards of the list, commanders, basics, banned cards and cards outside the colors', () => {
    const decks = [
      deck('wanda', 'a b white gone plains wilma'),
      deck('wanda', 'a c white gone plains'),
      deck('wanda ursula', 'a blue d island'),
      deck('rhea', 'a red e'),
    ];
    const { adds } = ask(decks, { cards: 'a' });
    expect([...adds].sort()).toEqual(['b', 'c', 'd', 'e', 'white', 'wilma']);
    expect(ask(decks, { commanders: 'wilma wanda', cards: 'a' }).adds).not.toContain('wilma');
  });

  it('come from decks in other colors if there are none in the commander’s colors', () => {
    const { adds, decksConsidered } = ask([deck('rhea', 'a red'), deck('ursula', 'b blue')], {
      commanders: 'wilma',
    });
    expect(decksConsidered).toBe(2);
    expect(adds).toEqual(['a', 'b']);
  });

  it('for a pair that no deck has come from the decks of either partner first', () => {
    const decks = [deck('wilma', 'a'), deck('ursula', 'b'), deck('rhea', 'c'), deck('rhea', 'd')];
    const { adds } = ask(decks, { commanders: 'wilma ursula' });
    expect(adds.slice(0, 2)).toEqual(['a', 'b']);
  });

  it('prefer the newer of two otherwise equal decks', () => {
    // A year costs 0.1 of similarity: the older deck weighs e^−(0.1 / 0.05) = e^−2 of the newer.
    const decks = [deck('wanda', 'a', AS_OF), deck('wanda', 'b', AS_OF - 365)];
    const { add, adds } = ask(decks, {});
    expect(adds).toEqual(['a', 'b']);
    expect((add[1]?.score ?? 0) / (add[0]?.score ?? 0)).toBeCloseTo(Math.exp(-2), 10);
  });

  it('do not use the list itself as a neighbor', () => {
    const decks = [deck('wanda', 'a b plains'), deck('wilma', 'a b c')];
    const { decksConsidered, adds } = ask(decks, { cards: 'b plains a' });
    expect(decksConsidered).toBe(1);
    expect(adds).toEqual(['c']);
  });

  it('are only open cards, in the same order and with the same scores', () => {
    const decks = [deck('wanda', 'a b c'), deck('wanda', 'a b'), deck('wanda', 'a b d'), deck('wanda', 'a')];
    const { add, adds, cuts } = ask(decks, { only: 'c b e', cards: 'h' });
    expect(adds).toEqual(['b', 'c']);
    const whole = ask(decks, { cards: 'h' });
    expect(add.map(({ score }) => score)).toEqual(
      ['b', 'c'].map((slug) => whole.find(whole.add, slug)?.score),
    );
    expect(cuts).toEqual(whole.cuts);
    expect(ask(decks, { only: '' }).adds).toEqual([]);
  });

  it('are ranked up to the requested number, beyond those with reasons', () => {
    const decks = [deck('wanda', 'a b c'), deck('wanda', 'a b'), deck('wanda', 'a b d'), deck('wanda', 'a')];
    expect(ask(decks, { limit: 1, ranked: 9 })).toMatchObject({ adds: ['a'], rest: ['a', 'b', 'c', 'd'] });
    expect(ask(decks, { limit: 1, ranked: 3, only: 'b d' }).rest).toEqual(['b', 'd']);
    expect(ask(decks, { limit: 4, ranked: 2 }).rest).toEqual(['a', 'b']);
    expect(ask(decks, {}).rest).toEqual([]);
  });

  it('are empty without decks, and never exceed the limit', () => {
    expect(ask([], { cards: 'a' })).toMatchObject({ decksConsidered: 0, add: [], cut: [] });
    const decks = [deck('wanda', 'a b c d e')];
    expect(ask(decks, { limit: 2 }).adds).toEqual(['a', 'b']);
    expect(ask(decks, { limit: 0 }).adds).toEqual([]);
  });
});

describe('reasons to add', () => {
  // Of the ten decks with a, eight hold b; of the ten without, none does. All 20 are undated and count.
  const decks = [
    ...'c d e f g h white keep'.split(' ').map((extra) => deck('wanda', `a b ${extra}`)),
    deck('wanda', 'a c'),
    deck('wanda', 'a d'),
    ...'c d e f g h white keep read study'.split(' ').map((extra) => deck('wilma', `learn ${extra}`)),
  ];

  it('name the card of the list that is the best argument, with exact numbers over all decks', () => {
    const { find, add, index } = ask(decks, { cards: 'a' });
    expect(find(add, 'b')?.reasons[0]).toEqual({ kind: 'with', card: index('a'), share: 0.8, decks: 10 });
  });

  it('exclude decks that have the card as commander', () => {
    // Five further decks with a have b as commander, two of them with a partner: still eight of ten.
    const ofB = ['c', 'd', 'e'].map((extra) => deck('b', `a ${extra}`));
    const paired = ['c', 'd'].map((extra) => deck('b wilma', `a ${extra}`));
    const { find, add, index } = ask([...decks, ...ofB, ...paired], { cards: 'a' });
    expect(find(add, 'b')?.reasons[0]).toEqual({ kind: 'with', card: index('a'), share: 0.8, decks: 10 });
  });

  it('give the share among similar decks and among the commander’s decks', () => {
    const { find, add } = ask(decks, { cards: 'a' });
    expect(find(add, 'b')?.reasons.slice(1)).toEqual([
      { kind: 'similar-decks', share: 8 / 20, decks: 20 },
      { kind: 'commander', share: 0.8, decks: 10 },
    ]);
  });

  it('count only eligible decks of the commander', () => {
    const cards = CARDS.map((entry) => (entry.slug === 'b' ? { ...entry, releaseDay: AS_OF - 5 } : entry));
    const lists = [
      ...'c d e'.split(' ').map((extra) => deck('wanda', `b ${extra}`, AS_OF)),
      deck('wanda', 'f', AS_OF),
      deck('wanda', 'g', AS_OF - 100),
    ];
    const { engine, index } = loaded(cards, lists, AS_OF);
    const { add } = recommend(engine, { commanders: [index('wanda')], cards: [], limit: 20 });
    // Three of the four decks saved since the release; the fifth is older than the card.
    expect(add.find((entry) => entry.card === index('b'))?.reasons).toContainEqual({
      kind: 'commander',
      share: 0.75,
      decks: 4,
    });
  });

  it('give the lift of a card that is rare elsewhere, shrunk by five expected decks', () => {
    // Over 150 decks share the list's colors, so only those are near; white is in 160 of them and in none of the
    // 160 red ones, which could not hold it; b is in 150 of the 160 white and in none of the 160 red decks.
    const pair = (index: number): string => {
      const letters = 'cdefgh'.split('');
      return letters.filter((_, bit) => (((index % 10) + 1) >> bit) & 1).join(' ');
    };
    const variety = (index: number): string =>
      `${pair(index)} ${['read', 'study', 'learn', 'think', 'keep'].filter((_, bit) => ((Math.floor(index / 10) + 1) >> bit) & 1).join(' ')}`;
    const lists = Array.from({ length: 160 }, (_, index) => [
      deck('wilma', `white ${index < 150 ? 'b ' : ''}${variety(index)}`),
      deck('rhea', `red ${variety(index)}`),
    ]).flat();
    const { find, add, decksConsidered } = ask(lists, { commanders: 'wanda', limit: 30 });
    expect(decksConsidered).toBe(160);
    const reasons = find(add, 'b')?.reasons ?? [];
    const near = reasons.find(({ kind }) => kind === 'similar-decks');
    const included = near?.kind === 'similar-decks' ? near.share * near.decks : 0;
    // The first 150 of 160 equally near decks; inclusion of b is 150 of 320.
    expect(included).toBeGreaterThanOrEqual(140);
    expect(reasons).toContainEqual({ kind: 'lift', factor: (included + 5) / (150 * (150 / 320) + 5) });
    expect(find(add, 'white')?.reasons.some(({ kind }) => kind === 'lift')).toBe(false);
  });
});

describe('cards to cut', () => {
  const usual = ['c', 'd', 'e', 'f', 'g', 'h'].map((extra) =>
    deck('wanda', `a b read ${extra} plains`, null, 30),
  );

  it('fit the rest of the list badly, regardless of popularity', () => {
    // keep is in 8 of 18 decks, more than b is in, yet in none of wanda's.
    const elsewhere = ['c', 'd', 'e', 'f', 'g', 'h', 'think', 'study'].map((extra) =>
      deck('rhea', `keep red ${extra}`),
    );
    const others = ['c', 'd', 'e', 'f'].map((extra) => deck('rhea', `red learn ${extra}`));
    const { cuts, cut } = ask([...usual, ...elsewhere, ...others], { cards: 'a b read keep' });
    expect(cuts).toEqual(['keep']);
    expect(cut[0]?.reasons[0]).toMatchObject({ kind: 'weak-fit', decks: 18, share: 8 / 18 });
    // With it in 8 of 14, no reason to cut it could be given.
    expect(ask([...usual, ...elsewhere], { cards: 'a b read keep' }).cuts).toEqual([]);
  });

  it('name the role with too many cards, and a better card for it', () => {
    // Similar decks hold one card that draws (read); the list holds three others.
    const { cut, find, index } = ask(usual, { cards: 'a b c study learn think' });
    expect(find(cut, 'study')?.reasons).toEqual([
      { kind: 'weak-fit', share: 0, decks: 6 },
      { kind: 'redundant', role: 'draw', count: 3, average: expect.closeTo(1, 10) },
      { kind: 'replaced-by', card: index('read') },
    ]);
    expect(find(cut, 'a')).toBeUndefined();
  });

  it('report a role only if its excess is beyond the spread among similar decks, and no card type but lands', () => {
    // The list shares no card with any deck, so all decks weigh the same. Four cards of a role each: spread 0, and the
    // list's seven are 3 too many. None or eight: the average is 4 too, but the spread is 4.
    const roleReasons = (role: 'removal' | null, isEven: boolean) => {
      const roles = role === null ? 0 : roleBits([role]);
      const names = 'a b c d e f g h'.split(' ');
      const catalog = CARDS.map((card) => (names.includes(card.slug) ? { ...card, roles } : card));
      const own = Array.from({ length: 7 }, (_, index) => plainCard(`own-${index}`, { roles }));
      const halves = isEven ? [names.slice(0, 4), names.slice(4)] : [names, []];
      const lists = ['read', 'study', 'learn', 'think'].map((extra, index) =>
        deck('wanda', [extra, ...(halves[index % 2] ?? [])].join(' ')),
      );
      const { engine, index } = loaded([...catalog, ...own], lists, AS_OF);
      const cards = own.map(({ slug }) => index(slug));
      const { cut } = recommend(engine, { commanders: [index('wanda')], cards, limit: 10 });
      return cut.flatMap(({ reasons }) => reasons.filter(({ kind }) => kind === 'redundant'));
    };
    const even = roleReasons('removal', true);
    expect(even).toHaveLength(7);
    expect(even[0]).toEqual({ kind: 'redundant', role: 'removal', count: 7, average: 4 });
    expect(roleReasons('removal', false)).toEqual([]);
    // Without a role the same cards are artifacts, which are as many in the list.
    expect(roleReasons(null, true)).toEqual([]);
  });

  it('are never commanders, and basics only with far more lands than similar decks', () => {
    expect(ask(usual, { cards: 'wanda a b plains' }).cuts).toEqual([]);
    expect(ask(usual, { cards: 'a b plains', basics: 34 }).cuts).toEqual([]);
    // 35 lands are 5 above the 30 of similar decks.
    const { cut, cuts } = ask(usual, { cards: 'a b plains', basics: 35 });
    expect(cuts).toEqual(['plains']);
    expect(cut[0]?.reasons).toEqual([
      { kind: 'redundant', role: 'land', count: 35, average: expect.closeTo(30, 10) },
    ]);
  });

  it('never exceed the limit', () => {
    expect(ask(usual, { cards: 'a b study learn think', limit: 2 }).cuts).toHaveLength(2);
  });
});

describe('wrong input', () => {
  const { engine } = loaded(CARDS, [deck('wanda', 'a')], AS_OF);
  const wrong: [name: string, input: RecommendInput][] = [
    ['no commander', { commanders: [], cards: [], limit: 1 }],
    ['three commanders', { commanders: [0, 1, 2], cards: [], limit: 1 }],
    ['one commander twice', { commanders: [1, 1], cards: [], limit: 1 }],
    ['an unknown card', { commanders: [0], cards: [CARDS.length], limit: 1 }],
    ['a card that is no index', { commanders: [0], cards: [0.5], limit: 1 }],
    ['a negative limit', { commanders: [0], cards: [], limit: -1 }],
  ];

  it.each(wrong)('is refused: %s', (_name, input) => {
    expect(() => recommend(engine, input)).toThrow(expect.objectContaining({ code: 'invalid-argument' }));
  });
});
