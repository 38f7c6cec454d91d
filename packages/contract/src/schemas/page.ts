import {
  BRACKETS,
  BUDGETS,
  CARD_ROLES,
  COUNT_KEYS,
  COUNT_OPERATORS,
  PLACINGS,
  PREPOSITIONS,
  PRICE_FINISHES,
  PRICE_SOURCES,
  RULING_SOURCES,
  TIME_RANGES,
} from '@deckwright/domain';
import { z } from 'zod';
import { ApiCard } from './card.ts';
import { CardEntry, CardList } from './card-entry.ts';
import { ComboCount } from './combo-count.ts';
import { DeckSample } from './deck-sample.ts';
import { Amount, Count, intervalFields, Place, SaltScore, Share } from './figures.ts';
import { CardCount, CommanderCount, PriceHistory } from './history.ts';
import { DeckProposal } from './proposal.ts';
import { CardTournamentResults, TournamentResults } from './results.ts';

/** The days that a page counts; `from` is null without a range. Dates YYYY-MM-DD. */
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
  placing: z.enum(PLACINGS).nullable(),
  counts: z.array(
    z.object({
      type: z.enum(COUNT_KEYS),
      op: z.enum(COUNT_OPERATORS),
      number: Amount,
    }),
  ),
  names: z.array(z.object({ preposition: z.enum(PREPOSITIONS), names: z.array(z.string()) })),
});
export type Filters = z.infer<typeof Filters>;

/** The fields that every page document has. */
const pageFields = {
  title: z.string(),
  description: z.string(),
  /** The path of the page this document belongs to, without query. */
  canonical: z.string(),
  /** The page's own query in canonical form, '' or '?…'. */
  query: z.string(),
  /** Id of the snapshot that answered. */
  snapshot: z.string(),
  /** As-of date, YYYY-MM-DD, on which time ranges end; null without dated decks. */
  asOf: z.string().nullable(),
  window: PageWindow,
  /** The decks behind the numbers, in words. */
  corpus: z.string(),
  sample: z.boolean(),
  noindex: z.boolean(),
  /** Which parts of the query were ignored, and why. */
  warnings: z.array(z.string()),
};

export const PageHead = z.object(pageFields);
export type PageHead = z.infer<typeof PageHead>;

const counts = z.record(z.string(), Count);

/** A commander's rank among all commanders in one month. */
export const RankMonth = z.object({
  /** YYYY-MM. */
  month: z.string(),
  /** Decks of that month with it as commander. */
  numDecks: Count,
  /** Their share of the decks of that month saved since its release, 0…1. */
  share: Share,
  /** 1 = most decks; equal counts share a rank. */
  rank: Place,
});
export type RankMonth = z.infer<typeof RankMonth>;

/** How many of the decks have a theme. */
export const ThemeCount = z.object({ slug: z.string(), name: z.string(), numDecks: Count });
export type ThemeCount = z.infer<typeof ThemeCount>;

export const ArticleLink = z.object({ title: z.string(), url: z.string() });
export type ArticleLink = z.infer<typeof ArticleLink>;

/** Average copies per deck by type, without commanders. */
export const TypeAverages = z.object({
  creature: Amount,
  instant: Amount,
  sorcery: Amount,
  artifact: Amount,
  enchantment: Amount,
  battle: Amount,
  planeswalker: Amount,
  land: Amount,
  /** Of the lands. */
  basic: Amount,
  nonbasic: Amount,
});
export type TypeAverages = z.infer<typeof TypeAverages>;

/** The card a page is about. */
export const PageCard = ApiCard.extend({
  isCommander: z.boolean(),
  /** Rank among all commanders in the window; null for a card page and without decks. */
  rank: Place.nullable(),
  /** Whether it is part of a known combo. */
  combos: z.boolean(),
  /** Slug below `/precon/` of the newest precon with it as commander, or null. */
  precon: z.string().nullable(),
}).meta({ id: 'PageCard' });
export type PageCard = z.infer<typeof PageCard>;

/** A commander page: its decks that match the query. */
export const CommanderPage = z
  .object({
    ...pageFields,
    filters: Filters,
    averages: TypeAverages,
    /** Average W U B R G symbols in mana costs. */
    pips: z.record(z.string(), Amount),
    similar: z.array(CardEntry),
    /** Stated brackets "1"…"5". */
    bracketCounts: counts,
    /** Decks without a stated bracket, by estimate "1"…"5". */
    bracketCountsEstimated: counts,
    decksWithoutBracket: Count,
    /** Thirds of the priced decks; null under 30 priced decks. */
    budgetCounts: z.object({ budget: Count, middle: Count, expensive: Count }).nullable(),
    /** USD: the most in the cheapest third, the least in the most expensive one. */
    budgetLimits: z.object({ budget: Amount, expensive: Amount }).nullable(),
    /** Most decks first. */
    themes: z.array(ThemeCount),
    /** Average nonland cards by mana value. */
    manaCurve: z.record(z.string(), Amount),
    /** Over all decks of the snapshot, without filters. */
    overallManaCurve: z.record(z.string(), Amount),
    /** USD over the priced decks, or null. */
    avgPrice: Amount.nullable(),
    pricedDecks: Count,
    /** Mean salt score of the scored cards in these decks, 0–4, or null. */
    avgSalt: SaltScore.nullable(),
    numDecksAvg: Count,
    numDecksAsCard: Count,
    /** Cards of the average deck, including commanders. */
    deckSize: Count,
    /** The average deck as lines "1 Sol Ring". */
    deck: z.array(z.string()),
    /** Decks that match the query. */
    numDecks: Count,
    decksInRange: Count,
    totalDecks: Count,
    datedDecks: Count,
    deckSample: DeckSample.meta({ description: 'What the numbers of this page rest on.' }),
    /** Decks of other commanders in the same range and bracket. */
    baselineDecks: Count,
    decksWithEstimatedBasics: Count,
    /** By decks in range and bracket, 1 = most; ties share a rank. Null without decks. */
    rank: Place.nullable(),
    /** Number of commanders with decks in range and bracket. */
    rankedCommanders: Count,
    /** Commander keys of this card with a partner, most decks first. */
    pairings: z.array(CardEntry),
    /** The most played ones, at most 10. */
    combos: z.array(ComboCount),
    /** Articles and guides that name it, newest first. */
    articles: z.array(ArticleLink),
    /** Oldest month first. */
    rankHistory: z.array(RankMonth),
    /** By day of data, over all decks. */
    countHistory: z.array(CommanderCount).meta({
      description:
        'Decks and rank by the data of earlier days, over all decks, oldest first; empty without a record.',
    }),
    results: TournamentResults.nullable().meta({
      description:
        'How these decks did in tournaments that began in the time range. Null without results, and with `placing`.',
    }),
    proposal: DeckProposal.nullable().meta({
      description: 'A deck from the cards, for a commander with fewer than ten decks; otherwise null.',
    }),
    card: PageCard,
    lists: z.array(CardList),
  })
  .meta({ id: 'CommanderPage' });
export type CommanderPage = z.infer<typeof CommanderPage>;

export const CardPage = z
  .object({
    ...pageFields,
    filters: Filters,
    numDecks: Count,
    potentialDecks: Count,
    inclusionRate: Share,
    ...intervalFields,
    deckSample: DeckSample.meta({
      description:
        'What the numbers of this page rest on: the eligible decks, of which `potentialDecks` is the number.',
    }),
    /** Cards with a similar function by rules text, functional tags, roles, types and cost; at most 10. */
    similar: z.array(CardEntry),
    /** Cards in much the same decks, without staples; at most 10. */
    playedTogether: z.array(CardEntry),
    /** All its roles; `id` is the value of function: in a card search. */
    functions: z.array(z.object({ id: z.enum(CARD_ROLES), label: z.string() })),
    /** Trend of its weekly inclusion over the last weeks, over all dated decks. */
    trendZscore: z.number().nullable(),
    trend: z.enum(['rising', 'falling']).nullable(),
    history: z.array(z.object({ month: z.string(), numDecks: Count, potentialDecks: Count })),
    priceHistory: PriceHistory.meta({ description: 'Prices by vendor and day.' }),
    /** By day of data, over all decks. */
    countHistory: z.array(CardCount).meta({
      description:
        'Decks, inclusion and rank by the data of earlier days, over all decks, oldest first; empty without a record.',
    }),
    results: CardTournamentResults.nullable().meta({
      description:
        'How decks that run it in the 99 did in tournaments that began in the time range. Null without results, and with `placing`.',
    }),
    /** The most played ones, at most 20. */
    combos: z.array(ComboCount),
    /** Articles and guides that name it, newest first. */
    articles: z.array(ArticleLink),
    /** Newest first; `setName` is null for a set without a page; `price` is TCGplayer's, if known. */
    printings: z.array(
      z.object({
        id: z.string(),
        set: z.string(),
        setName: z.string().nullable(),
        number: z.string(),
        rarity: z.string(),
        released: z.string(),
        price: z.object({ price: Amount, currency: z.literal('USD') }).nullable(),
        prices: z.partialRecord(z.enum(PRICE_SOURCES), Amount),
        /** Of the prices that are not of a regular copy. */
        finishes: z.partialRecord(z.enum(PRICE_SOURCES), z.enum(PRICE_FINISHES)),
      }),
    ),
    /** Newest first. */
    rulings: z.array(z.object({ date: z.string(), source: z.enum(RULING_SOURCES), text: z.string() })),
    card: PageCard,
    lists: z.array(CardList),
  })
  .meta({ id: 'CardPage' });
export type CardPage = z.infer<typeof CardPage>;

/**
 * The ranked list of commanders, 100 per answer; `more` is the path of the next answer. The first answer for a color
 * identity also has lists of its most played cards.
 */
export const CommandersPage = z
  .object({
    ...pageFields,
    /** Slug of the color identity that the list is limited to, or null. */
    identity: z.string().nullable(),
    filters: Filters,
    /** Decks of the window, and those with the listed commanders. */
    numDecks: Count,
    identityDecks: Count,
    numCommanders: Count,
    page: Place,
    pages: Count,
    isPaginated: z.boolean(),
    more: z.string().nullable(),
    lists: z.array(CardList),
  })
  .meta({ id: 'CommandersPage' });
export type CommandersPage = z.infer<typeof CommandersPage>;

export const HomePage = z
  .object({
    ...pageFields,
    numDecks: Count,
    numCards: Count,
    numCommanders: Count,
    /**
     * Lists `trendingcommanders` (of the newest week, month or year with enough decks to compare it with the one before;
     * absent if there is none, and `window.range` is none), `topcommanders` and `topcards`; those without entries are absent.
     */
    lists: z.array(CardList),
    newSets: z.array(
      z.object({ code: z.string(), name: z.string(), released: z.string(), card: CardEntry.nullable() }),
    ),
    /** The newest articles, then the newest guides. */
    pieces: z.array(
      z.object({
        kind: z.enum(['articles', 'guides']),
        title: z.string(),
        slug: z.string(),
        author: z.string(),
        card: CardEntry.nullable(),
      }),
    ),
  })
  .meta({ id: 'HomePage' });
export type HomePage = z.infer<typeof HomePage>;
