import type { BudgetCounts } from './decks/budget.ts';
import type { ThemeDecks } from './decks/themes.ts';

/**
 * Shapes of the engine's answers. A card is its engine index: the position in the snapshot's card file, by
 * descending deck count, then name. A commander is its commander index: commander keys in plain string order.
 */

/** Numbers of one card over a set of decks D, beside the decks outside D (STATISTICS "Per card"). */
export type CardStat = {
  card: number;
  /** Decks in D that hold the card. */
  numDecks: number;
  /** Decks in D that could hold it: its colors and date allow it, and it does not lead them; at least numDecks. */
  potentialDecks: number;
  /** numDecks / potentialDecks, 0…1. */
  inclusion: number;
  /** Shrunk difference to the inclusion outside D, −1…1; null without a baseline. */
  synergy: number | null;
  synergyRaw: number | null;
  /** Shrunk log10 of the lift, 0 = independent; null without a baseline. */
  lift: number | null;
  liftRaw: number | null;
  /** Slope of the weekly inclusion over six months by its standard error, all decks; null where not measured. */
  trend: number | null;
  /** How often a card without any trend would show one at least as strong, 0…1. */
  trendChance: number | null;
  /** Whether the page it stands on may call it so. */
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
  /** W U B R G pips in mana costs per deck. */
  pips: number[];
  /** USD, mean over priced decks; null when none is priced. */
  averagePrice: number | null;
  pricedDecks: number;
  /** Mean salt score 0–4 of the cards of these decks that have one, basics aside; null without any. */
  averageSalt: number | null;
  /** Decks whose basics were filled up to 100 because their source records one copy of each. */
  decksWithEstimatedBasics: number;
};

/**
 * One month of a commander: its decks saved in it, its rank among all commanders by that count, its share 0…1 of the
 * decks saved in it since the commander could be played.
 */
export type RankPoint = { month: string; decks: number; rank: number; share: number };

export type SimilarCommander = { commander: number; similarity: number };

export type CommanderStats = {
  commander: number;
  /** Decks the filters leave. */
  decks: number;
  /** Decks of the commander in the range, before brackets and filters. */
  decksInRange: number;
  /** Decks of the commander without any restriction. */
  totalDecks: number;
  datedDecks: number;
  /** Decks of other commanders in the same range and bracket. */
  baselineDecks: number;
  /** By deck count in range and bracket, 1 = most; equal counts share a rank. Null with no deck there. */
  rank: number | null;
  /** Commanders with at least one deck in range and bracket. */
  rankedCommanders: number;
  shape: DeckShape;
  sections: Section[];
  /** Owner-set brackets 1…5, then decks without one. */
  bracketCounts: { owner: number[]; estimated: number[]; unset: number };
  /** Thirds of the priced decks in range and bracket, before filters; null where too few have a price. */
  budgetCounts: BudgetCounts | null;
  /** Themes of the decks in range and bracket, before filters; most decks first, then by number. */
  themeCounts: ThemeDecks[];
  rankHistory: RankPoint[];
  similar: SimilarCommander[];
};

export type SwitchCounts = Pick<CommanderStats, 'budgetCounts' | 'themeCounts' | 'bracketCounts'>;

export type CommanderRank = {
  commander: number;
  decks: number;
  /** Decks of the window saved since it could be played, a pair since the newer of the two could; at least `decks`. */
  potentialDecks: number;
  rank: number;
  previousRank: number | null;
};

/** Decks that a card leads, and decks saved since it could be played; at least as many. */
export type LeadCount = { card: number; decks: number; potentialDecks: number };

/** Cards by the decks that hold them; the columns share their positions. */
export type TopCards = {
  /** Decks counted. */
  decks: number;
  cards: Uint16Array;
  /** Decks that hold the card, and decks that could. */
  numDecks: Uint32Array;
  potentialDecks: Uint32Array;
  /** As `trend` and `trendChance` of CardStat; NaN where not measured. */
  trends: Float64Array;
  trendChances: Float64Array;
};

/** Decks that use a card in one way, and the commanders that lead them, most decks first. */
export type CommanderCounts = { decks: number; commanders: { commander: number; decks: number }[] };

export type CompanionUse = {
  card: number;
  /** Decks that use it or could hold it. */
  potentialDecks: number;
  /** Decks that name it as their companion. */
  named: CommanderCounts;
  /** Decks that hold it among their other cards. */
  main: CommanderCounts;
};

export type CardPageStats = {
  card: number;
  /** Over the decks that pass the filters; a deck holds the card when it is among its 99, not when it leads. */
  stat: { numDecks: number; potentialDecks: number; inclusion: number };
  /** Decks of all commanders that pass the filters, whether they could hold the card or not. */
  decks: number;
  /** Commanders by their decks that hold the card, then by the lower end of the share; at least `cardCommanderMinDecks` do. */
  topCommanders: {
    commander: number;
    numDecks: number;
    potentialDecks: number;
    synergy: number | null;
    lift: number | null;
  }[];
  /** Commanders first released in the days of New Cards, by their decks that hold the card. */
  newCommanders: { commander: number; numDecks: number; potentialDecks: number }[];
  /** Cards played beside it, as sections; D = the decks that hold the card. */
  sections: Section[];
  /** Cards that stand in much the same decks, staples aside; `similarity` 0…1. */
  together: { card: number; similarity: number }[];
  /** One point a month: inclusion among decks that could hold it. */
  history: { month: string; numDecks: number; potentialDecks: number }[];
  /** As those of CardStat; the mark is of this card alone. */
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
   * To add: how often decks like the list play it, about 0…1 (a regression, so it may pass 1 slightly). To cut: how
   * little they would, plus up to 0.1 for an overfull role. Higher first.
   */
  score: number;
  /** One to three, the most telling first. */
  reasons: Reason[];
};

/**
 * Why a card is recommended or may go; the site puts it into words. Shares are 0…1 of `decks`.
 * - `with`: of the decks that hold `card` (a card of the list) and whose colors allow the recommended one.
 * - `commander`: of the commander's decks that could hold it.
 * - `similar-decks`, `weak-fit`: of the decks most like the list.
 * - `lift`: share in the decks most like the list over the card's inclusion, shrunk.
 * - `redundant`: the list has `count` cards of the role, similar decks `average`. The role is a CardRole, a card type
 *   in lower case (`land` with basics where their number is known), or `high-mana-value`: nonland cards of mana value
 *   5 and more.
 * - `replaced-by`: a card recommended to add that plays the same part.
 */
export type Reason =
  | { kind: 'with'; card: number; share: number; decks: number }
  | { kind: 'commander'; share: number; decks: number }
  | { kind: 'similar-decks'; share: number; decks: number }
  | { kind: 'lift'; factor: number }
  | { kind: 'redundant'; role: string; count: number; average: number }
  | { kind: 'weak-fit'; share: number; decks: number }
  | { kind: 'replaced-by'; card: number };

export type RecommendInput = {
  /** Card indices of one or two commanders, in any order. */
  commanders: readonly number[];
  /** Card indices of the list in any order; repeated ones and the commanders count once or not at all. */
  cards: readonly number[];
  /** Copies of basic lands in the list; left out or null = unknown, and basics are then never cut. */
  basics?: number | null;
  /** Most answers of each kind, a whole number from 0 on. */
  limit: number;
  /** 1 for every card that may be added, by card index; left out = all. What is learned does not depend on it. */
  open?: Uint8Array;
  /** Most of the cards to add that are named without reasons beside `add`, a whole number; left out = none. */
  ranked?: number;
};

export type RecommendOutput = {
  /** Decks the list was compared with; 0 = nothing to go by, both lists are empty. */
  decksConsidered: number;
  add: Recommendation[];
  /** All cards to add, best first, those of `add` among them; as many as `ranked` asks for. */
  ranked: number[];
  cut: Recommendation[];
};

/** A precon beside the decks of one who may lead it. Every list holds cards that at least 20 decks could hold. */
export type PreconAdvice = {
  /** Decks of the commander. */
  decks: number;
  /** Not printed in it, by the lower end of inclusion's interval, highest first. */
  cardsToAdd: CardStat[];
  landsToAdd: CardStat[];
  /** Printed in it, by inclusion, lowest first. */
  cardsToCut: CardStat[];
  landsToCut: CardStat[];
};

/** What decks of one color combination, or of all, play of lands; averages are per deck, all 0 without a deck. */
export type LandAverages = {
  decks: number;
  /** Copies of lands, of basic and of other ones. */
  land: number;
  basic: number;
  nonbasic: number;
  /** Of the cards that are no lands; null without such a card. */
  averageManaValue: number | null;
  /** Cards that ramp or draw, are no lands and cost at most `cheapManaValue`. */
  cheap: number;
  /** W U B R G symbols in mana costs. */
  pips: number[];
  decksWithEstimatedBasics: number;
};

export type LandStats = LandAverages & {
  /** Lands that a deck could hold, held or not: by the lower end of the share's interval, then decks, then name. */
  lands: { card: number; numDecks: number; potentialDecks: number; inclusion: number }[];
};

/** A land base for a deck of 99. */
export type LandBase = {
  /** The formula's number, not rounded. */
  exact: number;
  lands: number;
  /** In the order chosen. */
  nonbasics: number[];
  /** Copies of W U B R G basics, then of Wastes. */
  basics: number[];
  /** What the nonbasics cost, US cents, and how many of them have no price. */
  cents: number;
  unpriced: number;
};
