import {
  byDecksAndName,
  type CompareItems,
  comparablePrice,
  compareFigures,
  compareNames,
  DEFAULT_PRICE_SOURCES,
  type ListSort,
  type PriceSource,
} from '@deckwright/domain';
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
  return [...cards].sort((a, b) => first(a, b) || byDecksAndName(a, b) || compareText(a.url, b.url));
}

function getOrder(
  sort: Exclude<ListSort, 'default'>,
  sources: readonly PriceSource[],
): CompareItems<Sortable> {
  switch (sort) {
    case 'inclusion':
      return (a, b) => compareFigures(a.inclusionRate, b.inclusionRate);
    case 'deck-count':
      return byDecksAndName;
    case 'synergy':
      return highestFirst((card) => card.synergy);
    case 'name':
      return (a, b) => compareNames(a.name, b.name);
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

function highestFirst(toNumber: (card: Sortable) => number | null): CompareItems<Sortable> {
  return (a, b) => compareFigures(toNumber(a), toNumber(b));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
