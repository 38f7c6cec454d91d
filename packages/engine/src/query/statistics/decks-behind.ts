import { DECK_COLUMNS, type DeckColumn, getCurveBar } from '@deckwright/domain';
import { DECK_FLAGS, LAND_TYPE, NO_PRICE, NO_SALT, TYPE_COUNT } from '../../format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { deckList } from '../counting/accessors.ts';
import { eachRun } from '../counting/select.ts';
import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';
import { type DeckResultRow, deckResults } from '../results/deck-results.ts';
import type { DeckShape } from '../types.ts';
import { type AverageComparison, averageComparison, type CardOfDecks } from './off-average.ts';

/** Number of cards off the average deck that a row names. */
const MAX_OWN_CARDS = 9;

/** One deck of a list. */
export type DeckRow = {
  /** Engine index of the deck. */
  deck: number;
  /** Days since 1970-01-01, or null. */
  day: number | null;
  /** Owner-set 1…5, 0 = none. */
  bracket: number;
  /** 1…5, 0 = none; only if there is no stated bracket. */
  estimatedBracket: number;
  /** Cards per type without commanders; lands include copies of basics. */
  types: number[];
  basics: number;
  basicsEstimated: boolean;
  /** USD, with copies of basics; null if too few cards have a price. */
  price: number | null;
  /** Mean salt score of the scored cards, without commanders; null without any. */
  salt: number | null;
  /** Nonland cards by mana value, without commanders; the last entry is that value or more. */
  curve: number[];
  /** Cards that are not in the average deck of all its commander's decks, without basics and commanders. */
  offAverage: number;
  /** Those cards, rarest among the commander's decks first; at most `MAX_OWN_CARDS`. */
  ownCards: CardOfDecks[];
  /** Numbers of its themes in the theme table, ascending. */
  themes: number[];
  /** In tournaments, newest first. */
  results: DeckResultRow[];
};

export type DecksBehind = {
  /** Decks that pass the filters. */
  decks: number;
  rows: DeckRow[];
  /** Columns in which all of at least two decks have the same value, or all have none. */
  same: DeckColumn[];
};

type Wanted = {
  commander: number;
  filters: EngineFilters;
  by: DeckColumn;
  descending: boolean;
  /** Offset of the first deck to return, and their number. */
  from: number;
  count: number;
};

/**
 * The decks behind a commander's numbers, sorted. Decks without a value come last in either direction; ties are sorted
 * newest first. The bracket is the owner's, otherwise the estimate.
 */
export function decksBehind(engine: Engine, wanted: Wanted): DecksBehind {
  const { commander, filters, by, descending, from, count } = wanted;
  const decks: number[] = [];
  const test = filterTest(engine, commander, filters);
  eachRun(engine, commander, filters, test, (first, end) => {
    for (let deck = first; deck < end; deck++) decks.push(deck);
  });
  const average = averageComparison(engine, commander);
  const valueIn = (deck: number, column: DeckColumn) => sortValue(engine, deck, column, average.countOff);
  const values = new Map(decks.map((deck) => [deck, valueIn(deck, by)]));
  const sign = descending ? -1 : 1;
  decks.sort((a, b) => {
    const [left, right] = [values.get(a) ?? null, values.get(b) ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || b - a;
    // A commander's decks are stored by date, so a higher index is a newer deck.
    return sign * (left - right) || b - a;
  });
  return {
    decks: decks.length,
    rows: decks.slice(from, from + count).map((deck) => toRow(engine, deck, average)),
    same: DECK_COLUMNS.filter((column) => {
      const [first, ...others] = decks;
      if (first === undefined || others.length === 0) return false;
      const value = valueIn(first, column);
      return others.every((deck) => valueIn(deck, column) === value);
    }),
  };
}

/**
 * The row of one deck of the commander, the most played cards of the average deck that it does not run, and the averages
 * of all the commander's decks.
 */
export function deckRow(
  engine: Engine,
  commander: number,
  deck: number,
): { row: DeckRow; missing: CardOfDecks[]; average: DeckShape } {
  const average = averageComparison(engine, commander);
  return {
    row: toRow(engine, deck, average),
    missing: average.listMissing(deck).slice(0, MAX_OWN_CARDS),
    average: average.shape(),
  };
}

function toRow(engine: Engine, deck: number, average: AverageComparison): DeckRow {
  const basics = engine.deckBasics[deck] ?? 0;
  const types = [...engine.deckTypes.subarray(deck * TYPE_COUNT, (deck + 1) * TYPE_COUNT)];
  types[LAND_TYPE] = (types[LAND_TYPE] ?? 0) + basics;
  const bracket = engine.deckBracket[deck] ?? 0;
  return {
    deck,
    day: engine.deckDay[deck] || null,
    bracket,
    estimatedBracket: bracket === 0 ? (engine.deckEstimatedBracket[deck] ?? 0) : 0,
    types,
    basics,
    basicsEstimated: ((engine.deckFlags[deck] ?? 0) & DECK_FLAGS.basicsEstimated) !== 0,
    price: getPrice(engine, deck),
    salt: meanSalt(engine, deck),
    curve: getCurve(engine, deck),
    offAverage: average.countOff(deck),
    ownCards: average.listOff(deck).slice(0, MAX_OWN_CARDS),
    themes: [...engine.deckThemes.subarray(engine.deckThemeStart[deck], engine.deckThemeStart[deck + 1])],
    results: deckResults(engine, deck),
  };
}

function sortValue(
  engine: Engine,
  deck: number,
  by: DeckColumn,
  off: (deck: number) => number,
): number | null {
  switch (by) {
    case 'date':
      return engine.deckDay[deck] || null;
    case 'bracket':
      return engine.deckBracket[deck] || engine.deckEstimatedBracket[deck] || null;
    case 'price':
      return getPrice(engine, deck);
    case 'salt':
      return meanSalt(engine, deck);
    case 'off-average':
      return off(deck);
    default: {
      const type = DECK_COLUMNS.indexOf(by) - DECK_COLUMNS.indexOf('creature');
      const count = engine.deckTypes[deck * TYPE_COUNT + type] ?? 0;
      return type === LAND_TYPE ? count + (engine.deckBasics[deck] ?? 0) : count;
    }
  }
}

function getPrice(engine: Engine, deck: number): number | null {
  const cents = engine.deckPriceCents[deck] ?? NO_PRICE;
  return cents === NO_PRICE ? null : cents / 100;
}

function getCurve(engine: Engine, deck: number): number[] {
  const curve = Array<number>(THRESHOLDS.curveLastManaValue + 1).fill(0);
  for (const card of deckList(engine, deck)) {
    if (engine.cardType[card] === LAND_TYPE) continue;
    const bar = getCurveBar(engine.cardManaValue[card] ?? 0);
    curve[bar] = (curve[bar] ?? 0) + 1;
  }
  return curve;
}

function meanSalt(engine: Engine, deck: number): number | null {
  let sum = 0;
  let scored = 0;
  for (const card of deckList(engine, deck)) {
    const score = engine.cardSalt[card] ?? NO_SALT;
    if (score === NO_SALT) continue;
    sum += score;
    scored++;
  }
  return scored === 0 ? null : sum / scored / 1000;
}
