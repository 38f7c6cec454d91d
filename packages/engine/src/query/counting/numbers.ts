import { wilsonLow } from '@deckwright/domain';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Engine } from '../decks/engine.ts';
import type { EngineFilters } from '../decks/filters.ts';
import type { CardStat } from '../types.ts';
import { rawLift, rawSynergy, shrunkLift, shrunkSynergy } from './association.ts';
import { distinctShare, getEffectiveDecks } from './effective-decks.ts';
import { tallyCommander, tallyWindow, windowTally } from './select.ts';
import { subtractTally, type Tally } from './tally.ts';
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
  /** All decks that run each card, eligible or not. */
  running: CardCounts;
  /** What a test of the difference between inside and outside needs. */
  contrasts: Contrasts;
};

/** Counts outside at the positions of the cards, and what holds for all of them. */
type Contrasts = {
  includedOutside: Uint32Array;
  couldOutside: Uint32Array;
  /** See `distinctShare`. */
  distinctInside: number;
  distinctOutside: number;
  /** Cards of which at least `highMinDecks` decks inside and outside together run them: those that are compared. */
  compared: number;
};

/**
 * Statistics of every card in the decks inside, or of the given cards with eligible decks inside, compared with the
 * decks outside.
 */
export function cardNumbers(
  inside: Tally,
  outside: Tally,
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
    running: cardCountsOfTally(inside),
    contrasts: {
      includedOutside: new Uint32Array(cards.length),
      couldOutside: new Uint32Array(cards.length),
      distinctInside: distinctShare(inside),
      distinctOutside: distinctShare(outside),
      compared: countCompared(inside, outside),
    },
  };
  const distinct = numbers.contrasts.distinctInside;
  cards.forEach((card, position) => {
    const included = inside.hold[card] ?? 0;
    const could = inside.potential[card] ?? 0;
    const includedOutside = outside.hold[card] ?? 0;
    const couldOutside = outside.potential[card] ?? 0;
    const contrast = { included, could, includedOutside, couldOutside };
    numbers.contrasts.includedOutside[position] = includedOutside;
    numbers.contrasts.couldOutside[position] = couldOutside;
    numbers.numDecks[position] = included;
    numbers.potentialDecks[position] = could;
    numbers.inclusion[position] = included / could;
    numbers.effectiveDecks[position] = getEffectiveDecks(inside, card);
    numbers.low[position] = wilsonLow(included * distinct, could * distinct);
    numbers.synergy[position] = shrunkSynergy(contrast);
    numbers.synergyRaw[position] = rawSynergy(contrast);
    numbers.lift[position] = shrunkLift(contrast);
    numbers.liftRaw[position] = rawLift(contrast);
  });
  return numbers;
}

function countCompared(inside: Tally, outside: Tally): number {
  let compared = 0;
  for (let card = 0; card < inside.hold.length; card++) {
    if (inside.potential[card] === 0 || outside.potential[card] === 0) continue;
    if (inside.hold[card]! + outside.hold[card]! >= THRESHOLDS.highMinDecks) compared++;
  }
  return compared;
}

/** All cards in these decks, with the decks that run them, eligible or not: what the decks are made of. */
export function cardCountsOfTally(tally: Tally): CardCounts {
  const { decks, uncounted } = tally;
  let { hold } = tally;
  if (uncounted.size > 0) {
    hold = hold.slice();
    for (const [card, more] of uncounted) hold[card]! += more;
  }
  const cards = cardsInDecks({ hold });
  return { decks, cards, numDecks: Uint32Array.from(cards, (card) => hold[card] ?? 0) };
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
