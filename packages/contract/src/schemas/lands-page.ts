import { PRICE_FINISHES } from '@deckwright/domain';
import { z } from 'zod';
import { ColorLetter } from './card.ts';
import { CardList } from './card-entry.ts';
import { Amount, Count, intervalFields, Share } from './figures.ts';
import { PageHead } from './page.ts';

const Averages = z.object({
  numDecks: Count,
  /** Copies a deck. */
  land: Amount,
  basic: Amount,
  nonbasic: Amount,
  /** Of the nonland cards; null without decks. */
  manaValue: Amount.nullable(),
  /** Cards of mana value 2 or less that ramp or draw, per deck. */
  cheap: Amount,
  decksWithEstimatedBasics: Count,
});

export const IdentityChoice = Averages.extend({
  slug: z.string(),
  name: z.string(),
  colors: z.array(ColorLetter),
});
export type IdentityChoice = z.infer<typeof IdentityChoice>;

export const LandCycleShare = z.object({
  tag: z.string(),
  name: z.string(),
  note: z.string(),
  /** Mean share of its lands that make one of these colors and have eligible decks; null without any. */
  average: Share.nullable(),
  lands: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      numDecks: Count,
      potentialDecks: Count,
      rate: Share,
      ...intervalFields,
      /** It makes one of these colors, or no color at all. */
      fits: z.boolean(),
      banned: z.boolean(),
    }),
  ),
});
export type LandCycleShare = z.infer<typeof LandCycleShare>;

export const RecommendedLands = z.object({
  /** The inputs of the formula; a null field of the form uses the decks' average. */
  form: z.object({
    mana: Amount.nullable(),
    cheap: Amount.nullable(),
    cap: Amount.nullable(),
  }),
  manaValue: Amount,
  cheap: Amount,
  exact: Amount,
  lands: Count.max(99),
  nonbasics: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      numDecks: Count,
      potentialDecks: Count,
      rate: Share,
      ...intervalFields,
      price: Amount.nullable(),
      /** Of the copy with this price; null for a regular one. */
      priceFinish: z.enum(PRICE_FINISHES).nullable(),
    }),
  ),
  basics: z.array(z.object({ name: z.string(), url: z.string().nullable(), count: Count })),
  /** Price of the nonbasics in USD, and how many of them have no price. */
  price: Amount,
  unpriced: Count,
});
export type RecommendedLands = z.infer<typeof RecommendedLands>;

/** The lands of a color identity, or of all decks if `identity` is null. */
export const LandsPage = z
  .object({
    ...PageHead.shape,
    identity: IdentityChoice.pick({ slug: true, name: true, colors: true }).nullable(),
    averages: Averages,
    /** All 32 color identities; with averages on the overview, otherwise only with deck counts. */
    identities: z.array(IdentityChoice),
    /** For each color: mana symbols, and lands that produce it in the average deck and in the base. */
    colors: z.array(
      z.object({
        color: ColorLetter,
        pips: Amount,
        pipShare: Share,
        sources: Amount,
        baseSources: Count.nullable(),
      }),
    ),
    cycles: z.array(LandCycleShare),
    /** Null on the overview, and without decks and inputs. */
    base: RecommendedLands.nullable(),
    /** One list per cycle. */
    lists: z.array(CardList),
  })
  .meta({ id: 'LandsPage' });
export type LandsPage = z.infer<typeof LandsPage>;
