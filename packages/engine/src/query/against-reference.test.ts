import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineCard, EngineDeck } from '../build/types.ts';
import { AS_OF, catalog, deckLists, filterSettings } from '../testing/arbitrary.ts';
import { type Loaded, loaded } from '../testing/load.ts';
import {
  type RefFilters,
  type RefStat,
  refCommanderDecks,
  refCould,
  refDistinctShare,
  refEffective,
  refHolds,
  refInWindow,
  refKey,
  refPasses,
  refRuns,
  refSaved,
  refShape,
  refStats,
  refWorld,
  type World,
} from '../testing/reference.ts';
import {
  refCardHistory,
  refKeys,
  refRank,
  refRankHistory,
  refRanks,
  refSimilarCommanders,
  refTogether,
  refTopCommanders,
} from '../testing/reference-lists.ts';
import { refDecksSample } from '../testing/reference-sample.ts';
import { type RefSections, refSections } from '../testing/reference-sections.ts';
import { commanderCards } from './counting/accessors.ts';
import type { EngineFilters } from './decks/filters.ts';
import { cardStats } from './statistics/card-stats.ts';
import { commanderStats } from './statistics/commander-stats.ts';
import { commanderRanks, leadCounts } from './statistics/ranks.ts';
import { similarCommanders } from './statistics/similar-commanders.ts';
import { topCards } from './statistics/top-cards.ts';
import type { Section } from './types.ts';

type Case = { world: World; at: Loaded; position: (index: number) => number };

function makeCase(cards: EngineCard[], decks: EngineDeck[]): Case {
  const at = loaded(cards, decks, AS_OF);
  const position = (index: number): number => cards.findIndex(({ slug }) => slug === at.slug(index));
  return { world: refWorld(cards, decks, AS_OF), at, position };
}

function engineFilters({ world, at }: Case, settings: RefFilters): EngineFilters {
  const indexOf = (card: number): number => at.index(world.cards[card]?.slug ?? '');
  return { ...settings, in: settings.in.map(indexOf), out: settings.out.map(indexOf) } as EngineFilters;
}

function toKey({ at }: Case, commander: number): string {
  const slugs = commanderCards(at.engine, commander).map(at.slug);
  return slugs.sort().join('-');
}

const close = (value: number | null): unknown => (value === null ? null : expect.closeTo(value, 10));

function expectSections({ position }: Case, got: Section[], wanted: RefSections): void {
  const shown = got.map(({ tag, cards }) => ({
    tag,
    cards: cards.map(({ trend: _, trendChance: _chance, trendMark: _mark, ...stat }) => ({
      ...stat,
      card: position(stat.card),
    })),
  }));
  expect(shown).toEqual(
    wanted.map(({ tag, cards }) => ({
      tag,
      cards: cards.map((stat: RefStat) => ({
        ...stat,
        effectiveDecks: close(stat.effectiveDecks),
        synergy: close(stat.synergy),
        synergyRaw: close(stat.synergyRaw),
        lift: close(stat.lift),
        liftRaw: close(stat.liftRaw),
      })),
    })),
  );
}

const closeShape = (shape: Record<string, number | number[] | null>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(close) : close(value),
    ]),
  );

const NO_NARROWING = { counts: [], in: [], out: [] };

const settings = filterSettings as fc.Arbitrary<RefFilters>;

describe('against the slow reference', () => {
  test('every commander page, for any decks and filters', () => {
    fc.assert(
      fc.property(catalog, deckLists, settings, (cards, decks, setting) => {
        const each = makeCase(cards, decks);
        const { world, at } = each;
        for (let commander = 0; commander < at.engine.commanders; commander++) {
          const key = toKey(each, commander);
          const { own, inside, outside } = refCommanderDecks(world, key, setting);
          const filters = engineFilters(each, setting);
          const got = commanderStats(at.engine, { commander, filters });
          expectSections(
            each,
            got.sections,
            refSections(world, { inside, outside }, refStats(world, inside, outside)),
          );
          expect(got.shape).toEqual(closeShape(refShape(world, inside)));
          const ranged = own.filter((deck) => refInWindow(world, deck, { ...setting, bracket: 0 }));
          const { rank, ranked } = refRank(world, key, setting);
          expect(got).toMatchObject({
            decks: inside.length,
            decksInRange: ranged.length,
            totalDecks: own.length,
            datedDecks: own.filter(({ day }) => day !== null).length,
            baselineDecks: outside.length,
            rank,
            rankedCommanders: ranked,
            rankHistory: refRankHistory(world, key),
            bracketCounts: {
              owner: [1, 2, 3, 4, 5].map(
                (number) => ranged.filter(({ bracket }) => bracket === number).length,
              ),
              estimated: [1, 2, 3, 4, 5].map(
                (number) =>
                  ranged.filter(
                    ({ bracket, estimatedBracket }) => bracket === 0 && estimatedBracket === number,
                  ).length,
              ),
              unset: ranged.filter(({ bracket }) => bracket === 0).length,
            },
          });
          expect(commanderStats(at.engine, { commander, filters, fresh: true })).toEqual(got);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('every card page, for any decks and filters', () => {
    fc.assert(
      fc.property(catalog, deckLists, settings, fc.nat({ max: 15 }), (cards, decks, setting, card) => {
        const each = makeCase(cards, decks);
        const { world, at, position } = each;
        const index = at.index(cards[card]?.slug ?? '');
        const got = cardStats(at.engine, { card: index, filters: engineFilters(each, setting) });
        const selected = world.decks.filter((deck) => refPasses(world, deck, setting));
        const inside = selected.filter((deck) => refRuns(world, deck, card));
        const could = selected.filter((deck) => refCould(world, deck, card));
        expect(got.stat.numDecks).toBe(inside.length);
        expect(got.stat.potentialDecks).toBe(could.length);
        const effective = refEffective(could, refDistinctShare(world, selected));
        expect(got.stat.effectiveDecks).toBeCloseTo(effective, 10);
        expect(got.stat.inclusion).toBe(could.length === 0 ? 0 : inside.length / could.length);
        expect(got.decks).toBe(selected.length);
        const { runs: _, ...sample } = got.sample;
        expect(sample).toEqual(refDecksSample(world, could, setting));
        const outside = world.decks.filter(
          (deck) => refInWindow(world, deck, setting) && refCould(world, deck, card) && !refHolds(deck, card),
        );
        const alongside = refStats(world, inside, outside, card);
        expectSections(each, got.sections, refSections(world, { inside, outside }, alongside));
        expect(got.history).toEqual(refCardHistory(world, card));
        expect(
          got.topCommanders.map(({ commander, ...stat }) => ({ key: toKey(each, commander), ...stat })),
        ).toEqual(
          refTopCommanders(world, card, setting).map(({ key, stat }) => ({
            key,
            numDecks: stat.numDecks,
            potentialDecks: stat.potentialDecks,
            effectiveDecks: close(stat.effectiveDecks),
            synergy: close(stat.synergy),
            lift: close(stat.lift),
          })),
        );
        const similar = refTogether(world, alongside, [inside, outside]);
        expect(got.together.length).toBe(Math.min(similar.size, 10));
        for (const entry of got.together) {
          expect(entry.similarity).toBeCloseTo(similar.get(position(entry.card)) ?? Number.NaN, 10);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('ranks of commanders in every range and bracket', () => {
    fc.assert(
      fc.property(catalog, deckLists, settings, (cards, decks, { range, bracket, estimated }) => {
        const each = makeCase(cards, decks);
        const { world, at } = each;
        const ranks = commanderRanks(at.engine, { range, bracket, estimated });
        const all = { range: 'none', bracket, estimated, theme: null, budget: null, placing: null } as const;
        const wanted = world.decks.filter((deck) => refInWindow(world, deck, { ...all, ...NO_NARROWING }));
        expect(ranks.map(({ commander, ...rank }) => ({ key: toKey(each, commander), ...rank }))).toEqual(
          refRanks({ ...world, decks: wanted }, range),
        );
        const ranged = wanted.filter((deck) => refInWindow(world, deck, { ...all, range, ...NO_NARROWING }));
        const indices = cards.map(({ slug }) => at.index(slug));
        expect(leadCounts(at.engine, { range, bracket, estimated, cards: indices })).toEqual(
          cards.map(({ releaseDay }, card) => {
            const leads = (deck: EngineDeck): boolean => deck.commanders.includes(card);
            const could = (deck: EngineDeck): boolean =>
              releaseDay <= AS_OF && (leads(deck) || releaseDay <= refSaved(world, deck));
            return {
              card: indices[card],
              decks: ranged.filter(leads).length,
              potentialDecks: ranged.filter(could).length,
              effectiveDecks: close(refEffective(ranged.filter(could), refDistinctShare(world, ranged))),
            };
          }),
        );
      }),
      { numRuns: 150 },
    );
  });

  test('top cards of any commanders in every range and bracket', () => {
    const some = fc.option(fc.array(fc.nat({ max: 9 }), { maxLength: 3 }));
    fc.assert(
      fc.property(catalog, deckLists, settings, some, (cards, decks, { range, bracket, estimated }, some) => {
        const each = makeCase(cards, decks);
        const { world, at, position } = each;
        const commanders = some && [...new Set(some.map((number) => number % at.engine.commanders))];
        const all = refKeys(world);
        const keys = commanders ? commanders.map((index) => all[index]) : all;
        const window = {
          range,
          bracket,
          estimated,
          theme: null,
          budget: null,
          placing: null,
          counts: [],
          in: [],
          out: [],
        };
        const counted = world.decks.filter(
          (deck) => keys.includes(refKey(world, deck)) && refInWindow(world, deck, window),
        );
        const wanted = refStats(world, counted, []).sort(
          (a, b) =>
            b.numDecks - a.numDecks || ((cards[a.card]?.name ?? '') < (cards[b.card]?.name ?? '') ? -1 : 1),
        );
        const got = topCards(at.engine, { range, bracket, estimated, commanders });
        expect(got.decks).toBe(counted.length);
        expect([...got.cards].map(position)).toEqual(wanted.map(({ card }) => card));
        expect([...got.numDecks]).toEqual(wanted.map(({ numDecks }) => numDecks));
        expect([...got.potentialDecks]).toEqual(wanted.map(({ potentialDecks }) => potentialDecks));
      }),
      { numRuns: 150 },
    );
  });

  test('similar commanders, best first', () => {
    const fewCommanders = deckLists.map((decks) =>
      decks.map((deck) => {
        const commanders = [[0], [1], [0, 1]][(deck.commanders[0] ?? 0) % 3] ?? [];
        return {
          ...deck,
          commanders,
          companion: null,
          cards: deck.cards.filter((card) => !commanders.includes(card)),
        };
      }),
    );
    const distinct = fewCommanders.filter(
      (decks) =>
        new Set(decks.map(({ commanders, cards }) => `${commanders}:${[...cards].sort()}`)).size ===
        decks.length,
    );
    fc.assert(
      fc.property(catalog, distinct, (cards, decks) => {
        const each = makeCase(cards, decks);
        const { world, at } = each;
        refKeys(world).forEach((key, commander) => {
          expect(toKey(each, commander)).toBe(key);
          const wanted = refSimilarCommanders(world, key);
          const got = similarCommanders(at.engine, commander);
          expect(got.map((entry) => toKey(each, entry.commander)).sort()).toEqual([...wanted.keys()].sort());
          for (const { commander: other, similarity } of got) {
            expect(similarity).toBeCloseTo(wanted.get(toKey(each, other)) ?? Number.NaN, 5);
          }
          const values = got.map(({ similarity }) => similarity);
          expect(values).toEqual([...values].sort((a, b) => b - a));
          for (const { commander: other, similarity } of got) {
            const back = similarCommanders(at.engine, other).find((entry) => entry.commander === commander);
            expect(back?.similarity).toBe(similarity);
          }
        });
      }),
      { numRuns: 100 },
    );
  });

  test('the decks of the reference are those of the key', () => {
    const [card] = fc.sample(catalog, 1);
    const world = { cards: card ?? [], decks: [], asOf: AS_OF };
    const deck = { commanders: [1, 0] } as unknown as EngineDeck;
    expect(refKey(world, deck)).toBe('card-a-card-h');
  });
});
