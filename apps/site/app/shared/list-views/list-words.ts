import type { ListGroup, ListLook, ListSort } from '@deckwright/api-client';

export const GROUP_WORDS: Readonly<Record<ListGroup, string>> = {
  default: 'Category',
  type: 'Type',
  'mana-value': 'Mana Value',
  price: 'Price',
  rarity: 'Rarity',
  'release-date': 'Release date',
  ungrouped: 'Ungrouped',
};

export const SORT_WORDS: Readonly<Record<ListSort, string>> = {
  default: 'Default',
  inclusion: 'Inclusion',
  'deck-count': 'Deck Count',
  synergy: 'Synergy',
  name: 'Name',
  'mana-value': 'Mana Value',
  price: 'Price',
  'release-date': 'Release date',
  salt: 'Salt',
};

export const LOOK_WORDS: Readonly<Record<ListLook, string>> = {
  images: 'Images',
  table: 'Table',
  text: 'Text',
};
