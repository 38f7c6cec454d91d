import type { TimeRange } from '@deckwright/domain';
import type {
  AverageDeck,
  CardCounts,
  CardNumbers,
  CardResultsAcross,
  CardStats,
  ComboCards,
  ComboCounts,
  ComboHolder,
  CommanderRank,
  CommanderResults,
  CommanderSpan,
  CommanderStats,
  CompanionUse,
  DeckSampleCounts,
  DecksBehind,
  deckRow,
  decksBehind,
  EngineFilters,
  LandAverages,
  LandBase,
  LandStats,
  LeadCount,
  PackedLists,
  PreconAdvice,
  RecommendInput,
  RecommendOutput,
  SaveDay,
  Standing,
  SwitchCounts,
  ThemeStats,
  TopCards,
  TournamentEvent,
  Window,
} from '@deckwright/engine/query';

/** The kind of cards in the name index; an entry's number is the card's position. */
export const CARD_KIND = 0;

/** Statistics of a commander's cards, and all decks that run each card, eligible or not. */
type PlayedNumbersOfCommander = Omit<CardNumbers, 'inside' | 'outside'> & {
  running: CardCounts;
  /** At the positions of `others`: the decks that could run the card, and their effective number. */
  eligible: { potentialDecks: number; effectiveDecks: number }[];
};

/** Facts about all decks, computed once per snapshot. */
export type Overview = {
  /** By card: decks that run it in the 99. */
  cardDecks: Uint32Array;
  /** By card: eligible decks. */
  cardPotential: Uint32Array;
  /** By card: decks that the interval of its share is of, see `shareInterval`. */
  cardEffective: Float64Array;
  /** By commander: its decks. */
  commanderDecks: Uint32Array;
  /** By commander: decks saved since its release. */
  commanderPotential: Uint32Array;
  /** By commander: as `cardEffective`. */
  commanderEffective: Float64Array;
  /** All decks, near-identical ones counted once, divided by decks. */
  distinctShare: number;
  /** By commander: its one or two cards. */
  commanderCards: number[][];
  /** By commander: games of its decks in tournaments, and how many of them were won. */
  commanderGames: Uint32Array;
  commanderWins: Uint32Array;
  /** Stated brackets 1…5 at 1…5, decks without one at 0. */
  brackets: number[];
  /** Decks of the year up to the as-of date. */
  yearDecks: number;
  /** Size of the theme table that the decks were classified with. */
  themes: number;
};

export type CommanderAnswer = {
  stats: CommanderStats;
  /** What these numbers rest on. */
  sample: DeckSampleCounts;
  average: AverageDeck | null;
  /** For each requested list of cards, the decks of the page that run all of them. */
  holding: ArrayLike<number>;
  /** Tournament results of these decks, if there are any. */
  results: CommanderResults | null;
};

/** The average deck of the decks that pass the filters, and their statistics. */
export type AverageDeckAnswer = { average: AverageDeck; stats: CommanderStats };
export type LandsQuestion = {
  /** Null = all decks, without a land base. */
  identity: number | null;
  range: TimeRange;
  /** Override the decks' averages; null = no override. */
  averageManaValue: number | null;
  cheap: number | null;
  capCents: number | null;
  /** Also return the averages of every color identity, 0…31. */
  overview: boolean;
};

export type LandsAnswer = {
  stats: LandStats;
  /** Null without decks and without overrides. */
  base: LandBase | null;
  identities: readonly LandAverages[];
};

/** Input and output of each worker call. */
export type EngineCalls = {
  overview: { input: null; output: Overview };
  /** Computes what the first commander page and the first advice of a worker need of all decks. */
  prepare: { input: null; output: null };
  commander: {
    input: { commander: number; filters: EngineFilters; together: PackedLists };
    output: CommanderAnswer;
  };
  card: { input: { card: number; filters: EngineFilters }; output: CardStats };
  topCards: { input: Window & { commanders: number[] | null }; output: TopCards };
  companions: { input: Window & { cards: number[] }; output: CompanionUse[] };
  ranks: {
    input: Pick<Window, 'range'> & Partial<Window> & { among?: number[] };
    output: CommanderRank[];
  };
  leads: { input: Window & { cards: number[] }; output: LeadCount[] };
  comboCounts: { input: { combos: ComboCards[] }; output: ComboCounts };
  comboHolders: { input: ComboCards; output: ComboHolder[] };
  decks: { input: Parameters<typeof decksBehind>[1]; output: DecksBehind & { counts: SwitchCounts } };
  /** When the decks that pass the filters were last saved. */
  saveDays: { input: { commander: number; filters: EngineFilters }; output: SaveDay[] };
  /** One deck and its cards, without commanders. */
  deck: {
    input: { commander: number; deck: number };
    output: ReturnType<typeof deckRow> & { cards: number[] };
  };
  averageDeck: { input: { commander: number; filters: EngineFilters }; output: AverageDeckAnswer };
  theme: {
    input: { theme: number; identity: number | null; filters: EngineFilters };
    output: ThemeStats;
  };
  /** By number of the theme: its commanders with the most decks of it. */
  themeCommanders: { input: { limit: number }; output: number[][] };
  lands: { input: LandsQuestion; output: LandsAnswer };
  preconAdvice: { input: { commander: number; printed: number[] }; output: PreconAdvice | null };
  /**
   * How one commander's decks that pass the filters play their cards; all decks without filters. `others` are cards
   * which none of them need run.
   */
  played: {
    input: { commander: number; filters?: EngineFilters; others?: readonly number[] };
    output: PlayedNumbersOfCommander;
  };
  /** Tournament results of a commander's decks that pass the filters. */
  results: { input: { commander: number; filters: EngineFilters }; output: CommanderResults | null };
  /** Tournament results of the decks that run a card and pass the filters, and of their commanders' other decks. */
  cardResults: { input: { card: number; filters: EngineFilters }; output: CardResultsAcross | null };
  /** Tournament results of every commander's decks that pass the filters. */
  records: { input: { filters: EngineFilters }; output: CommanderSpan[] };
  /** All tournaments, newest first. */
  tournaments: { input: null; output: TournamentEvent[] };
  /** The results of one, by its number. */
  standings: { input: { event: number }; output: Standing[] };
  recommend: { input: RecommendInput; output: RecommendOutput };
  /** The `ranked` of `recommend` alone. */
  rank: { input: RecommendInput; output: number[] };
  /** Positions of the cards with the most similar names for each query, best first. */
  nearest: { input: { query: string; limit: number }[]; output: number[][] };
};

export type EngineCall = keyof EngineCalls;

export type EngineTask = { [K in EngineCall]: { call: K; input: EngineCalls[K]['input'] } }[EngineCall];

/** Calls the engine in a worker thread. */
export type AskEngine = <K extends EngineCall>(
  call: K,
  input: EngineCalls[K]['input'],
) => Promise<EngineCalls[K]['output']>;
