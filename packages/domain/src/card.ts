import type { CardType } from './card-types.ts';
import type { ColorIdentity } from './color-identity.ts';
import type { LeadFacts } from './pairing.ts';
import type { PriceFinish, PriceSource, Prices } from './prices.ts';
import type { Salt } from './salt.ts';
import type { ThemeSlug } from './theme-names.data.ts';

/** `unconfirmed`: upstream does not say; treated as legal but marked as unconfirmed. */
export const LEGALITIES = ['legal', 'banned', 'restricted', 'unconfirmed'] as const;

export type Legality = (typeof LEGALITIES)[number];

export type Rarity = 'common' | 'uncommon' | 'rare' | 'mythic' | 'special' | 'bonus';

export type CardFace = {
  name: string;
  manaCost: string;
  typeLine: string;
  /** Rules text; null where the data has none (the starter set carries `summary` instead). */
  text: string | null;
  power: string | null;
  toughness: string | null;
  loyalty: string | null;
  defense: string | null;
  /** Absolute addresses as the feed states them, or null. */
  imageSmall: string | null;
  imageNormal: string | null;
};

/**
 * One printing: set code in lower case, date YYYY-MM-DD, and each vendor's price in the vendor's currency. Printings
 * that are not tournament-legal on paper have no paper prices.
 */
export type Printing = {
  id: string;
  set: string;
  number: string;
  rarity: string;
  released: string;
  /** Its numbers at TCGplayer, on Magic Online and in Gatherer, there one for each face; absent if not known. */
  tcgplayer?: number | undefined;
  mtgo?: number | undefined;
  multiverse?: readonly number[] | undefined;
  /** The other number of an etched printing at TCGplayer, and of a foil one on Magic Online. */
  tcgplayerEtched?: number | undefined;
  mtgoFoil?: number | undefined;
  prices?: Partial<Record<PriceSource, number>> | undefined;
  /** The finish of each of these prices that is not of a regular copy; absent if all are. */
  finishes?: Partial<Record<PriceSource, PriceFinish>> | undefined;
};

/**
 * The roles of cards in decks, derived from functional tags and rules text, or given explicitly in the starter set.
 * Append only: snapshots store roles as bits in this order.
 */
export const CARD_ROLES = [
  'ramp',
  'draw',
  'removal',
  'sweeper',
  'tutor',
  'protection',
  'recursion',
  'counterspell',
  'mana-artifact',
  'utility-land',
  'fixing-land',
  'mass-land-denial',
  'extra-turn',
] as const;

export type CardRole = (typeof CARD_ROLES)[number];

/** A card of the catalog: everything known about it except statistics. */
export type Card = {
  /** Oracle id, or the slug if there is none. */
  key: string;
  /** Path segment below `/cards/`; unique in a catalog. */
  slug: string;
  /** Printed name, faces joined by ' // '. */
  name: string;
  /** Other names that deck lists and links may use for this card (front face, merged records). */
  aliases: string[];
  layout: string;
  typeLine: string;
  primaryType: CardType;
  supertypes: string[];
  /** Card types of all faces, in printed order, each once. */
  types: string[];
  /** Subtypes of all faces, in printed order, each once. */
  subtypes: string[];
  manaCost: string;
  manaValue: number;
  colors: ColorIdentity;
  colorIdentity: ColorIdentity;
  keywords: string[];
  faces: CardFace[];
  /** One-line summary in our own words; only in the starter set. */
  summary: string | null;
  rarity: string;
  /** Set code of the upstream record, lower case. */
  set: string;
  setName: string;
  /** Earliest release date of the record and its printings, YYYY-MM-DD. */
  released: string;
  legality: Legality;
  gameChanger: boolean;
  /** Image id of the front face's picture, or null. */
  imageId: string | null;
  prices: Prices;
  /** Null without votes and without an imported score; set by the build. */
  salt: Salt | null;
  lead: LeadFacts;
  roles: CardRole[];
  /** Functional tag slugs, sorted. */
  tags: string[];
  /** Themes the card counts for, sorted; absent if none. */
  themes?: ThemeSlug[];
  /**
   * Creature types that its text names in addition to its own, sorted, or only EVERY_CREATURE_TYPE if it has every
   * type; absent if none.
   */
  kindred?: string[];
  /**
   * What its rules text wants from a deck with it as commander, sorted; absent if nothing, or if it cannot be a
   * commander.
   */
  asks?: { themes: ThemeSlug[]; types: string[] };
  printings: Printing[];
};

/** True for basic lands, including snow-covered ones and Wastes: a deck may run any number of them. */
export function isBasic(card: Pick<Card, 'supertypes'>): boolean {
  return card.supertypes.includes('Basic');
}

/** Banned cards stay in the counts but are never recommended. */
export function isPlayable(card: Pick<Card, 'legality'>): boolean {
  return card.legality !== 'banned';
}
