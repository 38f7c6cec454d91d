import {
  type BracketName,
  type Budget,
  bracketNumber,
  type CountFilter,
  type CountKey,
  type CountOperator,
  type DeckFilters,
  type Placing,
  type Preposition,
} from '@deckwright/domain';
import { LAND_TYPE, NO_PRICE, TYPE_COUNT } from '../../format.ts';
import { budgetDecks } from './budget.ts';
import type { Engine } from './engine.ts';
import { hasTheme } from './themes.ts';
import { isTopDeck } from './top-cut.ts';
import type { Window } from './window.ts';

/** Deck filters with names resolved to card indices. Only the 99 count as cards of a deck, not the command zone. */
export type EngineFilters = Window & {
  counts: readonly CountFilter[];
  /** Position in the theme table of the theme that the deck must have. */
  theme: number | null;
  budget: Budget | null;
  /** The place that the deck reached in a tournament at least once. */
  placing: Placing | null;
  /** The deck runs all of these … */
  in: readonly number[];
  /** … and none of these. */
  out: readonly number[];
};

export const NO_ENGINE_FILTERS: EngineFilters = {
  range: 'none',
  bracket: 0,
  estimated: false,
  theme: null,
  budget: null,
  placing: null,
  counts: [],
  in: [],
  out: [],
};

/**
 * Resolves the names. Card names unknown to `indexOf` and a theme unknown to `getTheme` are returned and do not filter.
 */
export function resolveFilters(
  filters: DeckFilters,
  indexOf: (slug: string) => number | null,
  getTheme: (slug: string) => number | null,
): { filters: EngineFilters; unknown: string[]; unknownTheme: string | null } {
  const unknown: string[] = [];
  const named = (preposition: Preposition): number[] =>
    filters.names
      .filter((filter) => filter.preposition === preposition)
      .flatMap((filter) => filter.names)
      .flatMap((name) => {
        const index = indexOf(name);
        if (index === null) unknown.push(name);
        return index ?? [];
      });
  const { range, estimated, counts, budget, placing } = filters;
  const bracket = getBracket(filters.bracket);
  const theme = filters.theme === null ? null : getTheme(filters.theme);
  const [included, shunned] = [named('in'), named('out')];
  return {
    filters: { range, bracket, estimated, theme, budget, placing, counts, in: included, out: shunned },
    unknown,
    unknownTheme: theme === null ? filters.theme : null,
  };
}

const getBracket = (name: BracketName | null): number => (name === null ? 0 : bracketNumber(name));

/** Whether there are filters other than range and bracket. */
function isNarrowed({ theme, budget, placing, counts, in: included, out }: EngineFilters): boolean {
  const byName = theme !== null || budget !== null || placing !== null;
  return byName || counts.length + included.length + out.length > 0;
}

/** A test for the filters other than range and bracket, for decks of this commander; null if there are none. */
export function filterTest(
  engine: Engine,
  commander: number,
  filters: EngineFilters,
): ((deck: number) => boolean) | null {
  if (!isNarrowed(filters)) return null;
  const { budget } = filters;
  if (budget === null) return (deck) => passesFilters(engine, deck, filters);
  const decks = budgetDecks(engine, commander, filters, budget);
  return (deck) => decks.has(deck) && passesFilters(engine, deck, filters);
}

/** Whether a deck passes theme, count and name filters; range and bracket belong to the window. */
function passesFilters(engine: Engine, deck: number, filters: EngineFilters): boolean {
  return (
    (filters.theme === null || hasTheme(engine, deck, filters.theme)) &&
    (filters.placing === null || isTopDeck(engine, deck)) &&
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

/** The land count includes copies of basics; a deck without a price fails every price filter. */
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

/** Whether the card is in the deck's 99. */
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
