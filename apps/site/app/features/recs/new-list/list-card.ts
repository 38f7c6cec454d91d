import type { ApiCard } from '@deckwright/contract/schemas';
import { type CardType, defaultPrice } from '@deckwright/domain';

/** What the new list shows and exports of a card. */
export type ListCard = {
  name: string;
  /** Null for a name that no card has. */
  slug: string | null;
  type: CardType | null;
  layout: string;
  /** USD for one copy, the first price in the default order; null if unknown. */
  price: number | null;
  /** Scryfall's id of the printing; null if unknown. */
  printing: string | null;
};

/** Copies of a card in the list as it was sent. */
export type SentLine = {
  card: ListCard;
  /** The name as it is written in the list. */
  written: string;
  quantity: number;
};

/** The deck of a list as it was sent, each card once. */
export type SentList = {
  commanders: SentLine[];
  cards: SentLine[];
  /** Cards that are not in the list and that the answer offers, apart from its recommendations. */
  others: ListCard[];
};

export function toListCard({ name, slug, primaryType, layout, prices, image }: ApiCard): ListCard {
  return { name, slug, type: primaryType, layout, price: defaultPrice(prices), printing: image };
}

/** A name that no card has. */
export function unknownCard(name: string): ListCard {
  return { name, slug: null, type: null, layout: 'normal', price: null, printing: null };
}
