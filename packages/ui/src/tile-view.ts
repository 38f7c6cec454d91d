import type { CardType, Color, Prices } from '@deckwright/domain';

/** What is written on a card: where there is no picture it is drawn from this. */
export type FaceText = {
  mana_cost: string;
  type: string;
  text: string | null;
  corner: string | null;
};

/** One of a pair's two cards. */
export type MemberView = {
  name: string;
  url: string;
  primary_type: CardType;
  color_identity: readonly Color[];
  image_uri: string | null;
  image_uri_small: string | null;
  face: FaceText;
};

/** An entry of a card list as the page documents state it. */
export type TileView = {
  name: string;
  url: string;
  synergy: number | null;
  lift: number | null;
  num_decks: number;
  potential_decks: number;
  inclusion_rate: number;
  /** Absent where nothing can be said. */
  trend?: 'rising' | 'falling' | null;
  /** Whole, or packed by `packPrices`. */
  prices: Prices | string;
  cmc: number;
  primary_type: CardType;
  color_identity: readonly Color[];
  image_uri: string | null;
  image_uri_small: string | null;
  face: FaceText;
  game_changer: boolean;
  banned: boolean;
  /** First release, YYYY-MM-DD; '' for a pair of different dates. */
  released?: string | undefined;
  rarity?: string | undefined;
  /** Mean of votes, 0…4; null without one. */
  salt?: number | null | undefined;
  /** Place in a ranked list. */
  rank?: number | null | undefined;
  /** It may lead, alone or beside another: it has a crown button. */
  crown?: boolean | undefined;
  /** Why the card is in the list, where that is no number. */
  note?: string | undefined;
  /** Instead of "decks" after those of the share, where the note counts others: "in the 99". */
  among?: string | undefined;
  /** A pair's two cards. */
  cards?: readonly MemberView[] | undefined;
};

/** An entry of a list of commanders. */
export type CommanderView = TileView & {
  previous_rank?: number | null | undefined;
};

/** The part of an entry its picture needs. */
export type PictureView = Pick<
  TileView,
  'name' | 'primary_type' | 'color_identity' | 'image_uri' | 'image_uri_small' | 'face' | 'cards'
>;
