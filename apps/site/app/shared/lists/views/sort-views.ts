import { comparablePrice, DEFAULT_PRICE_SOURCES, type ListSort, type PriceSource } from '@deckwright/domain';
import type { TileView } from '@deckwright/ui';

/** The fields that sorting and grouping use. */
export type Sortable = Pick<
  TileView,
  | 'name'
  | 'url'
  | 'numDecks'
  | 'inclusionRate'
  | 'synergy'
  | 'manaValue'
  | 'prices'
  | 'rarity'
  | 'released'
  | 'salt'
  | 'primaryType'
>;

type Compare<T> = (a: T, b: T) => number;

/** Created for the first sort by name; it is too slow on a phone to be part of every page load. */
let names: Intl.Collator | undefined;

/**
 * A new list of the cards in the given order; ties by more decks, then by name, then in the original order. `default`
 * keeps the order of the page's data.
 */
export function sortViews<T extends Sortable>(
  cards: readonly T[],
  sort: ListSort,
  sources: readonly PriceSource[] = DEFAULT_PRICE_SOURCES,
): T[] {
  if (sort === 'default') return [...cards];
  const first = getOrder(sort, sources);
  return [...cards].sort((a, b) => first(a, b) || b.numDecks - a.numDecks || byName(a, b));
}

function getOrder(sort: Exclude<ListSort, 'default'>, sources: readonly PriceSource[]): Compare<Sortable> {
  switch (sort) {
    case 'inclusion':
      return (a, b) => b.inclusionRate - a.inclusionRate;
    case 'deck-count':
      return (a, b) => b.numDecks - a.numDecks;
    case 'synergy':
      return highestFirst((card) => card.synergy);
    case 'name':
      return byName;
    case 'mana-value':
      return (a, b) => a.manaValue - b.manaValue;
    case 'price':
      return highestFirst((card) => comparablePrice(card.prices, sources));
    case 'release-date':
      return (a, b) => compareText(b.released ?? '', a.released ?? '');
    case 'salt':
      return highestFirst((card) => card.salt ?? null);
  }
}

/** Missing values are last. */
function highestFirst(toNumber: (card: Sortable) => number | null): Compare<Sortable> {
  return (a, b) => {
    const [x, y] = [toNumber(a), toNumber(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return y - x;
  };
}

function byName(a: Sortable, b: Sortable): number {
  names ??= new Intl.Collator('en', { sensitivity: 'base' });
  return names.compare(a.name, b.name) || compareText(a.url, b.url);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
