import { z } from 'zod';
import { ColorLetter, PrimaryType } from './card.ts';
import { Amount, Count, intervalFields, Place, SaltScore, Share, ShareDifference } from './figures.ts';
import { PriceMap } from './prices.ts';

/** The printed text of a card's front; `text` is the rules text or our own summary. */
export const CardFaceText = z.object({
  manaCost: z.string(),
  type: z.string(),
  text: z.string().nullable(),
  /** Power/toughness, loyalty or defense. */
  corner: z.string().nullable(),
});
export type CardFaceText = z.infer<typeof CardFaceText>;

/** An entry of a card list: a card or a commander; pairs have no type, rarity and date. */
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
    numDecks: Count,
    potentialDecks: Count,
    /**
     * Slope of the weekly inclusion over the last 26 weeks, by least squares weighted by decks per week, divided by its
     * standard error; over all dated decks. Null with too few weeks or eligible decks.
     */
    trendZscore: z.number().nullable(),
    /**
     * Marked as played increasingly more or less if chance does not explain it, with 5 % false marks expected per page;
     * otherwise null.
     */
    trend: z.enum(['rising', 'falling']).nullable(),
    /** "81% of 558 decks", sample or estimate marks included. */
    label: z.string(),
    /** Mean of votes 0–4, or null without any. */
    salt: SaltScore.nullable(),
    /** Salt lists: number of votes behind the score. */
    saltVotes: Count.optional(),
    /** numDecks / potentialDecks, 0…1. */
    inclusionRate: Share,
    ...intervalFields,
    synergyRaw: ShareDifference.nullable(),
    /** log10 of the lift without shrinkage; null without a baseline and for a card in none of the decks. */
    liftRaw: z.number().nullable(),
    prices: PriceMap,
    manaValue: Amount,
    primaryType: PrimaryType,
    rarity: z.string(),
    released: z.string(),
    colorIdentity: z.array(ColorLetter),
    imageUri: z.string().nullable(),
    imageUriSmall: z.string().nullable(),
    face: CardFaceText,
    gameChanger: z.boolean(),
    banned: z.boolean(),
    legalCommander: z.boolean(),
    isPartner: z.boolean(),
    /** Commander lists: rank by deck count in the window; ties share a rank. */
    rank: Place.nullable().optional(),
    /** Rank in the previous window; null without decks there. */
    previousRank: Place.nullable().optional(),
    /** Similar cards and commanders, 0…1. */
    similarity: Share.optional(),
    /** The two cards of a pair, as shown on tiles. */
    cards: z
      .array(
        z.object({
          name: z.string(),
          url: z.string(),
          imageUri: z.string().nullable(),
          imageUriSmall: z.string().nullable(),
          primaryType: PrimaryType,
          colorIdentity: z.array(ColorLetter),
          face: CardFaceText,
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

/** A card, or the two cards of a pair, with deck counts over the whole snapshot. */
export const CardEntries = z
  .object({ entries: z.array(CardEntry).min(1).max(2), sample: z.boolean() })
  .meta({ id: 'CardEntries' });
export type CardEntries = z.infer<typeof CardEntries>;
