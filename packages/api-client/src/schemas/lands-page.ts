import { z } from 'zod';
import { Color } from './card.ts';
import { CardList } from './card-entry.ts';
import { PageHead } from './page.ts';

const Averages = z.object({
  num_decks: z.number().int(),
  /** Copies a deck. */
  land: z.number(),
  basic: z.number(),
  nonbasic: z.number(),
  /** Of the cards that are no lands; null without decks. */
  mana_value: z.number().nullable(),
  /** Cards of mana value 2 or less that ramp or draw, a deck. */
  cheap: z.number(),
  decks_with_estimated_basics: z.number().int(),
});

export const IdentityChoice = Averages.extend({
  slug: z.string(),
  name: z.string(),
  colors: z.array(Color),
});
export type IdentityChoice = z.infer<typeof IdentityChoice>;

export const LandCycleShare = z.object({
  tag: z.string(),
  name: z.string(),
  note: z.string(),
  /** Mean share of its lands that these colours can use fully; null where there is none. */
  average: z.number().nullable(),
  lands: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      num_decks: z.number().int(),
      potential_decks: z.number().int(),
      rate: z.number(),
      /** All its colours are among these. */
      fits: z.boolean(),
      banned: z.boolean(),
    }),
  ),
});
export type LandCycleShare = z.infer<typeof LandCycleShare>;

export const RecommendedLands = z.object({
  /** What the formula was given; a field of the form that is null took the decks' average. */
  form: z.object({
    mana: z.number().nullable(),
    cheap: z.number().nullable(),
    cap: z.number().nullable(),
  }),
  mana_value: z.number(),
  cheap: z.number(),
  exact: z.number(),
  lands: z.number().int(),
  nonbasics: z.array(
    z.object({ name: z.string(), url: z.string(), rate: z.number(), price: z.number().nullable() }),
  ),
  basics: z.array(z.object({ name: z.string(), url: z.string().nullable(), count: z.number().int() })),
  /** USD for the nonbasics, and how many of them have no price. */
  price: z.number(),
  unpriced: z.number().int(),
});
export type RecommendedLands = z.infer<typeof RecommendedLands>;

/** The lands of a colour combination, or of all decks where `identity` is null. */
export const LandsPage = z
  .object({
    ...PageHead.shape,
    identity: IdentityChoice.pick({ slug: true, name: true, colors: true }).nullable(),
    averages: Averages,
    /** All 32 combinations; their averages on the overview, else decks only. */
    identities: z.array(IdentityChoice),
    /** Per colour of the combination: symbols in costs, lands that make it, of the average deck and of the base. */
    colors: z.array(
      z.object({
        color: Color,
        pips: z.number(),
        pip_share: z.number(),
        sources: z.number(),
        base_sources: z.number().int().nullable(),
      }),
    ),
    cycles: z.array(LandCycleShare),
    /** Null on the overview, and where there is nothing to go by. */
    base: RecommendedLands.nullable(),
    /** A list for each cycle. */
    lists: z.array(CardList),
  })
  .meta({ id: 'LandsPage' });
export type LandsPage = z.infer<typeof LandsPage>;
