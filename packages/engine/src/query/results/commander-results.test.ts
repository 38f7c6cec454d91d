import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { type ResultEntry, writeResults } from '../../build/write-results.ts';
import { AS_OF, filterSettings } from '../../testing/arbitrary.ts';
import { plainCard } from '../../testing/plain-card.ts';
import {
  about,
  cases,
  gamesIn,
  opened,
  type Played,
  refCount,
  refMarks,
  refRows,
  refSides,
  toEngineFilters,
} from '../../testing/results.ts';
import { loadEngine } from '../decks/engine.ts';
import { type EngineFilters, NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { commanderStats } from '../statistics/commander-stats.ts';
import { commanderResults, differenceChance } from './commander-results.ts';

describe('results of a commander', () => {
  test('are those of a slow count, in total and per card, under any filters', () => {
    fc.assert(
      fc.property(cases, filterSettings, (all, settings) => {
        const { cards, decks, all: events, rows } = all;
        const { engine, world, refs, order } = opened(cards, decks, events, rows);
        const filters = toEngineFilters(settings, order);
        for (let commander = 0; commander < engine.commanders; commander++) {
          const own = refs.slice(engine.commanderStart[commander], engine.commanderStart[commander + 1]);
          const wanted = refRows(all, { world, settings, own });
          const found = commanderResults(engine, { commander, filters });
          if (wanted.length === 0) {
            expect(found).toBeNull();
            continue;
          }
          expect(found?.total).toEqual(about(refCount(wanted, events)));
          expect(found?.events).toBe(new Set(wanted.map(({ event }) => event)).size);
          const compared = cards
            .map((card, position) => ({
              card,
              position,
              ...refSides(all, { world, rows: wanted, card: position }),
            }))
            .filter((one) => !one.card.basic && Math.min(gamesIn(one.with), gamesIn(one.without)) >= 30);
          const marks = refMarks(compared);
          const listed = compared.map((one, index) => ({
            card: order.indexOf(one.position),
            with: about(one.with),
            without: about(one.without),
            isMarked: marks[index],
          }));
          expect(found?.cards).toEqual(listed.sort((a, b) => a.card - b.card));
        }
      }),
      { numRuns: 120 },
    );
  });

  test('a difference has the chance of a t-test with a common win rate', () => {
    const of = (wins: number, games: number) => ({ ...NOTHING, wins, losses: games - wins });
    /*
     * 20 of 50 against 20 of 100: common rate 40/150 = .26667; error √(.26667 × .73333 × (1/50 + 1/100)) = .076594;
     * t = .2 / .076594 = 2.6112 with 148 degrees of freedom. A table of t gives .01 at 2.6097.
     */
    expect(differenceChance(of(20, 50), of(20, 100))).toBeCloseTo(0.00996, 4);
    expect(differenceChance(of(0, 50), of(0, 100))).toBe(1);
    expect(differenceChance(of(10, 50), of(20, 100))).toBeCloseTo(1, 9);
  });
});

const NOTHING = {
  ...{ entries: 1, wins: 0, losses: 0, draws: 0 },
  ...{ largeEntries: 0, topCut: 0, expectedTopCut: 0 },
};

const card = (slug: string): EngineCard => plainCard(slug, { manaValue: 1, releaseDay: 9000 });
const deck = (...cards: number[]): EngineDeck => ({
  commanders: [0],
  cards,
  day: AS_OF,
  bracket: 0,
  estimatedBracket: 0,
  basics: 0,
  basicsEstimated: false,
  companion: null,
});
const CARDS = [card('boss'), card('rock'), card('wall')];
const DECKS = [deck(1), deck(2), deck(1, 2)];

describe('decks of a top 16', () => {
  const rows: Played[] = [
    { deck: 0, listed: true, event: 0, placing: 16, wins: 3, losses: 2, draws: 0 },
    { deck: 1, listed: true, event: 0, placing: 17, wins: 1, losses: 4, draws: 0 },
    // Second, but of 31 players only.
    { deck: 2, listed: true, event: 1, placing: 2, wins: 2, losses: 1, draws: 1 },
  ];
  const all = [
    { day: AS_OF, size: 32 },
    { day: AS_OF, size: 31 },
  ];

  test('are those up to the 16th place of at least 32 players', () => {
    const { engine, refs } = opened(CARDS, DECKS, all, rows);
    const filters: EngineFilters = { ...NO_ENGINE_FILTERS, placing: 'top16' };
    expect(commanderStats(engine, { commander: 0, filters }).decks).toBe(1);
    expect(commanderStats(engine, { commander: 0, filters: NO_ENGINE_FILTERS }).decks).toBe(3);
    expect(refs).toContain(0);
  });

  test('have no results of their own: they were chosen by them', () => {
    const { engine } = opened(CARDS, DECKS, all, rows);
    const filters: EngineFilters = { ...NO_ENGINE_FILTERS, placing: 'top16' };
    expect(commanderResults(engine, { commander: 0, filters })).toBeNull();
  });

  test('are none without results', () => {
    const { engine } = opened(CARDS, DECKS, all, []);
    const filters: EngineFilters = { ...NO_ENGINE_FILTERS, placing: 'top16' };
    expect(engine.results).toBeNull();
    expect(commanderStats(engine, { commander: 0, filters }).decks).toBe(0);
    expect(commanderResults(engine, { commander: 0, filters: NO_ENGINE_FILTERS })).toBeNull();
  });
});

describe('the file of results', () => {
  const entry = (placing: number): ResultEntry => ({
    event: { id: 'spring', name: 'Spring\tOpen', day: AS_OF, size: 40 },
    commander: 0,
    deck: null,
    placing,
    wins: 1,
    losses: 2,
    draws: 3,
  });
  const { engine } = opened(CARDS, DECKS, [], []);
  const buffer = engine.deckCards.buffer;

  test('is the same for the same results in any order', () => {
    expect(writeResults([entry(2), entry(1)], engine)).toEqual(writeResults([entry(1), entry(2)], engine));
  });

  test('is refused if it is damaged or of other decks', () => {
    const bytes = writeResults([entry(1)], engine);
    const refusal = (change: (view: DataView) => void, length = bytes.length): (() => unknown) => {
      const copy = bytes.slice(0, length);
      change(new DataView(copy.buffer));
      return () => loadEngine(buffer, copy.buffer);
    };
    expect(refusal(() => {})).not.toThrow();
    expect(refusal((view) => view.setUint8(0, 0))).toThrow(/the first word/);
    expect(refusal((view) => view.setUint32(8, 9, true))).toThrow(/the format version is 9/);
    expect(refusal((view) => view.setUint32(12, 9, true))).toThrow(/the number of commanders is 9/);
    expect(refusal((view) => view.setUint32(16, 9, true))).toThrow(/the number of decks is 9/);
    expect(refusal(() => {}, bytes.length - 8)).toThrow(/the length/);
    expect(refusal(() => {}, 10)).toThrow(/the length is 10, expected at least 64/);
  });
});
