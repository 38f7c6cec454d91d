import { DECK_COLUMNS, DIRECTIONS } from '@deckwright/domain';
import { z } from 'zod';
import { PrimaryType } from './card.ts';
import { CardList } from './card-entry.ts';
import { Amount, BracketNumber, Count, DeckBracketEstimate, Place, SaltScore } from './figures.ts';
import { Filters, PageCard, PageHead, ThemeCount } from './page.ts';
import { PriceMap, VendorPrice } from './prices.ts';

/** What a list of decks may be ordered by. */
export const DeckOrder = z.enum(DECK_COLUMNS);
export type DeckOrder = z.infer<typeof DeckOrder>;

/** One deck behind a commander's numbers. */
export const ListedDeck = z
  .object({
    /** The same in every snapshot that holds the deck. */
    id: z.string(),
    url: z.string(),
    /** Last saved, YYYY-MM-DD; null where unknown. */
    date: z.string().nullable(),
    /** Where it comes from; null for a deck of the sample. */
    source: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
    /** 1…5; null where there is neither an owner's nor an estimate. */
    bracket: BracketNumber.nullable(),
    /** The bracket is an estimate, never 1: the owner set none. */
    bracket_estimated: z.boolean(),
    /**
     * USD, by each card’s first price in the default order; copies of basics that the source does not tell apart at their
     * mean price. Null where too few cards have one.
     */
    price: Amount.nullable(),
    /** Mean salt score of its cards, commanders aside; null without any score. */
    salt: SaltScore.nullable(),
    /** Nonland cards beside the commanders by mana value from 0; the last holds that value and more. */
    curve: z.array(Count),
    /** Cards that the average deck of all the commander's decks lacks, basics and commanders aside. */
    off_average: Count,
    /** Its themes, those that the fewest decks of the snapshot have first: they tell most. */
    themes: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** Cards beside the commanders by type, lands with basics by copies. */
    counts: z.record(z.string(), Count),
    /** The number of basics was filled up to 100 cards: the source lists each card once. */
    basics_estimated: z.boolean(),
  })
  .meta({ id: 'DeckEntry' });
export type ListedDeck = z.infer<typeof ListedDeck>;

const commander = z.object({ name: z.string(), slug: z.string(), url: z.string() });

/** How many decks each choice of bracket, theme and price would leave, as on the commander's page. */
const switches = z.object({
  bracket_counts: z.record(z.string(), Count),
  bracket_counts_estimated: z.record(z.string(), Count),
  budget_counts: z.object({ budget: Count, middle: Count, expensive: Count }).nullable(),
  themes: z.array(ThemeCount),
});

/** The decks behind a commander page with the same query, 100 an answer. */
export const DecksPage = PageHead.extend({
  filters: Filters,
  commander,
  switches,
  /** Decks the filters leave, and all of the commander. */
  num_decks: Count,
  total_decks: Count,
  by: DeckOrder,
  dir: z.enum(DIRECTIONS),
  page: Place,
  pages: Count,
  /** Columns in which all these decks, on every page of the list, say the same; none for a single deck. */
  same: z.array(DeckOrder),
  decks: z.array(ListedDeck),
  card: PageCard,
  lists: z.array(CardList),
}).meta({ id: 'DecksPage' });
export type DecksPage = z.infer<typeof DecksPage>;

/** The cards of one type in a deck list, by mana value, then name. */
export const DeckGroup = z.object({
  kind: z.string(),
  title: z.string(),
  /** Null for the commanders. */
  type: PrimaryType.nullable(),
  /** Copies. */
  count: Count,
  lines: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      quantity: Count,
      mana_cost: z.string(),
      price: VendorPrice.nullable(),
      banned: z.boolean(),
      game_changer: z.boolean(),
    }),
  ),
});
export type DeckGroup = z.infer<typeof DeckGroup>;

const listFields = {
  /** Cards of the list, commanders included. */
  size: Count,
  /** The list by type, the commanders first. */
  groups: z.array(DeckGroup),
  /** Nonland cards beside the commanders by mana value. */
  curve: z.record(z.string(), Count),
  /** Per vendor that sells any of it: what its copies cost there, and how many have no price. */
  values: z.array(
    z.object({
      source: PriceMap.keyType,
      ...VendorPrice.shape,
      priced: Count,
      missing: Count,
    }),
  ),
  /** USD: each copy's first price in the default order, and how many copies have none. */
  value: z.object({ price: Amount, missing: Count }),
  /** Lines as deck sites read them, "1 Sol Ring". */
  text: z.array(z.string()),
  card: PageCard,
  /** One list a group, of the same kind. */
  lists: z.array(CardList),
};

/** One deck. */
export const DeckPage = PageHead.extend({
  commander,
  deck: ListedDeck,
  /** What the list says, also where the owner set a bracket: they stand side by side. */
  bracket_estimate: DeckBracketEstimate,
  /** Copies of single basics are unknown: each stands once in the list. */
  basics_unknown: z.boolean(),
  ...listFields,
}).meta({ id: 'DeckPage' });
export type DeckPage = z.infer<typeof DeckPage>;

/** The average deck of the decks that a commander page with the same query counts; empty without a deck. */
export const AverageDeckPage = PageHead.extend({
  filters: Filters,
  commander,
  switches,
  num_decks: Count,
  total_decks: Count,
  /** So few decks that the list says little. */
  few_decks: z.boolean(),
  /** Average cards a deck by type, and copies in the list, for comparison. */
  averages: z.array(z.object({ type: PrimaryType, average: Amount, listed: Count })),
  /** Mean price of those decks in USD, or null. */
  avg_price: Amount.nullable(),
  ...listFields,
}).meta({ id: 'AverageDeckPage' });
export type AverageDeckPage = z.infer<typeof AverageDeckPage>;
