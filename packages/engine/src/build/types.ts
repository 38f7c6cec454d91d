/** Which themes a card counts for, as numbers of the theme table, each once in a list. */
export type CardThemes = {
  themes: readonly number[];
  /** Kindred themes of the creature types it is; empty for one of every type. */
  is: readonly number[];
  /** Kindred themes of the creature types its text names. */
  names: readonly number[];
  /** It is of every creature type. */
  everyType: boolean;
  /** Themes of either kind that its text asks a deck with it as commander for; left out where there are none. */
  asks?: readonly number[];
};

/** Whether decks are hardly ever called by a theme, whatever their cards say. */
export type ThemeLean = 'seldom' | null;

/** A preconstructed list: what decks usually hold, whoever plays here. Cards as catalogue positions. */
export type UsualDeck = { commanders: readonly number[]; cards: readonly number[] };

/** A card as the engine needs it, by position in the catalogue the caller holds. */
export type EngineCard = {
  /** Unique; orders nothing, only named in errors. */
  slug: string;
  /** Orders ties. */
  name: string;
  /** ColorIdentity bits. */
  identity: number;
  /** Position in CARD_TYPES. */
  type: number;
  manaValue: number;
  /** W U B R G symbols in the mana cost; a hybrid symbol counts for each of its colors. */
  pips: readonly number[];
  /** Days since 1970-01-01 of the first release. */
  releaseDay: number;
  /** Price in US cents by the default order, or −1. */
  priceCents: number;
  basic: boolean;
  banned: boolean;
  gameChanger: boolean;
  manaArtifact: boolean;
  utilityLand: boolean;
  /** Salt score 0–4, or null; left out = null. */
  salt?: number | null;
  /** Bits of CARD_ROLES for cuts by redundancy. */
  roles: number;
  /** Left out where the card counts for no theme. */
  themes?: CardThemes;
};

/** A deck that counts, cards as catalogue positions. */
export type EngineDeck = {
  /** One, or two in any order. */
  commanders: readonly number[];
  /** The other cards, each once, basics included, commanders not. */
  cards: readonly number[];
  /** Stated day, since 1970-01-01, or null. It counts as unknown if a card of the deck came out later. */
  day: number | null;
  /** Owner-set 1…5, or 0. */
  bracket: number;
  /** Estimated 2…5; 0 where one is stated. */
  estimatedBracket: number;
  /** Copies of basic lands by quantity. */
  basics: number;
  /** True when `basics` was filled up to 100 cards. */
  basicsEstimated: boolean;
  /** Copies of each kind of basic as its source records them, for the price; left out = see `priceOfBasics`. */
  copies?: readonly (readonly [card: number, copies: number])[];
  /** The card outside the deck that it names as its companion; left out or null = none. */
  companion?: number | null;
  /** The caller's number of the deck, by which it knows it again in the file; left out = 0. */
  ref?: number;
  /** Themes its owner tagged it with, as numbers of the theme table, each once. */
  tags?: readonly number[];
};

/** An EngineDeck whose cards may be in a typed array, as files of verdicts have them. */
export type DeckToPack = Omit<EngineDeck, 'cards'> & { cards: readonly number[] | Uint16Array };

/**
 * Decks packed for the merge, sorted by commander, then list; cards as catalogue positions. The decks of one
 * commander key lie in one shard. Plain typed arrays, so a shard can travel between workers.
 */
export type Shard = {
  /** Decks left out because an identical list under the same key is kept. */
  identical: number;
  /** One per commander, ascending: the commander key, a space, its slugs. */
  labels: string[];
  /** Two per commander, by slug; 65535 where one leads alone. */
  commanders: Uint16Array;
  /** First deck of each commander, then the number of decks. */
  commanderStart: Uint32Array;
  /** 0 = undated. */
  day: Uint16Array;
  bracket: Uint8Array;
  estimatedBracket: Uint8Array;
  basics: Uint8Array;
  basicsEstimated: Uint8Array;
  /** Price of the recorded copies of basics. */
  basicsCents: Uint32Array;
  /** 65535 = none. */
  companion: Uint16Array;
  ref: Uint32Array;
  /** First entry of each deck in `deckCards`, then the number of entries. */
  deckStart: Uint32Array;
  /** Ascending within a deck. */
  deckCards: Uint16Array;
  /** First entry of each deck in `tags`, then the number of entries. */
  tagStart: Uint32Array;
  /** Themes the owners tagged, ascending within a deck. */
  tags: Uint16Array;
};
