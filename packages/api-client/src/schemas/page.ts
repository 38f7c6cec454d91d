import {
  BRACKETS,
  BUDGETS,
  COUNT_KEYS,
  COUNT_OPERATORS,
  PREPOSITIONS,
  TIME_RANGES,
} from '@deckwright/domain';
import { z } from 'zod';
import { ApiCard } from './card.ts';
import { CardList, CardView } from './card-view.ts';

/** Which days a page counts; `from` is null where no range is set. Dates YYYY-MM-DD. */
export const PageWindow = z.object({
  range: z.enum(TIME_RANGES),
  from: z.string().nullable(),
  to: z.string().nullable(),
  label: z.string(),
});
export type PageWindow = z.infer<typeof PageWindow>;

export const Filters = z.object({
  range: z.enum(TIME_RANGES),
  bracket: z.enum(BRACKETS).nullable(),
  estimated: z.boolean(),
  theme: z.string().nullable(),
  budget: z.enum(BUDGETS).nullable(),
  counts: z.array(
    z.object({
      type: z.enum(COUNT_KEYS),
      op: z.enum(COUNT_OPERATORS),
      number: z.number(),
    }),
  ),
  names: z.array(z.object({ preposition: z.enum(PREPOSITIONS), names: z.array(z.string()) })),
});
export type Filters = z.infer<typeof Filters>;

/** What every page document says about itself. */
const pageFields = {
  header: z.string(),
  description: z.string(),
  /** The path of the page this document belongs to, without query. */
  canonical: z.string(),
  /** The page's own query in canonical form, '' or '?…'. */
  query: z.string(),
  /** Id of the snapshot that answered. */
  snapshot: z.string(),
  /** Newest date among counted decks, YYYY-MM-DD; null where no deck is dated. */
  asOf: z.string().nullable(),
  window: PageWindow,
  /** The decks behind the numbers, in words. */
  corpus: z.string(),
  sample: z.boolean(),
  noindex: z.boolean(),
  /** What of the query was ignored and why. */
  warnings: z.array(z.string()),
};

export const PageHead = z.object(pageFields);
export type PageHead = z.infer<typeof PageHead>;

const counts = z.record(z.string(), z.number());

export const RankMonth = z.object({
  commander_count: z.number().int(),
  perc_of_decks_overall: z.number(),
  rank: z.number().int(),
});
export type RankMonth = z.infer<typeof RankMonth>;

export const Link = z.object({
  header: z.string(),
  items: z.array(z.object({ href: z.string(), value: z.string() })),
});

export const ComboCount = z.object({
  value: z.string(),
  alt: z.string(),
  href: z.string(),
  /** Decks of the page that hold all its cards; null where not counted. */
  count: z.number().int().nullable(),
  results: z.array(z.string()),
});
export type ComboCount = z.infer<typeof ComboCount>;

export const Panels = z.object({
  taglinks: z.array(z.object({ count: z.number().int(), slug: z.string(), value: z.string() })),
  /** Average nonland cards by mana value. */
  mana_curve: counts,
  piechart: z.object({
    title: z.string(),
    content: z.array(z.object({ label: z.string(), value: z.number(), color: z.string() })),
  }),
  combocounts: z.array(ComboCount),
  links: z.array(Link),
  articles: z.array(z.object({ value: z.string(), href: z.string() })),
  /** By month, YYYY-MM. */
  rank_over_time: z.record(z.string(), RankMonth),
});
export type Panels = z.infer<typeof Panels>;

/** The card a page is about. */
export const PageCard = ApiCard.extend({
  is_commander: z.boolean(),
  /** Rank among all commanders in the window; null for a card page and without a deck. */
  rank: z.number().int().nullable(),
  /** It is part of a known combo. */
  combos: z.boolean(),
  /** Address below `/precon/` of the newest precon it leads, or null. */
  precon: z.string().nullable(),
}).meta({ id: 'PageCard' });
export type PageCard = z.infer<typeof PageCard>;

const container = <T extends z.ZodType>(card: T) =>
  z.object({
    title: z.string(),
    description: z.string(),
    json_dict: z.object({ card, cardlists: z.array(CardList) }),
  });

/** A commander: the decks it leads under the page's query. */
export const CommanderPage = z
  .object({
    ...pageFields,
    filters: Filters,
    creature: z.number(),
    instant: z.number(),
    sorcery: z.number(),
    artifact: z.number(),
    enchantment: z.number(),
    battle: z.number(),
    planeswalker: z.number(),
    land: z.number(),
    basic: z.number(),
    nonbasic: z.number(),
    /** Average W U B R G symbols in mana costs. */
    pips: z.record(z.string(), z.number()),
    similar: z.array(CardView),
    /** Owner-set brackets "1"…"5". */
    bracket_counts: counts,
    /** Decks without an owner-set bracket, by estimate "1"…"5". */
    bracket_counts_estimated: counts,
    decks_without_bracket: z.number().int(),
    /** Thirds of the priced decks; null under 30 priced decks. */
    budget_counts: z
      .object({ budget: z.number().int(), middle: z.number().int(), expensive: z.number().int() })
      .nullable(),
    tag_counts: counts,
    /** USD over the priced decks, or null. */
    avg_price: z.number().nullable(),
    priced_decks: z.number().int(),
    /** Mean salt score of these decks' cards that have one, 0–4, or null. */
    avg_salt: z.number().nullable(),
    num_decks_avg: z.number().int(),
    /** Cards of the average deck, commanders included. */
    deck_size: z.number().int(),
    /** The average deck as lines "1 Sol Ring". */
    deck: z.array(z.string()),
    /** Decks the query leaves. */
    num_decks: z.number().int(),
    decks_in_range: z.number().int(),
    total_decks: z.number().int(),
    dated_decks: z.number().int(),
    /** Decks of other commanders in the same range and bracket. */
    baseline_decks: z.number().int(),
    decks_with_estimated_basics: z.number().int(),
    rank: z.number().int().nullable(),
    ranked_commanders: z.number().int(),
    /** Keys this card leads together with another, most decks first. */
    pairings: z.array(CardView),
    panels: Panels,
    container: container(PageCard),
  })
  .meta({ id: 'CommanderPage' });
export type CommanderPage = z.infer<typeof CommanderPage>;

export const CardPage = z
  .object({
    ...pageFields,
    filters: Filters,
    num_decks: z.number().int(),
    potential_decks: z.number().int(),
    inclusion_rate: z.number(),
    similar: z.array(CardView),
    /** What the card does in decks, of the fixed list; `id` is the value of function: in a card search. */
    functions: z.array(z.object({ id: z.string(), label: z.string() })),
    history: z.array(
      z.object({ month: z.string(), num_decks: z.number().int(), potential_decks: z.number().int() }),
    ),
    panels: z.object({
      combocounts: z.array(ComboCount),
      links: z.array(Link),
      articles: z.array(z.object({ value: z.string(), href: z.string() })),
    }),
    /** Newest first; `set_name` is null for a set without a page, `price` TCGplayer's where the data states one. */
    printings: z.array(
      z.object({
        id: z.string(),
        set: z.string(),
        set_name: z.string().nullable(),
        number: z.string(),
        rarity: z.string(),
        released: z.string(),
        price: z.object({ price: z.number(), currency: z.literal('USD') }).nullable(),
      }),
    ),
    container: container(PageCard),
  })
  .meta({ id: 'CardPage' });
export type CardPage = z.infer<typeof CardPage>;

/**
 * The ranked list of commanders, 100 an answer; `more` is the path of the next answer. The first answer of one colour
 * identity has its most played cards in further lists.
 */
export const CommandersPage = z
  .object({
    ...pageFields,
    /** Slug of the colour identity the list is narrowed to, or null. */
    identity: z.string().nullable(),
    filters: Filters,
    /** Decks of the window, and those of them that the listed commanders lead. */
    num_decks: z.number().int(),
    identity_decks: z.number().int(),
    num_commanders: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    is_paginated: z.boolean(),
    more: z.string().nullable(),
    container: z.object({
      title: z.string(),
      description: z.string(),
      json_dict: z.object({ cardlists: z.array(CardList) }),
    }),
  })
  .meta({ id: 'CommandersPage' });
export type CommandersPage = z.infer<typeof CommandersPage>;

export const HomePage = z
  .object({
    ...pageFields,
    num_decks: z.number().int(),
    num_cards: z.number().int(),
    num_commanders: z.number().int(),
    /** Lists `trendingcommanders` (the newest week with decks), `topcommanders` and `topcards`. */
    container: z.object({
      title: z.string(),
      description: z.string(),
      json_dict: z.object({ cardlists: z.array(CardList) }),
    }),
    newSets: z.array(z.object({ code: z.string(), name: z.string(), released: z.string() })),
  })
  .meta({ id: 'HomePage' });
export type HomePage = z.infer<typeof HomePage>;
