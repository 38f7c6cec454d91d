import {
  type BracketName,
  bracketNumber,
  type CountFilter,
  type CountKey,
  type CountOperator,
  type DeckFilters,
} from '@deckwright/domain';
import { LAND_TYPE, NO_PRICE, TYPE_COUNT } from '../format.ts';
import type { Engine } from './engine.ts';
import type { Window } from './window.ts';

/** Deck filters with names resolved to card indices. A deck holds a card when it is among its 99, not when it leads. */
export type EngineFilters = Window & {
  counts: readonly CountFilter[];
  /** The deck holds all of these … */
  in: readonly number[];
  /** … and none of these. */
  out: readonly number[];
};

export const NO_ENGINE_FILTERS: EngineFilters = {
  range: 'none',
  bracket: 0,
  estimated: false,
  counts: [],
  in: [],
  out: [],
};

/** Resolves the names; those that `indexOf` does not know are returned and filter nothing. */
export function resolveFilters(
  filters: DeckFilters,
  indexOf: (slug: string) => number | null,
): { filters: EngineFilters; unknown: string[] } {
  const unknown: string[] = [];
  const named = (preposition: 'in' | 'out'): number[] =>
    filters.names
      .filter((filter) => filter.preposition === preposition)
      .flatMap((filter) => filter.names)
      .flatMap((name) => {
        const index = indexOf(name);
        if (index === null) unknown.push(name);
        return index ?? [];
      });
  const { range, estimated, counts } = filters;
  const bracket = bracketOf(filters.bracket);
  return { filters: { range, bracket, estimated, counts, in: named('in'), out: named('out') }, unknown };
}

const bracketOf = (name: BracketName | null): number => (name === null ? 0 : bracketNumber(name));

/** True when the filters go beyond range and bracket. */
function isNarrowed(filters: EngineFilters): boolean {
  return filters.counts.length + filters.in.length + filters.out.length > 0;
}

/** The test for the count and name filters, or null when there are none. */
export function filterTest(engine: Engine, filters: EngineFilters): ((deck: number) => boolean) | null {
  return isNarrowed(filters) ? (deck) => passesFilters(engine, deck, filters) : null;
}

/** Whether a deck passes the count and name filters; range and bracket are the window's. */
function passesFilters(engine: Engine, deck: number, filters: EngineFilters): boolean {
  return (
    filters.counts.every((filter) => passesCount(engine, deck, filter)) &&
    filters.in.every((card) => holdsCard(engine, deck, card)) &&
    !filters.out.some((card) => holdsCard(engine, deck, card))
  );
}

const TYPE_OF_KEY: Readonly<Record<Exclude<CountKey, 'd'>, number>> = {
  c: 0,
  i: 1,
  s: 2,
  a: 3,
  e: 4,
  b: 5,
  p: 6,
  l: LAND_TYPE,
};

/** Lands count basics by copies; a deck without a price passes no price filter. */
function passesCount(engine: Engine, deck: number, { type, op, number }: CountFilter): boolean {
  if (type === 'd') {
    const cents = engine.deckPriceCents[deck] ?? NO_PRICE;
    return cents !== NO_PRICE && compares(cents, op, Math.round(number * 100));
  }
  const index = TYPE_OF_KEY[type];
  const basics = index === LAND_TYPE ? (engine.deckBasics[deck] ?? 0) : 0;
  return compares((engine.deckTypes[deck * TYPE_COUNT + index] ?? 0) + basics, op, number);
}

function compares(left: number, op: CountOperator, right: number): boolean {
  switch (op) {
    case 'gt':
      return left > right;
    case 'lt':
      return left < right;
    case 'eq':
      return left === right;
    case 'ne':
      return left !== right;
  }
}

/** Whether the card is among the deck's other cards. */
export function holdsCard(engine: Engine, deck: number, card: number): boolean {
  let low = engine.deckStart[deck] ?? 0;
  let high = engine.deckStart[deck + 1] ?? 0;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = engine.deckCards[middle] ?? 0;
    if (found === card) return true;
    if (found < card) low = middle + 1;
    else high = middle;
  }
  return false;
}
