import type { CardType, Color, Prices } from '@deckwright/domain';

/** An entry of a card list as the page documents state it. */
export type TileView = {
  name: string;
  url: string;
  synergy: number | null;
  lift: number | null;
  num_decks: number;
  potential_decks: number;
  inclusion_rate: number;
  trend_zscore: number | null;
  prices: Prices;
  cmc: number;
  primary_type: CardType;
  color_identity: readonly Color[];
  image_uri: string | null;
  image_uri_small: string | null;
  game_changer: boolean;
  banned: boolean;
  /** A pair's two cards. */
  cards?:
    | readonly { name: string; url: string; image_uri: string | null; image_uri_small: string | null }[]
    | undefined;
};

/** An entry of a list of commanders. */
export type CommanderView = TileView & {
  rank?: number | null | undefined;
  previous_rank?: number | null | undefined;
};

/** The part of an entry its picture needs. */
export type PictureView = Pick<
  TileView,
  'name' | 'primary_type' | 'color_identity' | 'cmc' | 'image_uri' | 'image_uri_small' | 'cards'
>;
