import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finishEngine } from '../../build/finish.ts';
import { buildShard } from '../../build/shard.ts';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { type ResultEntry, writeResults } from '../../build/write-results.ts';
import { AS_OF, catalogue, deckLists, filterSettings } from '../../testing/arbitrary.ts';
import { refCould, refHolds, refInWindow, refPasses, type World } from '../../testing/reference.ts';
import { type Engine, loadEngine } from '../decks/engine.ts';
import { type EngineFilters, NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { commanderStats } from '../pages/commander.ts';
import { commanderResults, type ResultCount } from './commander-results.ts';

type Played = {
  deck: number;
  listed: boolean;
  event: number;
  placing: number;
  wins: number;
  losses: number;
  draws: number;
};
type Event = { day: number; size: number };

const events = fc.array(
  fc.record({ day: fc.integer({ min: AS_OF - 400, max: AS_OF }), size: fc.constantFrom(8, 31, 32, 64, 100) }),
  {
    minLength: 1,
    maxLength: 4,
  },
);
const games = fc.constantFrom(0, 1, 2, 9, 40, 60);
const played: fc.Arbitrary<Played[]> = fc.array(
  fc.record({
    deck: fc.nat({ max: 29 }),
    listed: fc.boolean(),
    event: fc.nat({ max: 3 }),
    placing: fc.integer({ min: 1, max: 40 }),
    wins: games,
    losses: games,
    draws: games,
  }),
  { maxLength: 60 },
);

type Opened = { engine: Engine; world: World; refs: number[]; order: number[] };

/** The engine with these results; `refs` and `order` are positions of its decks and cards. */
function opened(cards: EngineCard[], decks: EngineDeck[], all: Event[], rows: readonly Played[]): Opened {
  const numbered = decks.map((deck, ref) => ({ ...deck, ref }));
  const { bytes, deckRefs, cardOrder } = finishEngine(cards, buildShard(cards, numbered), { asOfDay: AS_OF });
  const bare = loadEngine(bytes.buffer);
  const refs = [...deckRefs];
  const entries = rows.map(({ deck, listed, event, placing, wins, losses, draws }): ResultEntry => {
    const index = refs.indexOf(deck);
    const commander = bare.commanderStart.findIndex(
      (start, at) => start <= index && index < (bare.commanderStart[at + 1] ?? 0),
    );
    const told = all[event] ?? { day: 0, size: 0 };
    return {
      event: { id: `e${event}`, name: `Event ${event}`, ...told },
      commander,
      deck: listed ? index : null,
      placing,
      wins,
      losses,
      draws,
    };
  });
  const engine = loadEngine(bytes.buffer, writeResults(entries, bare).buffer);
  return { engine, world: { cards, decks, asOf: AS_OF }, refs, order: [...cardOrder] };
}

/** One loop per number, with the thresholds written out: a top cut is 16 of 32 players or more. */
function refCount(rows: readonly Played[], all: readonly Event[]): ResultCount {
  const sum = (pick: (row: Played) => number): number => rows.reduce((total, row) => total + pick(row), 0);
  const size = (row: Played): number => all[row.event]?.size ?? 0;
  const large = (row: Played): boolean => size(row) >= 32;
  return {
    entries: rows.length,
    wins: sum((row) => row.wins),
    losses: sum((row) => row.losses),
    draws: sum((row) => row.draws),
    largeEntries: sum((row) => (large(row) ? 1 : 0)),
    topCut: sum((row) => (large(row) && row.placing <= 16 ? 1 : 0)),
    expectedTopCut: sum((row) => (large(row) ? 16 / size(row) : 0)),
  };
}

const about = ({ expectedTopCut, ...counts }: ResultCount) => ({
  ...counts,
  expectedTopCut: expect.closeTo(expectedTopCut, 9),
});

const DAYS = { week: 7, month: 30, year: 365 };

describe('results of a commander', () => {
  test('are those of a slow count, in total and per card, under any filters', () => {
    fc.assert(
      fc.property(
        catalogue,
        deckLists,
        events,
        played,
        filterSettings,
        (cards, decks, all, given, settings) => {
          const rows = given.map((row) => ({
            ...row,
            deck: row.deck % decks.length,
            event: row.event % all.length,
          }));
          const { engine, world, refs, order } = opened(cards, decks, all, rows);
          const filters: EngineFilters = {
            ...settings,
            range: settings.range as EngineFilters['range'],
            counts: settings.counts as never,
            in: settings.in.map((card) => order.indexOf(card)),
            out: settings.out.map((card) => order.indexOf(card)),
          };
          const narrow =
            settings.bracket !== 0 || settings.counts.length + settings.in.length + settings.out.length > 0;
          for (let commander = 0; commander < engine.commanders; commander++) {
            const own = refs.slice(engine.commanderStart[commander], engine.commanderStart[commander + 1]);
            const wanted = rows.filter(({ deck, listed, event }) => {
              const one = decks[deck];
              const days = settings.range === 'none' ? 99_999 : DAYS[settings.range as keyof typeof DAYS];
              if (!one || !own.includes(deck) || (all[event]?.day ?? 0) <= AS_OF - days) return false;
              if (!listed) return !narrow;
              const whenever = { ...settings, range: 'none' } as never;
              return refInWindow(world, one, whenever) && refPasses(world, one, whenever);
            });
            const found = commanderResults(engine, { commander, filters });
            if (wanted.length === 0) {
              expect(found).toBeNull();
              continue;
            }
            expect(found?.total).toEqual(about(refCount(wanted, all)));
            expect(found?.events).toBe(new Set(wanted.map(({ event }) => event)).size);
            const compared = cards.flatMap((card, position) => {
              const listed = wanted.filter((row) => row.listed);
              const one = (row: Played): EngineDeck => decks[row.deck] as EngineDeck;
              const inside = refCount(
                listed.filter((row) => refHolds(one(row), position)),
                all,
              );
              const outside = refCount(
                listed.filter((row) => !refHolds(one(row), position) && refCould(world, one(row), position)),
                all,
              );
              const least = Math.min(
                inside.wins + inside.losses + inside.draws,
                outside.wins + outside.losses + outside.draws,
              );
              if (card.basic || least < 30) return [];
              return [{ card: order.indexOf(position), with: about(inside), without: about(outside) }];
            });
            expect(found?.cards).toEqual(compared.sort((a, b) => a.card - b.card));
          }
        },
      ),
      { numRuns: 120 },
    );
  });
});

const card = (slug: string): EngineCard => ({
  slug,
  name: slug,
  identity: 0,
  type: 3,
  manaValue: 1,
  pips: [0, 0, 0, 0, 0],
  releaseDay: 9000,
  priceCents: 100,
  basic: false,
  banned: false,
  gameChanger: false,
  manaArtifact: false,
  utilityLand: false,
  salt: null,
  roles: 0,
});
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
