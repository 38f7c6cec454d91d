import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { AS_OF, catalog, deckLists, filterSettings } from '../../testing/arbitrary.ts';
import { GOLDEN_CARDS, AS_OF as GOLDEN_DAY, GOLDEN_DECKS } from '../../testing/golden.ts';
import { type Loaded, loaded } from '../../testing/load.ts';
import { type EngineFilters, NO_ENGINE_FILTERS } from '../decks/filters.ts';
import type { AverageDeck } from '../types.ts';
import { averageDeck } from './average-deck.ts';
import { commanderStats, statsWithAverage } from './commander-stats.ts';

const lines = ({ slug }: Loaded, deck: AverageDeck): string[] =>
  deck.cards.map(({ card, quantity }) => `${quantity} ${slug(card)}`);

const size = ({ cards }: AverageDeck): number => cards.reduce((sum, { quantity }) => sum + quantity, 0);

describe('the average deck', () => {
  test('of the golden commander: types by largest remainder of 99, by the lower end of inclusion, no banned card, basics last', () => {
    // Averages: creature .75, instant .75, sorcery .75, artifact 1, nonbasic .25, basic 30.5; sum 34. Of 99: 2.18,
    // 2.18, 2.18, 2.91, .73, 88.81 → 2 2 2 2 0 88 and the three left over to artifact, basic, nonbasic: 3, 89, 1.
    // One creature (angel), instant (ward), sorcery (novel), artifact (ring; lotus is banned) and land (keep) are
    // played, so the five missing places become plains: 94. In the list novel, in 3 of the 3 decks since it came out,
    // stands before 3 of 4 decks, those by name, and 1 of 4.
    const golden = loaded(GOLDEN_CARDS, GOLDEN_DECKS, GOLDEN_DAY);
    const deck = averageDeck(golden.engine, { commander: 0, filters: NO_ENGINE_FILTERS });
    expect(deck.decks).toBe(4);
    expect(deck.commanders.map(golden.slug)).toEqual(['aria']);
    expect(lines(golden, deck)).toEqual(['1 novel', '1 angel', '1 ring', '1 ward', '1 keep', '94 plains']);
  });

  test('counts only decks that pass the filters; without any, the list is empty', () => {
    const golden = loaded(GOLDEN_CARDS, GOLDEN_DECKS, GOLDEN_DAY);
    const filtered = (filters: Partial<EngineFilters>): AverageDeck =>
      averageDeck(golden.engine, { commander: 0, filters: { ...NO_ENGINE_FILTERS, ...filters } });
    expect(lines(golden, filtered({ out: [golden.index('ring')] }))).toEqual([
      '1 novel',
      '1 ward',
      '97 plains',
    ]);
    expect(filtered({ in: [golden.index('bolt')] })).toMatchObject({ decks: 0, cards: [] });
  });

  test('takes the average number of each type, even if other cards are played more', () => {
    // Two decks share 60 creatures; 10 lands each (all different) and 20 or 10 instants of their own; 9 or 19 basics.
    // Averages: 60 creatures, 10 lands, 15 instants, 14 basics, together 99.
    const types = [...Array(61).fill(0), ...Array(20).fill(7), ...Array(30).fill(1)];
    const [card] = GOLDEN_CARDS;
    if (!card) throw new Error('the golden set has cards');
    const cards = [
      ...types.map((type, n) => ({ ...card, identity: 0, type, slug: `c${n}`, name: `C ${n + 100}` })),
      { ...card, identity: 0, type: 7, basic: true, slug: 'basic', name: 'basic' },
    ];
    const span = (from: number, to: number): number[] =>
      Array.from({ length: to - from }, (_, n) => from + n);
    const deck = (own: number[], basics: number): EngineDeck => ({
      commanders: [0],
      cards: [...span(1, 61), ...own, 111],
      day: null,
      bracket: 0,
      estimatedBracket: 0,
      basics,
      basicsEstimated: false,
    });
    const decks = [
      deck([...span(61, 71), ...span(81, 101)], 9),
      deck([...span(71, 81), ...span(101, 111)], 19),
    ];
    const at = loaded(cards, decks, AS_OF);
    const average = averageDeck(at.engine, { commander: 0, filters: NO_ENGINE_FILTERS });
    const count = (type: number): number =>
      average.cards.filter(({ card: index }) => types[Number(at.slug(index).slice(1))] === type).length;
    expect([count(0), count(7), count(1)]).toEqual([60, 10, 15]);
    expect(average.cards.at(-1)).toEqual({ card: at.index('basic'), quantity: 14 });
  });

  test('takes more cards by inclusion if the catalog has no basics', () => {
    // Two decks of 40 shared and 39 own cards and 20 basics that the catalogue does not name: 99 of 118 cards, the
    // shared ones first.
    const [card] = GOLDEN_CARDS;
    if (!card) throw new Error('the golden set has cards');
    const cards = Array.from({ length: 119 }, (_, n) => ({
      ...card,
      identity: 0,
      slug: `c${n}`,
      name: `C ${n + 100}`,
    }));
    const decks = [41, 80].map((first) => ({
      commanders: [0],
      cards: [
        ...Array.from({ length: 40 }, (_, n) => n + 1),
        ...Array.from({ length: 39 }, (_, n) => first + n),
      ],
      day: null,
      bracket: 0,
      estimatedBracket: 0,
      basics: 20,
      basicsEstimated: true,
    }));
    const at = loaded(cards, decks, AS_OF);
    const average = averageDeck(at.engine, { commander: 0, filters: NO_ENGINE_FILTERS });
    expect(size(average)).toBe(99);
    const first = average.cards.slice(0, 40).map(({ card: index }) => at.slug(index));
    expect(first.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => `c${n + 1}`).toSorted());
  });

  test('prefers cards with many eligible decks to a card that is too new for all decks but one', () => {
    // Eleven decks of the same 60 cards, each with a card of its own (1 of 11 decks), hold 61 cards and 38 basics. The
    // eleventh has besides a card released after all of them: 1 of 1 deck that could hold it, which is no average.
    // Averages: 61 + 1/11 cards and 38 basics, together 99.09; of 99 that is 61.03 and 37.97 → 61 cards, 38 basics.
    const [card] = GOLDEN_CARDS;
    if (!card) throw new Error('the golden set has cards');
    const cards: EngineCard[] = Array.from({ length: 73 }, (_, n) => ({
      ...card,
      identity: 0,
      slug: `c${n}`,
      name: `C ${n + 100}`,
    }));
    cards[72] = { ...card, identity: 0, slug: 'fresh', name: 'A fresh card', releaseDay: AS_OF + 30 };
    cards.push({ ...card, identity: 0, type: 7, basic: true, slug: 'basic', name: 'basic' });
    const shared = Array.from({ length: 60 }, (_, n) => n + 1);
    const decks = Array.from({ length: 11 }, (_, n) => ({
      commanders: [0],
      cards: [...shared, 61 + n, ...(n === 10 ? [72] : []), 73],
      day: AS_OF - n,
      bracket: 0,
      estimatedBracket: 0,
      basics: 38,
      basicsEstimated: false,
    }));
    const at = loaded(cards, decks, AS_OF);
    const average = averageDeck(at.engine, { commander: 0, filters: NO_ENGINE_FILTERS });
    const slugs = average.cards.map(({ card: index }) => at.slug(index));
    expect(slugs).toEqual([...shared.map((n) => `c${n}`), 'c61', 'basic']);
    expect(average.cards.at(-1)?.quantity).toBe(38);
  });

  test('splits basics by mana symbols, among the basics that the decks play', () => {
    const facts = { type: 7, basic: true, manaValue: 0, priceCents: -1 };
    const cards = (['lead', 'heavy', 'light', 'forest', 'snow-forest', 'island'] as const).map((slug) => {
      const [card] = GOLDEN_CARDS;
      if (!card) throw new Error('the golden set has cards');
      return { ...card, slug, name: slug, pips: [0, 0, 0, 0, 0], identity: slug === 'lead' ? 18 : 0 };
    });
    const edit = (slug: string, change: Partial<EngineCard>): void => {
      Object.assign(cards.find((card) => card.slug === slug) ?? {}, change);
    };
    edit('heavy', { identity: 16, pips: [0, 0, 0, 0, 3] });
    edit('light', { identity: 2, pips: [0, 1, 0, 0, 0] });
    edit('forest', { ...facts, identity: 16 });
    edit('snow-forest', { ...facts, identity: 16 });
    edit('island', { ...facts, identity: 2 });
    const deck = (list: number[]): EngineDeck => ({
      commanders: [0],
      cards: list,
      day: null,
      bracket: 0,
      estimatedBracket: 0,
      basics: 97,
      basicsEstimated: true,
    });
    // 3 green pips to 1 blue over 97 basics: 72.75 and 24.25 → 73 snow-forest (2 decks, forest 1), 24 island.
    const at = loaded(cards, [deck([1, 2, 4, 5]), deck([1, 2, 4]), deck([1, 2, 3])], AS_OF);
    const average = averageDeck(at.engine, { commander: 0, filters: NO_ENGINE_FILTERS });
    expect(lines(at, average)).toEqual(['1 heavy', '1 light', '24 island', '73 snow-forest']);
  });

  test('is legal and of the right size for any decks and filters', () => {
    const basics = [0, 1, 2, 4, 8, 16].map((identity) => ({ identity, slug: `basic-${identity}` }));
    fc.assert(
      fc.property(catalog, deckLists, filterSettings, (some, decks, setting) => {
        const [card] = some;
        if (!card) return;
        const lands = basics.map((land) => ({
          ...card,
          ...land,
          name: land.slug,
          type: 7,
          basic: true,
          banned: false,
        }));
        const cards = [...some, ...lands];
        const at = loaded(cards, decks, AS_OF);
        const bySlug = new Map(cards.map((each) => [each.slug, each]));
        const names = (list: number[]): number[] =>
          list.map((position) => at.index(some[position]?.slug ?? ''));
        const filters = { ...setting, in: names(setting.in), out: names(setting.out) } as EngineFilters;
        for (let commander = 0; commander < at.engine.commanders; commander++) {
          const average = averageDeck(at.engine, { commander, filters });
          if (average.decks === 0) {
            expect(average.cards).toEqual([]);
            continue;
          }
          const commanders = average.commanders.map((commanderCard) => bySlug.get(at.slug(commanderCard)));
          const colors = commanders.reduce((bits, commanderCard) => bits | (commanderCard?.identity ?? 0), 0);
          expect(size(average)).toBe(100 - commanders.length);
          expect(new Set(average.cards.map((each) => each.card)).size).toBe(average.cards.length);
          for (const { card: index, quantity } of average.cards) {
            const each = bySlug.get(at.slug(index));
            expect(each?.banned).toBe(false);
            expect((each?.identity ?? 31) & ~colors).toBe(0);
            expect(commanders).not.toContain(each);
            expect(quantity === 1 || (quantity > 1 && each?.basic)).toBe(true);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

test('is the same from the numbers of a commander’s page, which compare its decks with others', () => {
  fc.assert(
    fc.property(catalog, deckLists, filterSettings, (cards, decks, setting) => {
      const { engine } = loaded(cards, decks, AS_OF);
      for (let commander = 0; commander < engine.commanders; commander++) {
        const wanted = { commander, filters: { ...NO_ENGINE_FILTERS, ...setting } };
        const both = statsWithAverage(engine, wanted);
        expect(both.average).toEqual(averageDeck(engine, wanted));
        expect(both.stats).toEqual(commanderStats(engine, wanted));
      }
    }),
  );
});
