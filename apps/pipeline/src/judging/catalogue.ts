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
>;

/** The cards of a build with what the deck rules need to know of them, by position. */
export type BuildCatalog = DeckNames & {
  cards: readonly JudgeCard[];
  /** ColorIdentity bits. */
  identities: Uint8Array;
  basics: Uint8Array;
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
  };
}
