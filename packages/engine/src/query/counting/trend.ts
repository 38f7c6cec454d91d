import { THRESHOLDS } from '../../thresholds.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { firstFromDay } from '../decks/window.ts';
import { addDecks, closeTally, openTally, type Tally } from './tally.ts';

/**
 * z-score per card of the mean weekly change of inclusion over the last weeks, all dated decks; NaN where not
 * measured. A week counts for a card from a number of decks on that could hold it; the mean change is that between
 * its first and last such week. Mean and deviation are those of the measured cards between the usage percentiles.
 */
export const cardTrends = perEngine((engine): Float64Array => {
  const { change, usage } = measure(engine);
  const measured = [...change.keys()].filter((card) => !Number.isNaN(change[card]));
  const population = betweenPercentiles(measured, usage);
  const trends = new Float64Array(engine.cards).fill(Number.NaN);
  if (population.length === 0) return trends;
  const changes = population.map((card) => change[card] ?? 0);
  const mean = changes.reduce((sum, value) => sum + value, 0) / changes.length;
  const variance = changes.reduce((sum, value) => sum + (value - mean) ** 2, 0) / changes.length;
  if (variance === 0) return trends;
  population.forEach((card) => {
    trends[card] = ((change[card] ?? 0) - mean) / Math.sqrt(variance);
  });
  return trends;
});

/** Cards whose usage lies between the two percentiles (nearest rank), both counted. */
function betweenPercentiles(cards: number[], usage: Float64Array): number[] {
  const sorted = Float64Array.from(cards, (card) => usage[card] ?? 0).sort();
  const at = (share: number): number => sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? 0;
  const low = at(THRESHOLDS.trendLowPercentile);
  const high = at(THRESHOLDS.trendHighPercentile);
  return cards.filter((card) => (usage[card] ?? 0) >= low && (usage[card] ?? 0) <= high);
}

/** Mean weekly change and inclusion over the whole period, by card; NaN where not measured. */
function measure(engine: Engine): { change: Float64Array; usage: Float64Array } {
  const weeks = THRESHOLDS.trendWeeks;
  const firstWeek = new Int16Array(engine.cards).fill(-1);
  const lastWeek = new Int16Array(engine.cards).fill(-1);
  const firstShare = new Float64Array(engine.cards);
  const lastShare = new Float64Array(engine.cards);
  const held = new Uint32Array(engine.cards);
  const could = new Uint32Array(engine.cards);
  for (let week = 0; week < weeks; week++) {
    const tally = tallyDays(
      engine,
      engine.asOfDay - 7 * (weeks - week) + 1,
      engine.asOfDay - 7 * (weeks - week - 1),
    );
    for (let card = 0; card < engine.cards; card++) {
      const holders = tally.hold[card] ?? 0;
      const decks = tally.potential[card] ?? 0;
      held[card] = (held[card] ?? 0) + holders;
      could[card] = (could[card] ?? 0) + decks;
      if (decks < THRESHOLDS.trendWeekMinDecks) continue;
      if (firstWeek[card] === -1) {
        firstWeek[card] = week;
        firstShare[card] = holders / decks;
      }
      lastWeek[card] = week;
      lastShare[card] = holders / decks;
    }
  }
  const usage = Float64Array.from(held, (count, card) => count / (could[card] || 1));
  const change = Float64Array.from(held, (count, card) => {
    const distance = (lastWeek[card] ?? 0) - (firstWeek[card] ?? 0);
    if (count === 0 || distance < THRESHOLDS.trendMinWeeks) return Number.NaN;
    return ((lastShare[card] ?? 0) - (firstShare[card] ?? 0)) / distance;
  });
  return { change, usage };
}

/** Dated decks saved between two days, both counted. */
function tallyDays(engine: Engine, firstDay: number, lastDay: number): Tally {
  const tally = openTally(engine);
  for (let commander = 0; commander < engine.commanders; commander++) {
    const from = firstFromDay(engine, commander, Math.max(firstDay, 1));
    const to = firstFromDay(engine, commander, Math.max(lastDay + 1, 1));
    addDecks(engine, tally, commander, from, to);
  }
  return closeTally(engine, tally);
}
