import { wilsonLow } from '@deckwright/domain';
import type { Engine } from '../decks/engine.ts';
import type { EngineFilters } from '../decks/filters.ts';
import type { CardStat } from '../types.ts';
import { rawLift, rawSynergy, shrunkLift, shrunkSynergy } from './association.ts';
import { distinctShare, effectiveDecks } from './effective-decks.ts';
import { tallyCommander, tallyWindow, windowTally } from './select.ts';
import { type EligibleCounts, subtractTally, type Tally } from './tally.ts';
import type { Trends } from './trend.ts';

/** Cards, ascending, and at the same positions the number of decks that run each of them. */
export type CardCounts = { decks: number; cards: Uint16Array; numDecks: Uint32Array };

/** The cards of a set of decks, with their statistics at the same positions; NaN for missing values. */
export type CardNumbers = CardCounts & {
  baselineDecks: number;
  potentialDecks: Uint32Array;
  /** See `effectiveDecks`; 0 where no interval is given. */
  effectiveDecks: Float64Array;
  inclusion: Float64Array;
  /** Lower end of the inclusion's 95 % interval, for the order, also where no interval is given. */
  low: Float64Array;
  synergy: Float64Array;
  synergyRaw: Float64Array;
  lift: Float64Array;
  liftRaw: Float64Array;
  /** The decks that are compared. */
  inside: Tally;
  outside: EligibleCounts;
};

/**
 * Statistics of every card in the decks inside, or of the given cards with eligible decks inside, compared with the
 * decks outside.
 */
export function cardNumbers(
  inside: Tally,
  outside: EligibleCounts,
  cards: Uint16Array = cardsInDecks(inside),
): CardNumbers {
  const numbers: CardNumbers = {
    decks: inside.decks,
    baselineDecks: outside.decks,
    cards,
    numDecks: new Uint32Array(cards.length),
    potentialDecks: new Uint32Array(cards.length),
    effectiveDecks: new Float64Array(cards.length),
    inclusion: new Float64Array(cards.length),
    low: new Float64Array(cards.length),
    synergy: new Float64Array(cards.length),
    synergyRaw: new Float64Array(cards.length),
    lift: new Float64Array(cards.length),
    liftRaw: new Float64Array(cards.length),
    inside,
    outside,
  };
  const distinct = distinctShare(inside);
  cards.forEach((card, position) => {
    const included = inside.hold[card] ?? 0;
    const could = inside.potential[card] ?? 0;
    const includedOutside = outside.hold[card] ?? 0;
    const couldOutside = outside.potential[card] ?? 0;
    const contrast = { included, could, includedOutside, couldOutside };
    numbers.numDecks[position] = included;
    numbers.potentialDecks[position] = could;
    numbers.inclusion[position] = included / could;
    const dated = inside.dated[card] ?? 0;
    numbers.effectiveDecks[position] = effectiveDecks({ potential: could, dated, distinctShare: distinct });
    numbers.low[position] = wilsonLow(included * distinct, could * distinct);
    numbers.synergy[position] = shrunkSynergy(contrast);
    numbers.synergyRaw[position] = rawSynergy(contrast);
    numbers.lift[position] = shrunkLift(contrast);
    numbers.liftRaw[position] = rawLift(contrast);
  });
  return numbers;
}

/** All cards in these decks, with the decks that run them, eligible or not: what the decks are made of. */
export function cardCountsOfTally(tally: Tally): CardCounts {
  const running = tally.hold.slice();
  for (let card = 0; card < running.length; card++) running[card]! += tally.uncounted[card]!;
  const cards = cardsInDecks({ hold: running });
  const numDecks = new Uint32Array(cards.length);
  for (let position = 0; position < cards.length; position++) numDecks[position] = running[cards[position]!]!;
  return { decks: tally.decks, cards, numDecks };
}

function cardsInDecks({ hold }: Pick<Tally, 'hold'>): Uint16Array {
  const cards = new Uint16Array(hold.length);
  let length = 0;
  for (let card = 0; card < hold.length; card++) {
    if (hold[card] !== 0) cards[length++] = card;
  }
  return cards.slice(0, length);
}

/**
 * Statistics of a commander's cards over its decks that pass the filters; outside = the decks of other commanders in
 * the same range and bracket. `fresh` recomputes the window instead of memoizing it per engine.
 */
export function commanderNumbers(
  engine: Engine,
  { commander, filters, fresh = false }: { commander: number; filters: EngineFilters; fresh?: boolean },
): CardNumbers {
  const { own, selected } = tallyCommander(engine, commander, filters);
  const outside = fresh
    ? tallyWindow(engine, filters, commander)
    : subtractTally(windowTally(engine, filters), own);
  return cardNumbers(selected, outside);
}

/** The statistics at one position as an answer object. */
export function cardStatAt(numbers: CardNumbers, position: number, trends: Trends | null): CardStat {
  const card = numbers.cards[position] ?? 0;
  return {
    card,
    numDecks: numbers.numDecks[position] ?? 0,
    potentialDecks: numbers.potentialDecks[position] ?? 0,
    effectiveDecks: numbers.effectiveDecks[position] ?? 0,
    inclusion: numbers.inclusion[position] ?? 0,
    synergy: numberOrNull(numbers.synergy[position]),
    synergyRaw: numberOrNull(numbers.synergyRaw[position]),
    lift: numberOrNull(numbers.lift[position]),
    liftRaw: numberOrNull(numbers.liftRaw[position]),
    trend: numberOrNull(trends?.score[card]),
    trendChance: numberOrNull(trends?.chance[card]),
    trendMark: null,
  };
}

/** Converts NaN and undefined to null. */
export function numberOrNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
