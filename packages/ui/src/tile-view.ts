import type { CardType, Color, Prices } from '@deckwright/domain';

/** What is written on a card: where there is no picture it is drawn from this. */
export type FaceText = {
  manaCost: string;
  type: string;
  text: string | null;
  corner: string | null;
};

/** One of a pair's two cards. */
export type MemberView = {
  name: string;
  url: string;
  primaryType: CardType;
  colorIdentity: readonly Color[];
  imageUri: string | null;
  imageUriSmall: string | null;
  face: FaceText;
};

/** An entry of a card list as the page documents state it. */
export type TileView = {
  name: string;
  url: string;
  synergy: number | null;
  lift: number | null;
  numDecks: number;
  potentialDecks: number;
  /** The share's 95 % interval, 0…1; null where none is given, absent where nothing is known of it. */
  inclusionLow?: number | null | undefined;
  inclusionHigh?: number | null | undefined;
  inclusionRate: number;
  /** Absent where nothing can be said. */
  trend?: 'rising' | 'falling' | null;
  /** Whole, or packed by `packPrices`. */
  prices: Prices | string;
  manaValue: number;
  primaryType: CardType;
  colorIdentity: readonly Color[];
  imageUri: string | null;
  imageUriSmall: string | null;
  face: FaceText;
  gameChanger: boolean;
  banned: boolean;
  /** First release, YYYY-MM-DD; '' for a pair of different dates. */
  released?: string | undefined;
  rarity?: string | undefined;
  /** Mean of votes, 0…4; null without one. */
  salt?: number | null | undefined;
  /** Place in a ranked list. */
  rank?: number | null | undefined;
  /** It may lead, alone or beside another: it has a crown button. */
  commanderButton?: boolean | undefined;
  /** Why the card is in the list, where that is no number. */
  note?: string | undefined;
  /** Instead of "decks" after those of the share, where the note counts others: "in the 99". */
  among?: string | undefined;
  /** A pair's two cards. */
  cards?: readonly MemberView[] | undefined;
};

/** An entry of a list of commanders. */
export type CommanderView = TileView & {
  previousRank?: number | null | undefined;
};

/** The part of an entry its picture needs. */
export type PictureView = Pick<
  TileView,
  'name' | 'primaryType' | 'colorIdentity' | 'imageUri' | 'imageUriSmall' | 'face' | 'cards'
>;
