import type { ColorIdentity } from './color-identity.ts';

/** A combo of two or more cards, named as the card pages name them. */
export type Combo = {
  id: string;
  /** Card keys (see Card.key); cards the catalogue lacks keep the combo out of the deck counts. */
  cards: { name: string; oracleId: string | null; mustBeCommander: boolean }[];
  /** Templates such as "a creature with haste". */
  requires: string[];
  produces: string[];
  identity: ColorIdentity;
  prerequisites: string;
  steps: string;
  manaNeeded: string;
  /** Upstream bracket tag (R S P O C E) or null. */
  bracketTag: string | null;
};

export type PreconDeck = {
  name: string;
  slug: string;
  setCode: string;
  released: string;
  /** "Commander Deck" and the like. */
  type: string;
  commanders: string[];
  cards: { name: string; quantity: number }[];
};

export type CardSet = {
  code: string;
  name: string;
  setType: string;
  released: string;
  cardCount: number;
  iconUri: string | null;
};
