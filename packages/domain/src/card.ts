import type { CardType } from './card-types.ts';
import type { ColorIdentity } from './color-identity.ts';
import type { LeadFacts } from './pairing.ts';
import type { PriceSource, Prices } from './prices.ts';
import type { Salt } from './salt.ts';
import type { ThemeSlug } from './theme-names.data.ts';

/** `unconfirmed`: upstream says nothing; counts as legal, is marked. */
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
 * One printing: set code in lower case, date YYYY-MM-DD, and what each vendor asks for it, in the vendor's currency. One
 * that is not for tournament play on paper has no paper prices.
 */
export type Printing = {
  id: string;
  set: string;
  number: string;
  rarity: string;
  released: string;
  prices?: Partial<Record<PriceSource, number>> | undefined;
};

/**
 * The roles of cards in decks. From functional tags and rules text (real data) or stated as a fact (starter set).
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

/** A card of the catalogue: everything the product knows about it except statistics. */
export type Card = {
  /** Oracle id, or the slug where there is none. */
  key: string;
  /** Address below `/cards/`; unique in a catalogue. */
  slug: string;
  /** Printed name, faces joined by ' // '. */
  name: string;
  /** Other names by which deck lists and links may call this card (front face, merged records). */
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
  /** One line in the product's own words; only the starter set has it. */
  summary: string | null;
  rarity: string;
  /** Code of the set of the record, lower case. */
  set: string;
  setName: string;
  /** First release over the record and its printings, YYYY-MM-DD. */
  released: string;
  legality: Legality;
  gameChanger: boolean;
  /** Image id of the front face's picture, or null. */
  imageId: string | null;
  prices: Prices;
  /** Null without a vote and without an imported score; set by the build. */
  salt: Salt | null;
  lead: LeadFacts;
  roles: CardRole[];
  /** Functional tag slugs, sorted. */
  tags: string[];
  /** Themes the card counts for, sorted; left out where there are none. */
  themes?: ThemeSlug[];
  /**
   * Creature types its text names beside its own, sorted, or EVERY_CREATURE_TYPE alone where it is of every type; left
   * out where there are none.
   */
  kindred?: string[];
  /** What its rules text asks a deck that it leads for, sorted; left out where that is nothing or it cannot lead. */
  asks?: { themes: ThemeSlug[]; types: string[] };
  printings: Printing[];
};

/** Basic lands, snow-covered ones and Wastes included: any number may be in a deck. */
export function isBasic(card: Pick<Card, 'supertypes'>): boolean {
  return card.supertypes.includes('Basic');
}

/** Banned cards stay in the counts but are never recommended. */
export function isPlayable(card: Pick<Card, 'legality'>): boolean {
  return card.legality !== 'banned';
}
