import { DECK_FLAGS, NO_GROUP } from '../../format.ts';
import { eachRun } from '../counting/select.ts';
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
  /** The decks, as ascending ranges [from, to) of their numbers, `from` and `to` by turns. */
  runs: Uint32Array;
};

/** A sample to which decks are still added. */
export type OpenDeckSample = Omit<
  DeckSampleCounts,
  'nearIdenticalGroups' | 'nearIdenticalDecks' | 'effectiveDecks' | 'runs'
> & {
  runs: number[];
  /** Decks by group of near-identical ones. */
  groupSizes: Uint32Array;
  /** Decks without a near-identical one. */
  ungrouped: number;
};

/** What the numbers of the commander's decks that pass the filters rest on. */
export function deckSample(
  engine: Engine,
  { commander, filters }: { commander: number; filters: EngineFilters },
): DeckSampleCounts {
  const sample = openDeckSample(engine);
  eachRun(engine, commander, filters, filterTest(engine, commander, filters), (from, to) =>
    sampleDecks(engine, sample, filters, from, to),
  );
  return closeDeckSample(sample);
}

export function openDeckSample({ groups }: Engine): OpenDeckSample {
  return {
    decks: 0,
    datedDecks: 0,
    decksWithEstimatedBasics: 0,
    decksWithEstimatedBracket: 0,
    firstDay: null,
    lastDay: null,
    runs: [],
    groupSizes: new Uint32Array(groups),
    ungrouped: 0,
  };
}

/** Adds the decks [from, to), which pass the filters; in ascending order, each once. */
export function sampleDecks(
  { deckDay, deckFlags, deckBracket, deckGroup }: Engine,
  sample: OpenDeckSample,
  { bracket }: Pick<EngineFilters, 'bracket'>,
  from: number,
  to: number,
): void {
  addRun(sample.runs, from, to);
  sample.decks += to - from;
  for (let deck = from; deck < to; deck++) {
    if (deckFlags[deck]! & DECK_FLAGS.basicsEstimated) sample.decksWithEstimatedBasics++;
    if (bracket > 0 && deckBracket[deck] === 0) sample.decksWithEstimatedBracket++;
    const group = deckGroup[deck]!;
    if (group === NO_GROUP) sample.ungrouped++;
    else sample.groupSizes[group]!++;
    const day = deckDay[deck]!;
    if (day === 0) continue;
    sample.datedDecks++;
    if (sample.firstDay === null || day < sample.firstDay) sample.firstDay = day;
    if (sample.lastDay === null || day > sample.lastDay) sample.lastDay = day;
  }
}

export function closeDeckSample({
  groupSizes,
  ungrouped,
  runs,
  ...counts
}: OpenDeckSample): DeckSampleCounts {
  let nearIdenticalGroups = 0;
  let nearIdenticalDecks = 0;
  let effectiveDecks = ungrouped;
  for (const size of groupSizes) {
    if (size > 0) effectiveDecks++;
    // A group of which a single deck is counted is none.
    if (size < 2) continue;
    nearIdenticalGroups++;
    nearIdenticalDecks += size;
  }
  return { ...counts, nearIdenticalGroups, nearIdenticalDecks, effectiveDecks, runs: Uint32Array.from(runs) };
}

function addRun(runs: number[], from: number, to: number): void {
  if (runs.at(-1) === from) runs[runs.length - 1] = to;
  else runs.push(from, to);
}
