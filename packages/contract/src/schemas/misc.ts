import { z } from 'zod';

/** `date` is YYYY-MM-DD. */
const Entry = z.object({ title: z.string(), slug: z.string(), author: z.string(), date: z.string() });

const Named = z.object({ name: z.string(), url: z.string() });

/** Who runs the site and where else it can be found, as the operator set it. */
export const SiteFacts = z
  .object({
    /** Origin of absolute links, or '' if the operator set none. */
    origin: z.string(),
    operator: z.object({ name: z.string().nullable(), email: z.string().nullable() }),
    /** Every kind is present; `url` is null if the operator set none. */
    channels: z.array(
      Named.extend({ kind: z.enum(['social', 'video', 'podcast', 'patron']), url: z.string().nullable() }),
    ),
    partners: z.array(Named),
  })
  .meta({ id: 'SiteFacts' });
export type SiteFacts = z.infer<typeof SiteFacts>;

/** The operator's affiliate ids, absent if not set; links are plain without them. */
export const Affiliates = z
  .object({
    cardkingdom: z.object({ partner: z.string() }).optional(),
    manapool: z.object({ ref: z.string() }).optional(),
    /** Id at the affiliate network that wraps TCGplayer's links. */
    tcgplayer: z
      .object({ publisher: z.string(), ad: z.string(), campaign: z.string(), subId: z.string().optional() })
      .optional(),
    /** The URL prefix before the card names; without it, the shop is not linked. */
    tcgl: z.object({ address: z.string() }).optional(),
    /** A URL template in which `{url}` is replaced by the Star City Games link. */
    scg: z.object({ wrapper: z.string() }).optional(),
  })
  .meta({ id: 'Affiliates' });
export type Affiliates = z.infer<typeof Affiliates>;

/** Ads, page counts and consent manager, each null if the operator set none. */
export const Audience = z
  .object({
    /** Address of the provider's script and the site's id there; without a script, labeled boxes for development. */
    ads: z.object({ script: z.string().nullable(), site: z.string() }).nullable(),
    /** The page count service, and whether it needs the visitor's consent. */
    analytics: z.object({ url: z.string(), asks: z.boolean() }).nullable(),
    /** Address of the script of a consent manager that speaks IAB TCF. */
    consentManager: z.string().nullable(),
  })
  .meta({ id: 'Audience' });
export type Audience = z.infer<typeof Audience>;

/** The site data: newest first, tags by decks. */
export const Misc = z
  .object({
    articles: z.array(Entry),
    guides: z.array(Entry),
    precons: z.array(
      z.object({
        name: z.string(),
        tag: z.string(),
        precons: z.array(z.object({ name: z.string(), slug: z.string(), colors: z.array(z.string()) })),
      }),
    ),
    sets: z.array(z.object({ code: z.string(), name: z.string(), iconSvgUri: z.string().nullable() })),
    tags: z.array(z.object({ name: z.string(), slug: z.string() })),
    /** Without a sale: no dates and 0. */
    tcgplayerKickback: z.object({
      start: z.string().nullable(),
      end: z.string().nullable(),
      percent: z.number(),
    }),
    affiliates: Affiliates,
    audience: Audience,
    /** Current origins, '' = the same origin. */
    hosts: z.object({ static: z.string(), api: z.string() }),
    /** Decks counted; 0 without deck data. */
    numDecks: z.number().int(),
    asOf: z.string().nullable(),
    sample: z.boolean(),
    /** Sources of decks that ask to be named with a link; empty without decks of them. */
    credits: z.array(z.object({ text: z.string(), url: z.string() })),
    site: SiteFacts,
    /** Whether menus link to the salt vote. */
    saltVote: z.boolean(),
  })
  .meta({ id: 'Misc' });
export type Misc = z.infer<typeof Misc>;
