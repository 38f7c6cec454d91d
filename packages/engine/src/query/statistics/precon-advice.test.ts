import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { AS_OF, catalog, deckLists } from '../../testing/arbitrary.ts';
import { AS_OF as GOLDEN_AS_OF, GOLDEN_CARDS } from '../../testing/golden.ts';
import { type Loaded, loaded } from '../../testing/load.ts';
import { refCould, refKey, refRuns, refStats, refWorld, type World } from '../../testing/reference.ts';
import { commanderCards } from '../counting/accessors.ts';
import { preconAdvice } from './precon-advice.ts';

const at = (slug: string): number => CARDS.findIndex((card) => card.slug === slug);

const getDeck = (commander: string, cards: string, day: number): EngineDeck => ({
  commanders: [at(commander)],
  cards: cards.split(' ').map(at),
  day,
  bracket: 0,
  estimatedBracket: 0,
  basics: 0,
  basicsEstimated: false,
});

/** One for each copy of a list, because identical lists count only once. */
const FILLERS: readonly EngineCard[] = Array.from({ length: 20 }, (_, number) => ({
  ...getCard('wall'),
  slug: `filler-${number}`,
  name: `filler-${number}`,
}));

function getCard(slug: string): EngineCard {
  const card = GOLDEN_CARDS.find((entry) => entry.slug === slug);
  if (!card) throw new Error(`no card ${slug}`);
  return card;
}

const CARDS = [...GOLDEN_CARDS, ...FILLERS];

const copies = (from: number, count: number, commander: string, cards: string): EngineDeck[] =>
  Array.from({ length: count }, (_, index) =>
    getDeck(commander, `${cards} filler-${from + index}`, GOLDEN_AS_OF - index),
  );

const named = (
  { slug }: Loaded,
  cards: readonly { card: number; numDecks: number; potentialDecks: number }[],
) => cards.map(({ card, numDecks, potentialDecks }) => `${slug(card)} ${numDecks}/${potentialDecks}`);

describe('precon advice', () => {
  /*
   * 20 decks of aria (white). All hold ring and plains; 12 hold ward and keep, 3 sword, 2 angel (10 %), 1 wall (5 %),
   * 20 the banned lotus. Each holds a filler of its own (5 %). novel came 50 days before the date of the data; all decks are younger.
   */
  const decks = [
    ...copies(0, 9, 'aria', 'ring plains lotus ward keep'),
    ...copies(9, 3, 'aria', 'ring plains lotus ward keep sword'),
    ...copies(12, 2, 'aria', 'ring plains lotus angel'),
    ...copies(14, 1, 'aria', 'ring plains lotus wall'),
    ...copies(15, 5, 'aria', 'ring plains lotus'),
  ];
  const golden = loaded(CARDS, decks, GOLDEN_AS_OF);
  const ask = (printed: string) =>
    preconAdvice(golden.engine, {
      commander: golden.commander('aria'),
      printed: printed.split(' ').map(golden.index),
    });

  test('adds cards with at least 10 % inclusion, puts the most often cut first, and separates lands', () => {
    const advice = ask('aria ring sword novel bolt field plains lotus');
    // Not printed: ward 12 of 20, angel 2, wall 1 (too few); keep is a land. ring is kept by all; bolt is red.
    expect(advice && named(golden, advice.cardsToAdd)).toEqual(['ward 12/20', 'angel 2/20']);
    expect(advice && named(golden, advice.landsToAdd)).toEqual(['keep 12/20']);
    expect(advice && named(golden, advice.cardsToCut)).toEqual(['novel 0/20', 'sword 3/20']);
    expect(advice && named(golden, advice.landsToCut)).toEqual(['field 0/20']);
    expect(advice?.decks).toBe(20);
  });

  test('never names a banned card, a basic land or the commander', () => {
    const advice = ask('aria lotus plains');
    const all = Object.values(advice ?? {}).flatMap((list) => (Array.isArray(list) ? list : []));
    const slugs = all.map(({ card }) => golden.slug(card));
    expect(slugs).not.toEqual(expect.arrayContaining(['lotus']));
    expect(slugs).not.toEqual(expect.arrayContaining(['plains']));
    expect(slugs).not.toEqual(expect.arrayContaining(['aria']));
  });

  test('is null below 20 decks', () => {
    const few = loaded(CARDS, decks.slice(1), GOLDEN_AS_OF);
    expect(preconAdvice(few.engine, { commander: few.commander('aria'), printed: [] })).toBeNull();
  });

  test('omits cards with fewer than 20 eligible decks', () => {
    // novel came 110 days before the date of the data, so that a deck saved 120 days before it could not hold it.
    const cutsAmong = (lists: readonly EngineDeck[]): string[] => {
      const { engine, commander, index, slug } = loaded(CARDS, lists, GOLDEN_AS_OF);
      const advice = preconAdvice(engine, { commander: commander('aria'), printed: [index('novel')] });
      return (advice?.cardsToCut ?? []).map(({ card }) => slug(card));
    };
    const old = getDeck('aria', 'ring sword', GOLDEN_AS_OF - 120);
    expect(cutsAmong([...decks, old])).toEqual(['novel']);
    expect(cutsAmong([...decks.slice(1), old])).toEqual([]);
  });

  test('puts a cut that more decks show before one that fewer show', () => {
    // One deck more, saved 120 days before the date of the data, when novel was not yet out: 0 of 20 for novel, 0 of 21 for zone.
    const old = getDeck('aria', 'ring', GOLDEN_AS_OF - 120);
    const cards = [...CARDS, { ...getCard('wall'), slug: 'zone', name: 'zone' }];
    const wider = loaded(cards, [...decks, old], GOLDEN_AS_OF);
    const printed = ['novel', 'zone', 'sword'].map(wider.index);
    const advice = preconAdvice(wider.engine, { commander: wider.commander('aria'), printed });
    expect(advice && named(wider, advice.cardsToCut)).toEqual(['zone 0/21', 'novel 0/20', 'sword 3/21']);
  });

  test('agrees with the slow reference for any decks', () => {
    fc.assert(
      fc.property(catalog, deckLists, fc.uniqueArray(fc.nat({ max: 15 })), (cards, lists, printed) => {
        const world = refWorld([...cards, ...FILLERS], twentyfold(lists), AS_OF);
        const it = loaded(world.cards, world.decks, AS_OF);
        for (let commander = 0; commander < it.engine.commanders; commander++) {
          const key = commanderCards(it.engine, commander).map(it.slug).sort().join('-');
          const got = preconAdvice(it.engine, {
            commander,
            printed: printed.map((card) => it.index(cards[card]?.slug ?? '')),
          });
          const want = reference(world, key, printed);
          expect(got && shown(it, got)).toEqual(want);
        }
      }),
      { numRuns: 30 },
    );
  });
});

/** Every list twenty times, each with a different filler. */
function twentyfold(decks: readonly EngineDeck[]): EngineDeck[] {
  return decks.flatMap((deck) =>
    FILLERS.map((_, filler) => ({
      ...deck,
      cards: [...deck.cards, GENERATED_CARDS + filler],
      day: (deck.day ?? AS_OF) - filler,
    })),
  );
}

/** Cards of the generated catalog. */
const GENERATED_CARDS = 16;

function shown({ slug }: Loaded, advice: NonNullable<ReturnType<typeof preconAdvice>>) {
  const names = (list: readonly { card: number; numDecks: number }[]): string[] =>
    list.map(({ card, numDecks }) => `${slug(card)} ${numDecks}`);
  return {
    decks: advice.decks,
    adds: names(advice.cardsToAdd),
    landAdds: names(advice.landsToAdd),
    cuts: names(advice.cardsToCut),
    landCuts: names(advice.landsToCut),
  };
}

function reference(world: World, key: string, printed: readonly number[]) {
  const own = world.decks.filter((deck) => refKey(world, deck) === key);
  if (own.length < 20) return null;
  const stats = new Map(refStats(world, own, []).map((stat) => [stat.card, stat.numDecks]));
  const commanders = own[0]?.commanders ?? [];
  let colors = 0;
  for (const commander of commanders) colors |= world.cards[commander]?.identity ?? 0;
  const rows = world.cards.flatMap((card, position) => {
    const could = own.filter((deck) => refCould(world, deck, position)).length;
    const included = own.filter((deck) => refRuns(world, deck, position)).length;
    if (could < 20 || card.basic || card.banned || commanders.includes(position)) return [];
    if ((card.identity | colors) !== colors) return [];
    expect(included).toBe(stats.get(position) ?? 0);
    return [{ card, position, held: included, could, rare: could * 10 < own.length }];
  });
  type Row = (typeof rows)[number];
  const most = (a: Row, b: Row): number => {
    if (a.rare !== b.rare) return a.rare ? 1 : -1;
    return least(b, a);
  };
  const least = (a: Row, b: Row): number => {
    const cross = a.held * b.could - b.held * a.could;
    if (cross !== 0) return cross;
    if (a.held !== b.held) return a.held - b.held;
    return a.card.name < b.card.name ? 1 : -1;
  };
  const ascending = (a: Row, b: Row): number => {
    const cross = a.held * b.could - b.held * a.could;
    if (cross !== 0) return cross;
    if (a.could !== b.could) return b.could - a.could;
    return a.card.name < b.card.name ? -1 : 1;
  };
  const names = (list: Row[], limit: number): string[] =>
    list.slice(0, limit).map(({ card, held }) => `${card.slug} ${held}`);
  const adds = rows.filter(({ position, held, could }) => !printed.includes(position) && held * 10 >= could);
  const cuts = rows.filter(({ position, held, could }) => printed.includes(position) && held * 2 < could);
  adds.sort(most);
  cuts.sort(ascending);
  const land = ({ card }: Row): boolean => card.type === 7;
  return {
    decks: own.length,
    adds: names(
      adds.filter((row) => !land(row)),
      30,
    ),
    landAdds: names(adds.filter(land), 12),
    cuts: names(
      cuts.filter((row) => !land(row)),
      30,
    ),
    landCuts: names(cuts.filter(land), 12),
  };
}
