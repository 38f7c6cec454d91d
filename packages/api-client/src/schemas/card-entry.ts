import { z } from 'zod';
import { ColorLetter, PrimaryType } from './card.ts';
import { Amount, Count, intervalFields, Place, SaltScore, Share, ShareDifference } from './figures.ts';
import { PriceMap } from './prices.ts';

/** What is written on the front of a card; `text` is the rules text or the product's own line on it. */
export const FaceWords = z.object({
  mana_cost: z.string(),
  type: z.string(),
  text: z.string().nullable(),
  /** Power/toughness, loyalty or defense. */
  corner: z.string().nullable(),
});
export type FaceWords = z.infer<typeof FaceWords>;

/** An entry of a card list: a card, or a commander (then without type, rarity and date for a pair). */
export const CardEntry = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    url: z.string(),
    /** Shrunk difference of inclusion, −1…1; null without a baseline. */
    synergy: ShareDifference.nullable(),
    /** Shrunk log10 of the lift, 0 = independent; null without a baseline. */
    lift: z.number().nullable(),
    num_decks: Count,
    potential_decks: Count,
    /**
     * Slope of the weekly inclusion over the last 26 weeks, by least squares weighted with the week's decks, divided by its
     * standard error; all dated decks. Null where too few weeks or decks could hold the card.
     */
    trend_zscore: z.number().nullable(),
    /** Played more or less and more certainly than chance explains, with 5 % false marks expected on a page; else null. */
    trend: z.enum(['rising', 'falling']).nullable(),
    /** "81% of 558 decks", sample or estimate marks included. */
    label: z.string(),
    /** Mean of votes 0–4, or null without any. */
    salt: SaltScore.nullable(),
    /** Lists of salt: votes the score rests on. */
    salt_votes: Count.optional(),
    /** num_decks / potential_decks, 0…1. */
    inclusion_rate: Share,
    ...intervalFields,
    synergy_raw: ShareDifference.nullable(),
    /** The same before shrinking; null without a baseline and for a card in none of the decks. */
    lift_raw: z.number().nullable(),
    prices: PriceMap,
    cmc: Amount,
    primary_type: PrimaryType,
    rarity: z.string(),
    released: z.string(),
    color_identity: z.array(ColorLetter),
    image_uri: z.string().nullable(),
    image_uri_small: z.string().nullable(),
    face: FaceWords,
    game_changer: z.boolean(),
    banned: z.boolean(),
    legal_commander: z.boolean(),
    is_partner: z.boolean(),
    /** Commander lists: rank by deck count in the window, equal counts share one. */
    rank: Place.nullable().optional(),
    /** Rank in the window before; null when it had no deck there. */
    previous_rank: Place.nullable().optional(),
    /** Similar cards and commanders, 0…1. */
    similarity: Share.optional(),
    /** A pair's two cards: what a tile shows of each. */
    cards: z
      .array(
        z.object({
          name: z.string(),
          url: z.string(),
          image_uri: z.string().nullable(),
          image_uri_small: z.string().nullable(),
          primary_type: PrimaryType,
          color_identity: z.array(ColorLetter),
          face: FaceWords,
        }),
      )
      .optional(),
  })
  .meta({ id: 'CardEntry' });
export type CardEntry = z.infer<typeof CardEntry>;

export const CardList = z
  .object({ kind: z.string(), title: z.string(), cards: z.array(CardEntry) })
  .meta({ id: 'CardList' });
export type CardList = z.infer<typeof CardList>;

/** A card, or the two of a pair, with their decks of the whole snapshot. */
export const CardEntries = z
  .object({ entries: z.array(CardEntry).min(1).max(2), sample: z.boolean() })
  .meta({ id: 'CardEntries' });
export type CardEntries = z.infer<typeof CardEntries>;
