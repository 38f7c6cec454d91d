import { commanderDecks } from '../counting/accessors.ts';
import { type CardNumbers, cardCountsOfTally, commanderNumbers } from '../counting/numbers.ts';
import { eachRun } from '../counting/select.ts';
import { cardTrends } from '../counting/trend.ts';
import { budgetThirds } from '../decks/budget.ts';
import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';
import { themeCounts } from '../decks/themes.ts';
import { firstFromDay, firstInRange } from '../decks/window.ts';
import type { AverageDeck, CommanderStats, SwitchCounts } from '../types.ts';
import { chooseAverageDeck } from './average-deck.ts';
import { decksInRange, decksInWindow, rankHistory, rankIn } from './ranks.ts';
import { buildSections } from './sections.ts';
import { addSums, deckShape, emptySums } from './shape.ts';
import { similarCommanders } from './similar-commanders.ts';

/**
 * The statistics of a commander, over its decks that pass the filters. History, bracket counts and similar
 * commanders depend at most on the range; rank, thirds by price and themes on range and bracket. `fresh` recomputes the
 * baseline instead of memoizing it per engine.
 */
export function commanderStats(
  engine: Engine,
  { commander, filters, fresh = false }: { commander: number; filters: EngineFilters; fresh?: boolean },
): CommanderStats {
  return toStats(engine, { commander, filters }, commanderNumbers(engine, { commander, filters, fresh }));
}

/** `commanderStats` and `averageDeck` of the same decks, which are counted once. */
export function statsWithAverage(
  engine: Engine,
  { commander, filters }: { commander: number; filters: EngineFilters },
): { stats: CommanderStats; average: AverageDeck } {
  const numbers = commanderNumbers(engine, { commander, filters });
  const stats = toStats(engine, { commander, filters }, numbers);
  return { stats, average: chooseAverageDeck(engine, commander, { numbers, shape: stats.shape }) };
}

function toStats(
  engine: Engine,
  { commander, filters }: { commander: number; filters: EngineFilters },
  numbers: CardNumbers,
): CommanderStats {
  const sums = emptySums();
  const test = filterTest(engine, commander, filters);
  eachRun(engine, commander, filters, test, (from, to) => addSums(engine, sums, from, to));
  const counts = decksInWindow(engine, filters);
  const end = engine.commanderStart[commander + 1] ?? 0;
  return {
    commander,
    decks: numbers.decks,
    decksInRange: decksInRange(engine, filters.range)[commander] ?? 0,
    totalDecks: commanderDecks(engine, commander),
    datedDecks: end - firstFromDay(engine, commander, 1),
    baselineDecks: numbers.baselineDecks,
    rank: rankIn(counts, counts[commander] ?? 0),
    rankedCommanders: counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0),
    shape: deckShape(engine, cardCountsOfTally(numbers.inside), sums),
    sections: buildSections(engine, numbers, cardTrends(engine)),
    bracketCounts: bracketCounts(engine, commander, filters),
    ...budgetThirds(engine, commander, filters),
    themeCounts: themeCounts(engine, commander, filters),
    rankHistory: rankHistory(engine, commander),
    similar: similarCommanders(engine, commander),
  };
}

/** The number of decks for each choice of bracket, theme and price, as in `commanderStats`. */
export function switchCounts(
  engine: Engine,
  { commander, filters }: { commander: number; filters: EngineFilters },
): SwitchCounts {
  return {
    ...budgetThirds(engine, commander, filters),
    themeCounts: themeCounts(engine, commander, filters),
    bracketCounts: bracketCounts(engine, commander, filters),
  };
}

/** Decks in the range by stated bracket; those without one by estimate, and in total. */
function bracketCounts(
  engine: Engine,
  commander: number,
  { range }: EngineFilters,
): CommanderStats['bracketCounts'] {
  const owner = [0, 0, 0, 0, 0];
  const estimated = [0, 0, 0, 0, 0];
  let unset = 0;
  const end = engine.commanderStart[commander + 1] ?? 0;
  for (let deck = firstInRange(engine, commander, range); deck < end; deck++) {
    const set = engine.deckBracket[deck] ?? 0;
    const estimate = engine.deckEstimatedBracket[deck] ?? 0;
    if (set > 0) owner[set - 1] = (owner[set - 1] ?? 0) + 1;
    else unset++;
    if (set === 0 && estimate > 0) estimated[estimate - 1] = (estimated[estimate - 1] ?? 0) + 1;
  }
  return { owner, estimated, unset };
}
