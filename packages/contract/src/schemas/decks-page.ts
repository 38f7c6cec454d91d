import { DECK_COLUMNS, DIRECTIONS } from '@deckwright/domain';
import { z } from 'zod';
import { ColorLetter, PrimaryType } from './card.ts';
import { CardEntry, CardList } from './card-entry.ts';
import { Amount, BracketNumber, Count, DeckBracketEstimate, Place, SaltScore } from './figures.ts';
import { Filters, PageCard, PageHead, ThemeCount } from './page.ts';
import { ListPrice, PriceMap, VendorListTotal, VendorPrice } from './prices.ts';
import { ProposalBasis } from './proposal.ts';
import { DeckResultEntry } from './results.ts';

/** Sort columns of deck lists. */
export const DeckOrder = z.enum(DECK_COLUMNS);
export type DeckOrder = z.infer<typeof DeckOrder>;

/** One deck behind a commander's numbers. */
export const ListedDeck = z
  .object({
    /** Of its list: the same in all snapshots as long as the cards are. */
    id: z.string(),
    url: z.string(),
    /** Last saved, YYYY-MM-DD; null if unknown, before the release of a card in it, or after the as-of date. */
    date: z.string().nullable(),
    /** Source of the deck; null for a sample deck. */
    source: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
    /** 1…5; null without a stated and an estimated bracket. */
    bracket: BracketNumber.nullable(),
    /** The bracket is estimated, because none is stated; estimates are never 1. */
    bracketEstimated: z.boolean(),
    /**
     * USD, using each card’s first price in the default order, over the copies that the source records: basics that only
     * fill the list up to 100 cards cost nothing. Null if too few cards have a price.
     */
    price: Amount.nullable(),
    /** Mean salt score of its cards, without commanders; null without any score. */
    salt: SaltScore.nullable(),
    /** Nonland cards by mana value from 0, without commanders; the last entry is that value or more. */
    curve: z.array(Count),
    /** Cards that are not in the average deck of all the commander's decks, without basics and commanders. */
    offAverage: Count,
    /** Those cards, rarest among the commander's decks first, at most nine; `decks` of the commander run each. */
    ownCards: z.array(z.object({ slug: z.string(), name: z.string(), decks: Count })),
    /** Its themes, rarest first, since those are the most informative. */
    themes: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** Cards by type, without commanders; lands include copies of basics. */
    counts: z.record(z.string(), Count),
    /** The source lists each card once, so basics were filled up to 100 cards. */
    basicsEstimated: z.boolean(),
    /** In tournaments, newest first. */
    results: z.array(DeckResultEntry),
  })
  .meta({ id: 'DeckEntry' });
export type ListedDeck = z.infer<typeof ListedDeck>;

const commander = z.object({ name: z.string(), slug: z.string(), url: z.string() });

/** Number of decks for each choice of bracket, theme and price, as on the commander's page. */
const switches = z.object({
  bracketCounts: z.record(z.string(), Count),
  bracketCountsEstimated: z.record(z.string(), Count),
  budgetCounts: z.object({ budget: Count, middle: Count, expensive: Count }).nullable(),
  budgetLimits: z.object({ budget: Amount, expensive: Amount }).nullable(),
  themes: z.array(ThemeCount),
});

/** The decks behind a commander page with the same query, 100 per answer. */
export const DecksPage = PageHead.extend({
  filters: Filters,
  commander,
  switches,
  /** Decks that pass the filters, and all decks of the commander. */
  numDecks: Count,
  totalDecks: Count,
  by: DeckOrder,
  dir: z.enum(DIRECTIONS),
  page: Place,
  pages: Count,
  /** Columns with the same value for all decks on all pages of the list; empty for a single deck. */
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
      manaCost: z.string(),
      colorIdentity: z.array(ColorLetter),
      price: VendorPrice.nullable(),
      banned: z.boolean(),
      gameChanger: z.boolean(),
    }),
  ),
});
export type DeckGroup = z.infer<typeof DeckGroup>;

const listFields = {
  /** Cards of the list, including commanders. */
  size: Count,
  /** The list by type, the commanders first. */
  groups: z.array(DeckGroup),
  /** Nonland cards by mana value, without commanders. */
  curve: z.record(z.string(), Count),
  /** For each vendor that sells any of it: the price of its copies, and how many have no price. */
  values: z.array(z.object({ source: PriceMap.keyType, ...VendorListTotal.shape })),
  /** USD: total of each copy's first price in the default order, and how many copies have none. */
  value: ListPrice,
  /** Lines as deck sites read them, "1 Sol Ring". */
  text: z.array(z.string()),
  card: PageCard,
  /** One list per group. */
  lists: z.array(CardList),
};

/** One deck. */
export const DeckPage = PageHead.extend({
  commander,
  deck: ListedDeck,
  /**
   * The date its source states, YYYY-MM-DD, if the deck counts without a date all the same: because a card of it came out
   * later, or because it is after the as-of date, where time ranges end. Null otherwise.
   */
  statedDate: z.object({ date: z.string(), because: z.enum(['newer-card', 'after-as-of']) }).nullable(),
  /** Its cards off the average deck, with their decks among all of the commander's; rarest first, at most nine. */
  ownCards: z.array(CardEntry),
  /** Cards of the average deck that it does not run, likewise; most played first, at most nine. */
  missingCards: z.array(z.object({ name: z.string(), url: z.string(), numDecks: Count })),
  /** Averages over all the commander's decks, for comparison with this one. */
  average: z.object({
    numDecks: Count,
    /** Nonland cards by mana value, without commanders. */
    curve: z.record(z.string(), Amount),
    /** Cards by type, without commanders; lands include copies of basics. */
    counts: z.record(z.string(), Amount),
    /** USD; null if no deck has a price. */
    price: Amount.nullable(),
  }),
  /** The id under which its player shared it; null for decks of other sources. */
  playerDeck: z.string().nullable(),
  /** The estimate by the list, even with a stated bracket: both are shown. */
  bracketEstimate: DeckBracketEstimate,
  /** The source does not record the copies of basics: the list has those it records, most kinds once. */
  basicsUnknown: z.boolean(),
  /** Basic lands beyond those in the list: cards missing to 100, which count as basics. */
  basicsAdded: Count,
  /** Cards of which the source has more copies than a deck may run; only `allowed` are in the list and count. */
  extraCopies: z.array(z.object({ name: z.string(), copies: Count, allowed: Count })),
  ...listFields,
}).meta({ id: 'DeckPage' });
export type DeckPage = z.infer<typeof DeckPage>;

/** The average of the decks of a commander page with the same query; empty without decks. */
export const AverageDeckPage = PageHead.extend({
  filters: Filters,
  commander,
  switches,
  numDecks: Count,
  totalDecks: Count,
  /** Based on too few decks to be reliable. */
  fewDecks: z.boolean(),
  /** Nonland cards by mana value, without commanders, on average over all decks of the site; empty without decks. */
  overallManaCurve: z.record(z.string(), Amount),
  /** Average cards per deck by type, and copies in the list, for comparison. */
  averages: z.array(z.object({ type: PrimaryType, average: Amount, listed: Count })),
  /** Mean price of those decks in USD, or null. */
  avgPrice: Amount.nullable(),
  proposal: z
    .object({ basis: ProposalBasis, words: z.string(), ...listFields })
    .omit({ card: true })
    .nullable()
    .meta({
      description: 'A deck from the cards, for a commander with fewer than ten decks; otherwise null.',
    }),
  ...listFields,
}).meta({ id: 'AverageDeckPage' });
export type AverageDeckPage = z.infer<typeof AverageDeckPage>;
