import type { ColorIdentity } from './color-identity.ts';

/** A combo of two or more cards, with the same names as on card pages. */
export type Combo = {
  id: string;
  /** Card keys (see Card.key); a combo with cards missing from the catalog has no deck count. */
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
  /** For example "Commander Deck". */
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
