import type { CardType } from './card-types.ts';

/** Headings of lists by type. */
export const CARD_TYPE_PLURALS: Readonly<Record<CardType, string>> = {
  Creature: 'Creatures',
  Instant: 'Instants',
  Sorcery: 'Sorceries',
  Artifact: 'Artifacts',
  Enchantment: 'Enchantments',
  Battle: 'Battles',
  Planeswalker: 'Planeswalkers',
  Land: 'Lands',
};
