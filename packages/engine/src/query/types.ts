import type { BudgetCounts, ThirdLimits } from './decks/budget.ts';
import type { ThemeDecks } from './decks/themes.ts';
import type { DeadReason } from './plan/dead-cards.ts';
import type { DeckSampleCounts } from './statistics/deck-sample.ts';

/**
 * Shapes of the engine's answers. A card is its engine index: the position in the snapshot's card file, by
 * descending deck count, then name. A commander is its commander index: commander keys in plain string order.
 */

/** Statistics of one card over a set of decks D, compared with the decks outside D (STATISTICS "Per card"). */
export type CardStat = {
  card: number;
  /** Eligible decks in D that run the card. */
  numDecks: number;
  /** Eligible decks in D, see `sideOfDeck`; at least numDecks. */
  potentialDecks: number;
  /**
   * Number of decks, not an integer, of which the inclusion's interval is: the eligible ones, near-identical ones counted
   * once. 0 = no interval is given, because more than half of the eligible decks have no known date.
   */
  effectiveDecks: number;
  /** numDecks / potentialDecks, 0…1. */
  inclusion: number;
  /** Shrunk difference to the inclusion outside D, −1…1; null without a baseline. */
  synergy: number | null;
  synergyRaw: number | null;
  /** Shrunk log10 of the lift, 0 = independent; null without a baseline. */
  lift: number | null;
  liftRaw: number | null;
  /** Slope of the weekly inclusion over six months in standard errors, over all decks; null if not measured. */
  trend: number | null;
  /** Two-sided p-value: the chance that a card without a trend shows one at least as strong, 0…1. */
  trendChance: number | null;
  /** Whether it counts as rising or falling, see `markTrends`. */
  trendMark: TrendMark | null;
};

export type TrendMark = 'rising' | 'falling';

export const SECTION_TAGS = [
  'newcards',
  'highsynergycards',
  'highliftcards',
  'topcards',
  'gamechangers',
  'creatures',
  'instants',
  'sorceries',
  'utilityartifacts',
  'enchantments',
  'battles',
  'planeswalkers',
  'utilitylands',
  'manaartifacts',
  'lands',
] as const;

export type SectionTag = (typeof SECTION_TAGS)[number];

export type Section = { tag: SectionTag; cards: CardStat[] };

/** Averages over the decks of D; card counts per deck. */
export type DeckShape = {
  creature: number;
  instant: number;
  sorcery: number;
  artifact: number;
  enchantment: number;
  battle: number;
  planeswalker: number;
  land: number;
  basic: number;
  nonbasic: number;
  /** Index = mana value (last = that or more), nonland cards per deck. */
  curve: number[];
  /** W U B R G mana symbols per deck. */
  pips: number[];
  /** USD, mean over priced decks; null if none is priced. */
  averagePrice: number | null;
  pricedDecks: number;
  /** Mean salt score 0–4 of the scored cards of these decks, except basics; null without any. */
  averageSalt: number | null;
  /** Decks whose basics were filled up to 100 because their source records one copy of each. */
  decksWithEstimatedBasics: number;
};

/**
 * One month of a commander: its decks saved in that month, its rank among all commanders by that count, and its share
 * 0…1 of the decks saved in that month since the commander's release.
 */
export type RankPoint = { month: string; decks: number; rank: number; share: number };

export type SimilarCommander = { commander: number; similarity: number };

export type CommanderStats = {
  commander: number;
  /** Decks that pass the filters. */
  decks: number;
  /** Decks of the commander in the range, before brackets and filters. */
  decksInRange: number;
  /** Decks of the commander without any restriction. */
  totalDecks: number;
  datedDecks: number;
  /** Decks of other commanders in the same range and bracket. */
  baselineDecks: number;
  /** By deck count in range and bracket, 1 = most; equal counts share a rank. Null without a deck. */
  rank: number | null;
  /** Commanders with at least one deck in range and bracket. */
  rankedCommanders: number;
  shape: DeckShape;
  sections: Section[];
  /** Stated brackets 1…5, then decks without one. */
  bracketCounts: { owner: number[]; estimated: number[]; unset: number };
  /** Thirds of the priced decks in range and bracket, before filters; null if too few have a price. */
  budgetCounts: BudgetCounts | null;
  budgetLimits: ThirdLimits | null;
  /** Themes of the decks in range and bracket, before filters; most decks first, then by number. */
  themeCounts: ThemeDecks[];
  rankHistory: RankPoint[];
  similar: SimilarCommander[];
};

export type SwitchCounts = Pick<
  CommanderStats,
  'budgetCounts' | 'budgetLimits' | 'themeCounts' | 'bracketCounts'
>;

export type CommanderRank = {
  commander: number;
  decks: number;
  /**
   * Decks of the window saved since its release (for a pair, that of the newer card); at least `decks`, or 0 if it came
   * out after the as-of date.
   */
  potentialDecks: number;
  /** As in CardStat. */
  effectiveDecks: number;
  rank: number;
  /** Rank and decks in the window before; null without a range, the rank also without a deck. */
  previousRank: number | null;
  previousDecks: number | null;
};

/**
 * Decks with the card as commander, and all decks saved since its release: at least as many, or 0 if it came out after the
 * as-of date.
 */
export type LeadCount = { card: number; decks: number; potentialDecks: number; effectiveDecks: number };

/** Cards by deck count, as parallel columns. */
export type TopCards = {
  /** Decks counted. */
  decks: number;
  cards: Uint16Array;
  /** Decks that run the card, and eligible decks. */
  numDecks: Uint32Array;
  potentialDecks: Uint32Array;
  /** As in CardStat. */
  effectiveDecks: Float64Array;
  /** As `trend` and `trendChance` of CardStat; NaN if not measured. */
  trends: Float64Array;
  trendChances: Float64Array;
};

/** Decks that use a card in one way, and their commanders, most decks first. */
export type CommanderCounts = { decks: number; commanders: { commander: number; decks: number }[] };

export type CompanionUse = {
  card: number;
  /** Decks that use it or are eligible for it. */
  potentialDecks: number;
  /** Decks that name it as their companion. */
  named: CommanderCounts;
  /** Decks that run it in the main deck. */
  main: CommanderCounts;
};

export type CardStats = {
  card: number;
  /** Over the decks that pass the filters; only the 99 count, not the command zone. */
  stat: { numDecks: number; potentialDecks: number; effectiveDecks: number; inclusion: number };
  /** Decks of all commanders that pass the filters, eligible or not. */
  decks: number;
  /** What the numbers of the eligible decks among them rest on. */
  sample: DeckSampleCounts;
  /**
   * Commanders by number of decks with the card, at least `cardCommanderMinDecks`, then by the lower end of the
   * inclusion's interval.
   */
  topCommanders: {
    commander: number;
    numDecks: number;
    potentialDecks: number;
    effectiveDecks: number;
    synergy: number | null;
    lift: number | null;
  }[];
  /** Commanders as new as New Cards, by number of decks with the card. */
  newCommanders: { commander: number; numDecks: number; potentialDecks: number; effectiveDecks: number }[];
  /** Cards played with it, as sections; D = the decks that run the card. */
  sections: Section[];
  /** Cards in much the same decks, without staples; `similarity` 0…1. */
  together: { card: number; similarity: number }[];
  /** One point per month: decks with the card and eligible decks. */
  history: { month: string; numDecks: number; potentialDecks: number }[];
  /** As in CardStat; the mark considers only this card. */
  trend: number | null;
  trendMark: TrendMark | null;
};

export type AverageDeck = {
  decks: number;
  commanders: number[];
  cards: { card: number; quantity: number }[];
};

export type Recommendation = {
  card: number;
  /**
   * To add: how often decks like the list are expected to play it, about 0…1 (a regression, so slightly above 1 is
   * possible), less `discovery` times its usual share; if neither decks nor the card model know any card of the list, its
   * likeness to them. In the order of this less a little for cards that many decks play anyway, and, for cards that few
   * decks play, more at prices that the list has (docs/design/recommender.md). To cut: how surely it is foreign to the list, 0…1, more
   * so if the list has too many cards of its role; highest first. It is a chance only where decks like the list are near;
   * elsewhere it is for the order alone.
   */
  score: number;
  /** One to three, most informative first. */
  reasons: Reason[];
};

/**
 * Why a card is recommended or can be cut; the site puts it into words. Shares are 0…1 of `decks`.
 * - `with`: of the decks that run `card` (a card of the list) and whose colors allow the recommended one.
 * - `commander`: of the commander's eligible decks.
 * - `similar-decks`, `weak-fit`: of the decks most like the list.
 * - `lift`: share in the decks most like the list over the card's inclusion, shrunk.
 * - `redundant`: the list has `count` cards of the role, similar decks `average`. The role is a CardRole, a card type
 *   in lower case (`land` with basics where their number is known), or `high-mana-value`: nonland cards of mana value 5
 *   and more.
 * - `replaced-by`: a recommended card with the same role.
 * - `precons`: of the `precons` precons with `card` (a card of the list or a commander), `included` hold the recommended one.
 * - `alike`: of the list and its commanders, `card` is most like it by rules text, types, keywords, roles and tags.
 * - `game-changers`: the recommended card is a Game Changer, and so are `count` of the list and its commanders.
 * - `fits`: of the list and its commanders, `card` says most for it in the card model.
 */
export type Reason =
  | { kind: 'with'; card: number; share: number; decks: number }
  | { kind: 'commander'; share: number; decks: number }
  | { kind: 'similar-decks'; share: number; decks: number }
  | { kind: 'lift'; factor: number }
  | { kind: 'redundant'; role: string; count: number; average: number }
  | { kind: 'weak-fit'; share: number; decks: number }
  | { kind: 'replaced-by'; card: number }
  | { kind: 'precons'; card: number; included: number; precons: number }
  | { kind: 'alike'; card: number }
  | { kind: 'game-changers'; count: number }
  | { kind: 'fits'; card: number }
  /** The card does nothing in this deck. */
  | { kind: 'dead'; why: DeadReason }
  /** The list has `surplus` legal cards more than a deck, and would miss this one little. */
  | { kind: 'oversize'; cards: number; surplus: number }
  /** The list has so many cards of a role, which is more than a deck needs. */
  | { kind: 'many'; role: string; count: number; usual: number }
  /** The card serves none of the themes, by name, of the list's plan and has no role. */
  /** `hasRole`: it does what every deck needs, such as removal. */
  | { kind: 'off-plan'; themes: readonly string[]; hasRole?: boolean }
  /** The card is on our own list of weak, or of replaceable, cards. */
  | { kind: 'weak'; strength: 'weak' | 'replaceable' }
  /** The card is a staple of a role by our own list. */
  | { kind: 'staple'; role: string }
  /** Of the `decks` of any commander whose colors and date allow the card, the share that runs it, 0…1. */
  | { kind: 'all-decks'; share: number; decks: number }
  /** So many precons run the card; 0 where only its rules text speaks for it. */
  | { kind: 'in-precons'; precons: number }
  /**
   * The card serves a theme of the plan, by name, which is that of the creature type `type` if it has one; `isNamed`: it is on our own list
   * of the theme's cards.
   */
  | { kind: 'plan'; theme: string; type: string | null; isNamed: boolean };

export type RecommendInput = {
  /** Card indices of one or two commanders, in any order. */
  commanders: readonly number[];
  /** Card indices of the list in any order; duplicates count once and the commanders are ignored. */
  cards: readonly number[];
  /** Copies of basic lands in the list; absent or null = unknown, in which case basics are never cut. */
  basics?: number | null;
  /** Maximum number of cards to add and of cards to cut; a nonnegative integer. */
  limit: number;
  /**
   * 1 for every card that may be added, by card index; absent = all. Does not affect what is learned from the decks.
   */
  open?: Uint8Array;
  /** Maximum length of `ranked`, an integer; absent = 0. */
  ranked?: number;
  /**
   * −1…1: how much the order prefers what few decks play over what most play. A card's score is its expectation minus
   * this times its share of all decks (of the precons without decks). Absent = 0, the expectation alone.
   */
  discovery?: number;
  /** Card indices that are never cut. */
  keep?: readonly number[];
  /**
   * By card index, 0…1: how well a card serves the plan of the list. It counts for the order of cards to add the more the
   * farther the nearest decks are; absent = no plan.
   */
  planFit?: Float32Array;
  /** 1…5: the commander's decks above this bracket, stated or estimated, do not make its decks near; absent = all count. */
  maxBracket?: number;
};

/**
 * What the cards to add rest on most: the decks most like the list, all decks and precons where none are like it, or the
 * cards and precons where there are no decks.
 */
export type AdviceBasis = 'near-decks' | 'all-decks' | 'cards';

export type RecommendOutput = {
  /** Decks the list was compared with, many of them by estimate; if 0, nothing is to cut, and without a card model nothing to add. */
  decksConsidered: number;
  basis: AdviceBasis;
  /** How far the decks most like the list decide, 0…1; 1 = they alone. */
  nearness: number;
  add: Recommendation[];
  /** Cards to add without reasons, best first, including those of `add`; as many as `ranked` of the input. */
  ranked: number[];
  cut: Recommendation[];
  /** Every nonbasic card of the list within the colors. */
  judged: JudgedCard[];
};

/** A card of a list as the decks see it. */
export type JudgedCard = {
  card: number;
  /** How surely it came from a deck unlike the list, 0…1. */
  score: number;
  /** How many of the commander's decks play it; null without such decks. */
  own: { share: number; decks: number } | null;
};

/** A precon compared with the decks of one of its possible commanders. Only cards with at least 20 eligible decks. */
export type PreconAdvice = {
  /** Decks of the commander. */
  decks: number;
  /** Not in the precon, by the lower end of the inclusion's interval, highest first. */
  cardsToAdd: CardStat[];
  landsToAdd: CardStat[];
  /** In the precon, by inclusion, lowest first. */
  cardsToCut: CardStat[];
  landsToCut: CardStat[];
};

/** The lands played in decks of one color identity, or in all decks; averages are per deck, 0 without decks. */
export type LandAverages = {
  decks: number;
  /** Copies of all, of basic and of nonbasic lands. */
  land: number;
  basic: number;
  nonbasic: number;
  /** Of the nonland cards; null without any. */
  averageManaValue: number | null;
  /** Nonland cards that ramp or draw and cost at most `cheapManaValue`. */
  cheap: number;
  /** W U B R G mana symbols. */
  pips: number[];
  decksWithEstimatedBasics: number;
};

export type LandStats = LandAverages & {
  /**
   * All lands with eligible decks, played or not: by the lower end of the inclusion's interval, then decks, then name.
   */
  lands: Pick<CardStat, 'card' | 'numDecks' | 'potentialDecks' | 'effectiveDecks' | 'inclusion'>[];
};

/** A land base for a deck of 99. */
export type LandBase = {
  /** The result of the formula, unrounded. */
  exact: number;
  lands: number;
  /** In the order in which they were chosen. */
  nonbasics: number[];
  /** Copies of W U B R G basics, then of Wastes. */
  basics: number[];
  /** Price of the nonbasics in US cents, and how many of them have no price. */
  cents: number;
  unpriced: number;
};
