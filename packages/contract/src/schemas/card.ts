import { CARD_TYPES, COLORS, LEGALITIES } from '@deckwright/domain';
import { z } from 'zod';
import { Amount, Count, SaltScore } from './figures.ts';
import { PriceMap } from './prices.ts';

export const ColorLetter = z.enum(COLORS);

export const PrimaryType = z.enum(CARD_TYPES);
export type PrimaryType = z.infer<typeof PrimaryType>;

/** Addresses of one face's picture; null if unknown. */
export const ImageUris = z.object({ small: z.string().nullable(), normal: z.string().nullable() });
export type ImageUris = z.infer<typeof ImageUris>;

export const ApiCardFace = z.object({
  name: z.string(),
  manaCost: z.string(),
  type: z.string(),
  /** Rules text; null if the data has none. */
  text: z.string().nullable(),
  power: z.string().nullable(),
  toughness: z.string().nullable(),
  loyalty: z.string().nullable(),
  defense: z.string().nullable(),
});
export type ApiCardFace = z.infer<typeof ApiCardFace>;

const cardFields = {
  /** Image id, or the slug if there is none. */
  id: z.string(),
  /** Faces joined by ' // '; for a pair, both names joined in the same way. */
  name: z.string(),
  slug: z.string(),
  /** `/cards/{slug}`, for a pair `/commanders/{a}-{b}`. */
  url: z.string(),
  sanitized: z.string(),
  /** The slug of the front face's name. */
  sanitizedWo: z.string(),
  layout: z.string(),
  primaryType: PrimaryType,
  /** The whole type line. */
  type: z.string(),
  subtypes: z.array(z.string()),
  /** One entry per face. */
  imageUris: z.array(ImageUris),
  imageUri: z.string().nullable(),
  /** Image id, or null. */
  image: z.string().nullable(),
  manaValue: Amount,
  manaCost: z.string(),
  colors: z.array(ColorLetter),
  colorIdentity: z.array(ColorLetter),
  rarity: z.string(),
  set: z.string(),
  setName: z.string(),
  /** First release, YYYY-MM-DD. */
  released: z.string(),
  legality: z.enum(LEGALITIES),
  gameChanger: z.boolean(),
  legalCommander: z.boolean(),
  backgroundChooser: z.boolean(),
  doctorsCompanion: z.boolean(),
  /** Can be one of two commanders. */
  legalPartner: z.boolean(),
  /** The entry is a pair of commanders; `cards` are its two cards. */
  isPartner: z.boolean(),
  /** The name in "Partner with", or null. */
  partnersWith: z.string().nullable(),
  /** "Partner—[text]": that text in lower case, or null. */
  partnerText: z.string().nullable(),
  prices: PriceMap,
  /** Mean of votes 0–4, or null without any. */
  salt: SaltScore.nullable(),
  /** Number of votes behind the score. */
  saltVotes: Count,
  faces: z.array(ApiCardFace),
  /** One-line summary in our own words; only for sample cards. */
  summary: z.string().nullable(),
  /** Decks of the snapshot that run the card or, for a commander, have it as commander. */
  numDecks: Count.optional(),
};

/** A single card, such as a member of a pair. */
export const SingleCard = z
  .object({ ...cardFields, cards: z.array(z.never().meta({ type: 'object' })) })
  .meta({ id: 'SingleCard' });
export type SingleCard = z.infer<typeof SingleCard>;

/** A card, or the entry of a pair of commanders. */
export const ApiCard = z
  .object({ ...cardFields, cards: z.array(SingleCard) })
  .meta({ id: 'Card', description: 'A card, or the entry of a pair of commanders with its two cards.' });
export type ApiCard = z.infer<typeof ApiCard>;

/** The document of one card. */
export const CardDocument = ApiCard.extend({
  /** Rules text of all faces; null if the data has none. */
  oracleText: z.string().nullable(),
  banned: z.boolean(),
  /** From the sample set: decks and prices are not real. */
  sample: z.boolean(),
}).meta({ id: 'CardDocument' });
export type CardDocument = z.infer<typeof CardDocument>;
