import { CARD_FLAGS } from '../../format.ts';
import { NO_DECK } from '../../results-format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { trustedChance } from '../counting/false-discoveries.ts';
import { studentChance } from '../counting/student-chance.ts';
import { countPairs } from '../decks/deck-card-pairs.ts';
import type { Engine } from '../decks/engine.ts';
import type { EngineFilters } from '../decks/filters.ts';
import type { Results } from '../decks/load-results.ts';
import {
  addEntry,
  countAt,
  countGames,
  countSpan,
  entriesIn,
  RESULT_FIELDS,
  type ResultCount,
  type ResultSpan,
  resultsWithout,
} from './count-entries.ts';

/** Results of the commander's decks that run a card, and of those that could run it and do not. */
export type CardResults = {
  card: number;
  with: ResultCount;
  without: ResultCount;
  /** Whether chance hardly explains the difference of the win rates, at the false discovery rate of the thresholds. */
  isMarked: boolean;
};

export type CommanderResults = ResultSpan & {
  /** Cards with enough games on both sides, ascending. */
  cards: CardResults[];
};

/**
 * Tournament results of a commander's entries that pass the filters; a range is that of the events' days. With a filter
 * on decks, entries count only with a counted deck. Null without results, without such entries, and with the filter
 * `placing`: decks chosen by their success say nothing about it.
 */
export function commanderResults(
  engine: Engine,
  { commander, filters }: { commander: number; filters: EngineFilters },
): CommanderResults | null {
  const { results } = engine;
  if (!results || filters.placing !== null) return null;
  const entries = entriesIn(engine, results, commander, filters);
  if (entries.length === 0) return null;
  return { ...countSpan(results, entries), cards: cardResults(engine, results, commander, entries) };
}

/**
 * A deck could run a card if it was saved since the card's release; as in all statistics, others do not count as decks
 * without it.
 */
function cardResults(
  engine: Engine,
  results: Results,
  commander: number,
  entries: readonly number[],
): CardResults[] {
  const getDeck = (entry: number): number => results.entryDeck[entry] ?? NO_DECK;
  const earliest = (entry: number): number => engine.deckEarliestDay[getDeck(entry)] ?? 0;
  const listed = entries
    .filter((entry) => getDeck(entry) !== NO_DECK)
    .sort((a, b) => earliest(b) - earliest(a));
  // Row n: the sums of the n entries with the newest decks.
  const newest = new Float64Array((listed.length + 1) * RESULT_FIELDS);
  const included = new Float64Array(engine.cards * RESULT_FIELDS);
  const uncounted = new Map<number, Float64Array>();
  listed.forEach((entry, index) => {
    newest.copyWithin((index + 1) * RESULT_FIELDS, index * RESULT_FIELDS, (index + 1) * RESULT_FIELDS);
    addEntry(results, entry, newest, index + 1);
    const end = engine.deckStart[getDeck(entry) + 1] ?? 0;
    for (let position = engine.deckStart[getDeck(entry)] ?? 0; position < end; position++)
      addEntry(results, entry, included, engine.deckCards[position] ?? 0);
    addUncounted(engine, results, entry, uncounted);
  });
  const identity = engine.commanderIdentity[commander] ?? 0;
  const found: (CardResults & { chance: number })[] = [];
  for (let card = 0; card < engine.cards; card++) {
    const outside = (engine.cardIdentity[card] ?? 0) & ~identity;
    const isBasic = ((engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) !== 0;
    if (included[card * RESULT_FIELDS] === 0 || isBasic || outside !== 0) continue;
    const released = engine.cardReleaseDay[card] ?? 0;
    if (released > engine.asOfDay) continue;
    let could = listed.length;
    while (could > 0 && earliest(listed[could - 1] ?? 0) < released) could--;
    const without = resultsWithout(countAt(newest, could), countAt(included, card));
    const leftOut = uncounted.get(card);
    const holding = leftOut
      ? resultsWithout(countAt(included, card), countAt(leftOut, 0))
      : countAt(included, card);
    if (Math.min(countGames(holding), countGames(without)) < THRESHOLDS.resultMinGames) continue;
    found.push({ card, with: holding, without, chance: differenceChance(holding, without), isMarked: false });
  }
  const chances = found.map(({ chance }) => chance);
  const trusted = trustedChance(chances, THRESHOLDS.resultFalseShare);
  return found.map(({ chance, ...compared }) => ({ ...compared, isMarked: chance <= trusted }));
}

/** Adds the entry to the sums of the card for which its deck counts neither as running it nor as eligible, if any. */
function addUncounted(
  engine: Engine,
  results: Results,
  entry: number,
  uncounted: Map<number, Float64Array>,
): void {
  const deck = results.entryDeck[entry] ?? NO_DECK;
  for (const card of countPairs(engine.uncountedDeck, engine.uncountedCard, deck, deck + 1).keys()) {
    const sums = uncounted.get(card) ?? new Float64Array(RESULT_FIELDS);
    addEntry(results, entry, sums, 0);
    uncounted.set(card, sums);
  }
}

/**
 * Two-sided p-value of the difference of two win rates, 0…1: the difference over its standard error under a common win
 * rate, by Student's t with the games less two as degrees of freedom. 1 if all games or none were won.
 */
export function differenceChance(a: ResultCount, b: ResultCount): number {
  const [first, second] = [countGames(a), countGames(b)];
  const common = (a.wins + b.wins) / (first + second);
  const error = Math.sqrt(common * (1 - common) * (1 / first + 1 / second));
  return error === 0 ? 1 : studentChance((a.wins / first - b.wins / second) / error, first + second - 2);
}
