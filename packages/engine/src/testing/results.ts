import fc from 'fast-check';
import { expect } from 'vitest';
import { finishEngine } from '../build/finish.ts';
import { buildShard } from '../build/shard.ts';
import type { EngineCard, EngineDeck } from '../build/types.ts';
import { type ResultEntry, writeResults } from '../build/write-results.ts';
import { type Engine, loadEngine } from '../query/decks/engine.ts';
import type { EngineFilters } from '../query/decks/filters.ts';
import type { ResultCount } from '../query/results/count-entries.ts';
import { AS_OF, catalog, deckLists, type filterSettings } from './arbitrary.ts';
import { refCould, refHolds, refInWindow, refPasses, refRuns, refWorld, type World } from './reference.ts';

export type Played = {
  deck: number;
  listed: boolean;
  event: number;
  placing: number;
  wins: number;
  losses: number;
  draws: number;
};
export type Event = { day: number; size: number };

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
export function opened(
  cards: EngineCard[],
  decks: EngineDeck[],
  all: Event[],
  rows: readonly Played[],
): Opened {
  const numbered = decks.map((deck, ref) => ({ ...deck, ref }));
  const { bytes, deckRefs, cardOrder } = finishEngine(cards, buildShard(cards, numbered), { asOfDay: AS_OF });
  const bare = loadEngine(bytes.buffer);
  const refs = [...deckRefs];
  const entries = rows.map(({ deck, listed, event, placing, wins, losses, draws }): ResultEntry => {
    const index = refs.indexOf(deck);
    const commander = bare.commanderStart.findIndex(
      (start, at) => start <= index && index < (bare.commanderStart[at + 1] ?? 0),
    );
    const eventFacts = all[event] ?? { day: 0, size: 0 };
    return {
      event: { id: `e${event}`, name: `Event ${event}`, ...eventFacts },
      commander,
      deck: listed ? index : null,
      placing,
      wins,
      losses,
      draws,
    };
  });
  const engine = loadEngine(bytes.buffer, writeResults(entries, bare).buffer);
  return { engine, world: refWorld(cards, decks, AS_OF), refs, order: [...cardOrder] };
}

/** One loop per number, with the thresholds written out: a top cut is 16 of 32 players or more. */
export function refCount(rows: readonly Played[], all: readonly Event[]): ResultCount {
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

export const about = ({ expectedTopCut, ...counts }: ResultCount) => ({
  ...counts,
  expectedTopCut: expect.closeTo(expectedTopCut, 9),
});

const RANGE_DAYS = { week: 7, month: 30, year: 365 };

type Case = { cards: EngineCard[]; decks: EngineDeck[]; all: Event[]; rows: Played[] };

/** Cards, decks, events and results of the decks. */
export const cases: fc.Arbitrary<Case> = fc
  .tuple(catalog, deckLists, events, played)
  .map(([cards, decks, all, given]) => ({
    cards,
    decks,
    all,
    rows: given.map((row) => ({ ...row, deck: row.deck % decks.length, event: row.event % all.length })),
  }));

type Settings = typeof filterSettings extends fc.Arbitrary<infer T> ? T : never;

/** The settings with cards at their positions in the engine. */
export function toEngineFilters(settings: Settings, order: readonly number[]): EngineFilters {
  return {
    ...settings,
    range: settings.range as EngineFilters['range'],
    counts: settings.counts as never,
    in: settings.in.map((card) => order.indexOf(card)),
    out: settings.out.map((card) => order.indexOf(card)),
  };
}

/** The rows of these decks that pass the settings, one by one. */
export function refRows(
  { decks, all, rows }: Case,
  { world, settings, own }: { world: World; settings: Settings; own: readonly number[] },
): Played[] {
  const narrow =
    settings.bracket !== 0 || settings.counts.length + settings.in.length + settings.out.length > 0;
  return rows.filter(({ deck, listed, event }) => {
    const one = decks[deck];
    const days = settings.range === 'none' ? 99_999 : RANGE_DAYS[settings.range as keyof typeof RANGE_DAYS];
    if (!one || !own.includes(deck) || (all[event]?.day ?? 0) <= AS_OF - days) return false;
    if (!listed) return !narrow;
    const whenever = { ...settings, range: 'none' } as never;
    return refInWindow(world, one, whenever) && refPasses(world, one, whenever);
  });
}

/** Results of the listed decks that run the card, and of those that could. */
export function refSides(
  { cards, decks, all }: Pick<Case, 'cards' | 'decks' | 'all'>,
  { world, rows, card }: { world: World; rows: readonly Played[]; card: number },
): { with: ResultCount; without: ResultCount } {
  const listed = rows.flatMap((row) => {
    const deck = decks[row.deck];
    return row.listed && deck && cards[card] ? [{ row, deck }] : [];
  });
  const holding = listed.filter(({ deck }) => refRuns(world, deck, card));
  const could = listed.filter(({ deck }) => !refHolds(deck, card) && refCould(world, deck, card));
  return {
    with: refCount(
      holding.map(({ row }) => row),
      all,
    ),
    without: refCount(
      could.map(({ row }) => row),
      all,
    ),
  };
}

export const gamesIn = ({ wins, losses, draws }: ResultCount): number => wins + losses + draws;

/**
 * Which differences chance hardly explains. Student's t by numeric integration: with x = √f·tan u, the share of the
 * distribution within ±t is ∫cosᶠ⁻¹u from 0 to atan(t/√f), over the same up to π/2.
 */
export function refMarks(sides: readonly { with: ResultCount; without: ResultCount }[]): boolean[] {
  const chances = sides.map(({ with: a, without: b }) => {
    const [m, n] = [gamesIn(a), gamesIn(b)];
    const won = (a.wins + b.wins) / (m + n);
    if (won === 0 || won === 1) return 1;
    const t = Math.abs(a.wins / m - b.wins / n) / Math.sqrt((won * (1 - won)) / m + (won * (1 - won)) / n);
    const freedom = m + n - 2;
    const upTo = (end: number): number => {
      const steps = 4000;
      let sum = 0;
      for (let step = 0; step < steps; step++)
        sum += Math.cos(((step + 0.5) * end) / steps) ** (freedom - 1) * (end / steps);
      return sum;
    };
    return 1 - upTo(Math.atan(t / Math.sqrt(freedom))) / upTo(Math.PI / 2);
  });
  // Accepted: at most a twentieth × its rank among all, or a larger one is.
  const rank = (chance: number): number => chances.filter((other) => other <= chance).length;
  return chances.map((chance) =>
    chances.some((other) => other >= chance && other <= (0.05 * rank(other)) / chances.length),
  );
}
