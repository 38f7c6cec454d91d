import { DECK_FLAGS, NO_GROUP } from '../../format.ts';
import { eachRun } from '../counting/select.ts';
import { countGroups } from '../counting/tally.ts';
import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';

/** What the numbers of a set of decks rest on. */
export type DeckSampleCounts = {
  decks: number;
  /** With a known saved date; the others are counted by the dates of their cards. */
  datedDecks: number;
  /** With basic lands filled up to 100, because their source records one copy of each. */
  decksWithEstimatedBasics: number;
  /** Without a bracket from their owner, selected by our estimate; 0 without a bracket filter. */
  decksWithEstimatedBracket: number;
  /** Groups of near-identical decks of which at least two are in the set, and the decks of the set in these groups. */
  nearIdenticalGroups: number;
  nearIdenticalDecks: number;
  /** Decks, near-identical ones counted once. */
  effectiveDecks: number;
  /** First and last known saved date, in days since 1970-01-01; null without one. */
  firstDay: number | null;
  lastDay: number | null;
  /** The decks, as ascending ranges [from, to) of their numbers. */
  runs: [from: number, to: number][];
};

/** What the numbers of the commander's decks that pass the filters rest on. */
export function deckSample(
  engine: Engine,
  { commander, filters }: { commander: number; filters: EngineFilters },
): DeckSampleCounts {
  const { deckDay, deckFlags, deckBracket } = engine;
  const sample: DeckSampleCounts = { ...NO_DECKS, runs: [] };
  const groups = new Uint8Array(engine.groups);
  eachRun(engine, commander, filters, filterTest(engine, commander, filters), (from, to) => {
    sample.runs.push([from, to]);
    sample.decks += to - from;
    sample.effectiveDecks += countGroups(engine, groups, from, to);
    for (let deck = from; deck < to; deck++) {
      if (deckFlags[deck]! & DECK_FLAGS.basicsEstimated) sample.decksWithEstimatedBasics++;
      if (filters.bracket > 0 && deckBracket[deck] === 0) sample.decksWithEstimatedBracket++;
      const day = deckDay[deck]!;
      if (day === 0) continue;
      sample.datedDecks++;
      // A commander's decks are in the order of their days.
      sample.firstDay ??= day;
      sample.lastDay = day;
    }
  });
  return { ...sample, ...countNearIdentical(engine, sample.runs) };
}

const NO_DECKS = {
  decks: 0,
  datedDecks: 0,
  decksWithEstimatedBasics: 0,
  decksWithEstimatedBracket: 0,
  nearIdenticalGroups: 0,
  nearIdenticalDecks: 0,
  effectiveDecks: 0,
  firstDay: null,
  lastDay: null,
};

/** A group of which a filter leaves a single deck is none. */
function countNearIdentical(
  { deckGroup }: Engine,
  runs: DeckSampleCounts['runs'],
): Pick<DeckSampleCounts, 'nearIdenticalGroups' | 'nearIdenticalDecks'> {
  const sizes = new Map<number, number>();
  for (const [from, to] of runs) {
    for (let deck = from; deck < to; deck++) {
      const group = deckGroup[deck]!;
      if (group !== NO_GROUP) sizes.set(group, (sizes.get(group) ?? 0) + 1);
    }
  }
  const groups = [...sizes.values()].filter((size) => size > 1);
  return {
    nearIdenticalGroups: groups.length,
    nearIdenticalDecks: groups.reduce((sum, size) => sum + size, 0),
  };
}
