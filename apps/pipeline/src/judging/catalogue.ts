import { type Card, type ExcludedName, isBasic } from '@deckwright/domain';
import { type DeckNames, deckNames } from './name-resolver.ts';

/** What the deck rules read of a card. */
export type JudgeCard = Pick<
  Card,
  | 'key'
  | 'slug'
  | 'name'
  | 'aliases'
  | 'primaryType'
  | 'supertypes'
  | 'manaValue'
  | 'colorIdentity'
  | 'gameChanger'
  | 'lead'
  | 'roles'
> & {
  /** How many copies a deck may run by its text; null = any number, left out = one. */
  maxCopies?: number | null;
};

/** The cards of a build with what the deck rules need to know of them, by position. */
export type BuildCatalog = DeckNames & {
  cards: readonly JudgeCard[];
  /** ColorIdentity bits. */
  identities: Uint8Array;
  basics: Uint8Array;
  /** How many copies of each card a deck may run; of basics and some others, any number. */
  maxCopies: Float64Array;
};

export function buildCatalog(
  cards: readonly JudgeCard[],
  excluded: readonly ExcludedName[] = [],
): BuildCatalog {
  return {
    cards,
    ...deckNames(cards, excluded),
    identities: Uint8Array.from(cards, (card) => card.colorIdentity),
    basics: Uint8Array.from(cards, (card) => (isBasic(card) ? 1 : 0)),
    maxCopies: Float64Array.from(cards, toMaxCopies),
  };
}

function toMaxCopies(card: JudgeCard): number {
  const { maxCopies = 1 } = card;
  return maxCopies === null || isBasic(card) ? Number.POSITIVE_INFINITY : maxCopies;
}
