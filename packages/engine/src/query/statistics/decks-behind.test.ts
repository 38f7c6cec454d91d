import { DECK_COLUMNS, type DeckColumn } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineDeck } from '../../build/types.ts';
import { AS_OF, catalog, deckLists, filterSettings } from '../../testing/arbitrary.ts';
import { GOLDEN_CARDS, AS_OF as GOLDEN_DAY, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { refKey, refPasses, refWorld } from '../../testing/reference.ts';
import { commanderCards } from '../counting/accessors.ts';
import { type EngineFilters, NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { decksBehind } from './decks-behind.ts';

const ALL = { from: 0, count: 100 };

describe('the decks behind a commander', () => {
  const salted = GOLDEN_CARDS.map((card) => {
    const salt = { ring: 1, ward: 0.5, novel: 4 }[card.slug];
    return salt === undefined ? card : { ...card, salt };
  });
  const { engine, commander } = loaded(salted, GOLDEN_DECKS, GOLDEN_DAY);
  const aria = commander('aria');
  const list = (by: DeckColumn, descending: boolean) =>
    decksBehind(engine, { commander: aria, filters: NO_ENGINE_FILTERS, by, descending, ...ALL }).rows;
  const ago = (by: DeckColumn, descending: boolean) =>
    list(by, descending).map(({ day }) => (day === null ? null : GOLDEN_DAY - day));

  // Aria's decks: a1 undated, a2 100 days ago, a3 20, a4 0.
  test('newest first, with undated ones last in either direction', () => {
    expect(ago('date', true)).toEqual([0, 20, 100, null]);
    expect(ago('date', false)).toEqual([100, 20, 0, null]);
  });

  test('by bracket: the owner’s 3 of a2 and a3, the estimates 3 of a1 and 2 of a4', () => {
    expect(ago('bracket', true)).toEqual([20, 100, null, 0]);
    expect(list('bracket', true).map(({ bracket, estimatedBracket }) => [bracket, estimatedBracket])).toEqual(
      [
        [3, 0],
        [3, 0],
        [0, 3],
        [0, 2],
      ],
    );
  });

  test('by price, cheapest first', () => {
    // In cents, aria 100 among them: a1 100 + ring 200 + ward 100 + angel 400 + 30 plains of 10 = 1100; a2 ring, angel,
    // novel 100, plains: 1100; a3 ring, ward, angel, novel, keep 300, plains: 1500; a4 holds lotus without a price: 4 of 5.
    expect(list('price', false).map(({ price }) => price)).toEqual([11, 11, 15, null]);
    expect(ago('price', false)).toEqual([100, null, 20, 0]);
  });

  test('basics cost the copies that the source records, none that fill a list up to 100 cards', () => {
    const of = (position: number) => GOLDEN_CARDS[position]?.slug ?? '';
    const [plains] = GOLDEN_CARDS.filter(({ slug }) => slug === 'plains');
    if (!plains) throw new RangeError('The golden cards have no plains.');
    const basic = (slug: string, priceCents: number) => ({ ...plains, slug, name: slug, priceCents });
    const cards = [...GOLDEN_CARDS, basic('wastes', 30), basic('snow', -1)];
    const position = (slug: string) => cards.findIndex((card) => card.slug === slug);
    const [first] = GOLDEN_DECKS;
    if (!first || of(first.commanders[0] ?? -1) !== 'aria')
      throw new RangeError('The first deck is not of aria.');
    const deck = (slugs: string, basics: number, facts: Partial<EngineDeck> = {}): EngineDeck => ({
      ...first,
      cards: slugs.split(' ').map(position),
      basics,
      ...facts,
    });
    const copies = (record: Record<string, number>): Pick<EngineDeck, 'copies'> => ({
      copies: Object.entries(record).map(([slug, count]) => [position(slug), count]),
    });
    const seven = 'ring ward angel sword novel keep field';
    const decks = [
      // aria 100, cards 200 + 100 + 400 + 900 + 100 + 300 + 50 = 2050; 9 plains at 10 and 3 wastes at 30: 2330.
      deck(`${seven} plains wastes`, 12, copies({ plains: 9, wastes: 3 })),
      // One basic land beside a claim of none: counted once. 2160.
      deck(`${seven} plains`, 0),
      // 10 of 11 have a price, snow has none: 2150 + 5 plains at 10, and wall 100: 2300.
      deck(`${seven} wall plains snow`, 12, copies({ plains: 5, snow: 7 })),
      // A single kind whose number the source records, 12 plains: 2270, and wall 100: 2370.
      deck(`${seven} wall plains`, 12),
      // Filled up to 30 basics: one of each kind, 2150 + 10 + 30 = 2190, with wall 2290.
      deck(`${seven} wall plains wastes`, 30, { basicsEstimated: true }),
      // A single kind that is filled up: one. 2150 + 10 − 50 for field = 2110.
      deck('ring ward angel sword novel keep plains', 30, { basicsEstimated: true }),
      // Filled up, but some copies are recorded: 4 plains. 2150 + 40 − 50 − 300 for keep = 1840.
      deck('ring ward angel sword novel plains', 30, { basicsEstimated: true, ...copies({ plains: 4 }) }),
    ];
    const at = loaded(cards, decks, GOLDEN_DAY);
    const answer = decksBehind(at.engine, {
      commander: at.commander('aria'),
      filters: NO_ENGINE_FILTERS,
      by: 'price',
      descending: false,
      ...ALL,
    });
    expect(answer.rows.map(({ price }) => price)).toEqual([18.4, 21.1, 21.6, 22.9, 23, 23.3, 23.7]);
  });

  test('by salt: the mean over the cards with a score', () => {
    // a1 (1 + 0.5) / 2, a2 (1 + 4) / 2, a3 (1 + 0.5 + 4) / 3, a4 (0.5 + 4) / 2
    const salts = list('salt', true).map(({ salt }) => salt);
    expect(salts).toEqual([2.5, 2.25, expect.closeTo(5.5 / 3, 10), 0.75]);
  });

  test('by cards off the average deck, which lacks the banned lotus of a4', () => {
    expect(list('off-average', true).map(({ offAverage }) => offAverage)).toEqual([1, 0, 0, 0]);
    expect(ago('off-average', true)).toEqual([0, 20, 100, null]);
    // Of aria's decks only a4 runs the lotus.
    const [odd] = list('off-average', true).map(({ ownCards }) => ownCards);
    expect(odd?.map(({ decks }) => decks)).toEqual([1]);
    // The average deck is of all of aria's decks, also where a filter leaves a4 alone.
    const filtered = decksBehind(engine, {
      commander: aria,
      filters: { ...NO_ENGINE_FILTERS, range: 'week' },
      by: 'date',
      descending: true,
      ...ALL,
    });
    expect(filtered.rows.map(({ offAverage }) => offAverage)).toEqual([1]);
  });

  test('with their curves: a4 holds lotus at 0, ward at 1, novel at 2, and lands not at all', () => {
    expect(list('date', true)[0]?.curve).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('and the columns in which all decks have the same value', () => {
    const same = (filters: Partial<EngineFilters>) =>
      decksBehind(engine, {
        commander: aria,
        filters: { ...NO_ENGINE_FILTERS, ...filters },
        by: 'date',
        descending: true,
        ...ALL,
      }).same;
    expect(same({})).toEqual(['artifact', 'enchantment', 'battle', 'planeswalker']);
    // a2 and a3.
    expect(same({ bracket: 3 })).toContain('bracket');
    expect(same({ bracket: 3 })).not.toContain('price');
    // a4 alone has nothing to be compared with.
    expect(same({ range: 'week' })).toEqual([]);
  });

  test('with lands by copies', () => {
    // a3: keep and 30 basics.
    expect(list('land', false).map(({ types }) => types.at(-1))).toEqual([30, 30, 31, 32]);
    expect(list('date', true)[0]).toMatchObject({ basics: 32, basicsEstimated: true });
  });

  test('page by page, with the total', () => {
    const page = (from: number) =>
      decksBehind(engine, {
        commander: aria,
        filters: NO_ENGINE_FILTERS,
        by: 'date',
        descending: true,
        from,
        count: 3,
      });
    expect(page(0)).toMatchObject({ decks: 4, rows: [{}, {}, {}] });
    expect(page(3).rows).toHaveLength(1);
    expect(page(4)).toMatchObject({ decks: 4, rows: [] });
  });
});

test('are the decks that pass, each once, in the requested order, for any filters', () => {
  fc.assert(
    fc.property(
      catalog,
      deckLists,
      filterSettings,
      fc.constantFrom(...DECK_COLUMNS),
      fc.boolean(),
      (cards, decks, settings, by, descending) => {
        const at = loaded(cards, decks, AS_OF);
        const world = refWorld(cards, decks, AS_OF);
        const indexOf = (card: number): number => at.index(cards[card]?.slug ?? '');
        const filters = {
          ...settings,
          theme: null,
          budget: null,
          placing: null,
          in: settings.in.map(indexOf),
          out: settings.out.map(indexOf),
        } as EngineFilters;
        for (let commander = 0; commander < at.engine.commanders; commander++) {
          const key = commanderCards(at.engine, commander).map(at.slug).sort().join('-');
          const passing = world.decks.filter(
            (deck) =>
              refKey(world, deck) === key &&
              refPasses(world, deck, { ...settings, theme: null, budget: null } as never),
          );
          const { decks: count, rows } = decksBehind(at.engine, {
            commander,
            filters,
            by,
            descending,
            ...ALL,
          });
          expect(count).toBe(passing.length);
          expect(new Set(rows.map(({ deck }) => deck)).size).toBe(passing.length);
          expect(rows.map(({ day }) => day ?? 0).sort()).toEqual(passing.map(({ day }) => day ?? 0).sort());
          if (by !== 'salt' && by !== 'price') continue;
          const mean = (deck: EngineDeck): number | null => {
            const scores = deck.cards.flatMap((card) => cards[card]?.salt ?? []);
            return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
          };
          if (by === 'salt') {
            const known = passing.map(mean).filter((value) => value !== null);
            known.sort((a, b) => (descending ? b - a : a - b));
            const missing = Array<null>(passing.length - known.length).fill(null);
            expect(rows.map(({ salt }) => salt)).toEqual([
              ...known.map((value) => expect.closeTo(value, 10)),
              ...missing,
            ]);
          }
        }
      },
    ),
  );
});
