import { THRESHOLDS } from '../../thresholds.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { firstFromDay } from '../decks/window.ts';
import type { CardStat } from '../types.ts';
import { distinctShare } from './effective-decks.ts';
import { trustedChance } from './false-discoveries.ts';
import { studentChance } from './student-chance.ts';
import { addDecks, closeTally, openTally, type Tally } from './tally.ts';

/** By card index; NaN if not measured. */
export type Trends = {
  /** Slope of the weekly inclusion divided by its standard error. */
  score: Float64Array;
  /** Two-sided p-value: the chance that a card without a trend has a score at least as far from 0, 0…1. */
  chance: Float64Array;
};

type Trended = Pick<CardStat, 'trend' | 'trendChance' | 'trendMark'>;

/**
 * The trends of all cards over the last weeks, all dated decks. A week counts for a card if it has eligible decks. The
 * slope is that of the weighted least-squares line through the weekly inclusions, weighted by eligible decks. Its
 * standard error comes from the residuals, but is at least that of randomly drawn decks, near-identical ones of a week
 * counted once. The p-value is from Student's
 * t distribution with two degrees of freedom less than weeks.
 */
export const cardTrends = perEngine((engine): Trends => {
  const sums = weeklySums(engine);
  const score = new Float64Array(engine.cards).fill(Number.NaN);
  const chance = new Float64Array(engine.cards).fill(Number.NaN);
  for (let card = 0; card < engine.cards; card++) {
    const at = (column: Float64Array): number => column[card] ?? 0;
    const [weeks, decks, included] = [at(sums.weeks), at(sums.decks), at(sums.held)];
    if (included === 0 || weeks < THRESHOLDS.trendMinWeeks || decks < THRESHOLDS.trendMinDecks) continue;
    const share = included / decks;
    const spread = at(sums.decksByWeekSquared) - at(sums.decksByWeek) ** 2 / decks;
    const slope = (at(sums.heldByWeek) - at(sums.decksByWeek) * share) / spread;
    const offLine = at(sums.heldByShare) - included * share - slope * slope * spread;
    const variance = Math.max(offLine / (weeks - 2), (share * (1 - share)) / sums.distinctShare);
    const steps = variance === 0 ? 0 : slope / Math.sqrt(variance / spread);
    score[card] = steps;
    chance[card] = studentChance(steps, weeks - 2);
  }
  return { score, chance };
});

/**
 * Marks the rising and falling cards of one list, with an expected share of false marks of at most
 * `THRESHOLDS.trendFalseShare`.
 */
export function markTrends(cards: readonly Trended[]): void {
  const chances: number[] = [];
  for (const { trendChance } of cards) if (trendChance !== null) chances.push(trendChance);
  const trusted = trustedChance(chances, THRESHOLDS.trendFalseShare);
  for (const card of cards) {
    const { trend, trendChance } = card;
    const isTrusted = trend !== null && trend !== 0 && trendChance !== null && trendChance <= trusted;
    card.trendMark = isTrusted ? (trend > 0 ? 'rising' : 'falling') : null;
  }
}

/** The trend of one card, marked if it is unlikely to be due to chance. */
export function cardTrend(engine: Engine, card: number): Pick<CardStat, 'trend' | 'trendMark'> {
  const { score, chance } = cardTrends(engine);
  const [trend = Number.NaN, trendChance = Number.NaN] = [score[card], chance[card]];
  if (Number.isNaN(trend)) return { trend: null, trendMark: null };
  const own: Trended = { trend, trendChance, trendMark: null };
  markTrends([own]);
  return { trend, trendMark: own.trendMark };
}

/** Sums over the weeks that count for a card; weeks are numbered from 0. */
type WeeklySums = Record<
  'weeks' | 'decks' | 'decksByWeek' | 'decksByWeekSquared' | 'held' | 'heldByWeek' | 'heldByShare',
  Float64Array
> & {
  /** Decks of all weeks, near-identical ones of a week counted once, divided by decks. */
  distinctShare: number;
};

function weeklySums(engine: Engine): WeeklySums {
  const column = (): Float64Array => new Float64Array(engine.cards);
  const all = { decks: 0, effectiveDecks: 0 };
  const sums = {
    weeks: column(),
    decks: column(),
    decksByWeek: column(),
    decksByWeekSquared: column(),
    held: column(),
    heldByWeek: column(),
    heldByShare: column(),
  };
  const add = (to: Float64Array, card: number, value: number): void => {
    to[card] = (to[card] ?? 0) + value;
  };
  for (let week = 0; week < THRESHOLDS.trendWeeks; week++) {
    const lastDay = engine.asOfDay - 7 * (THRESHOLDS.trendWeeks - week - 1);
    const tally = tallyDays(engine, lastDay - 6, lastDay);
    const { hold, potential } = tally;
    all.decks += tally.decks;
    all.effectiveDecks += tally.effectiveDecks;
    for (let card = 0; card < engine.cards; card++) {
      const decks = potential[card] ?? 0;
      const included = hold[card] ?? 0;
      if (decks === 0) continue;
      add(sums.weeks, card, 1);
      add(sums.decks, card, decks);
      add(sums.decksByWeek, card, decks * week);
      add(sums.decksByWeekSquared, card, decks * week * week);
      add(sums.held, card, included);
      add(sums.heldByWeek, card, included * week);
      add(sums.heldByShare, card, (included * included) / decks);
    }
  }
  return { ...sums, distinctShare: distinctShare(all) };
}

/** Tallies dated decks saved between two days, inclusive. */
function tallyDays(engine: Engine, firstDay: number, lastDay: number): Tally {
  const tally = openTally(engine);
  for (let commander = 0; commander < engine.commanders; commander++) {
    const from = firstFromDay(engine, commander, Math.max(firstDay, 1));
    const to = firstFromDay(engine, commander, Math.max(lastDay + 1, 1));
    addDecks(engine, tally, commander, from, to);
  }
  return closeTally(engine, tally);
}
