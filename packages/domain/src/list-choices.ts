/** How a page's card lists are grouped, in menu order; `default` is Category, the page's own sections. */
export const LIST_GROUPS = [
  'default',
  'type',
  'mana-value',
  'price',
  'rarity',
  'release-date',
  'ungrouped',
] as const;

export type ListGroup = (typeof LIST_GROUPS)[number];

/** How the cards within a group are ordered, in menu order; `default` is the order of the page's data. */
export const LIST_SORTS = [
  'default',
  'inclusion',
  'deck-count',
  'synergy',
  'name',
  'mana-value',
  'price',
  'release-date',
  'salt',
] as const;

export type ListSort = (typeof LIST_SORTS)[number];

export const LIST_LOOKS = ['images', 'table', 'text'] as const;

export type ListLook = (typeof LIST_LOOKS)[number];

/** The looks without pictures. */
export type RowLook = Exclude<ListLook, 'images'>;

/** Sortable columns of deck lists; the card types are in the order of CARD_TYPES. */
export const DECK_COLUMNS = [
  'date',
  'bracket',
  'price',
  'salt',
  'off-average',
  'creature',
  'instant',
  'sorcery',
  'artifact',
  'enchantment',
  'battle',
  'planeswalker',
  'land',
] as const;

export type DeckColumn = (typeof DECK_COLUMNS)[number];

export const DIRECTIONS = ['asc', 'desc'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** Kinds of sets to filter the list by; `all` means sets with cards, except promos. */
export const SET_TYPES = ['all', 'main', 'commander', 'reprint', 'other'] as const;

/** Sets of fewer cards are listed apart, as are promos of a set, which stand beside it in the data. */
const MIN_SET_CARDS = 3;

export function isSmallSet({ name, numCards }: { name: string; numCards: number }): boolean {
  return numCards < MIN_SET_CARDS || name.endsWith(' Promos');
}

/** Which of a set's cards are listed: all, those first printed there, or those printed before. */
export const SET_PRINTS = ['all', 'new', 'reprints'] as const;
