import type { TimeRange } from '@deckwright/domain';
import type {
  AverageDeck,
  CardNumbers,
  CardPageStats,
  ComboCards,
  ComboCounts,
  ComboHolder,
  CommanderRank,
  CommanderStats,
  CompanionUse,
  DeckRow,
  DecksBehind,
  decksBehind,
  EngineFilters,
  LandAverages,
  LandBase,
  LandStats,
  LeadCount,
  PreconAdvice,
  RecommendInput,
  RecommendOutput,
  SaveDay,
  SwitchCounts,
  ThemeStats,
  TopCards,
  Window,
} from '@deckwright/engine/query';

/** In the name index, entries of this kind are cards and their number is the card's position. */
export const CARD_KIND = 0;

/** Facts about all decks, asked once for each snapshot. */
export type Overview = {
  /** By card: decks that hold it among their other cards. */
  cardDecks: Uint32Array;
  /** By card: decks that could hold it. */
  cardPotential: Uint32Array;
  /** By commander: its decks. */
  commanderDecks: Uint32Array;
  /** By commander: decks saved since it could be played. */
  commanderPotential: Uint32Array;
  /** By commander: its one or two cards. */
  commanderCards: number[][];
  /** Owner-set brackets 1…5 at 1…5, decks without one at 0. */
  brackets: number[];
  /** How many themes the decks were told apart by. */
  themes: number;
};

export type CommanderAnswer = {
  stats: CommanderStats;
  average: AverageDeck | null;
  /** Decks of the page that hold all cards, for each list of cards asked about. */
  holding: number[];
};

/** The average deck of the decks that pass, and those decks' own averages. */
export type AverageDeckAnswer = { average: AverageDeck; stats: CommanderStats };
export type LandsQuestion = {
  /** Null = all decks, and then no land base. */
  identity: number | null;
  range: TimeRange;
  /** In place of the decks' own averages; null = those. */
  averageManaValue: number | null;
  cheap: number | null;
  capCents: number | null;
  /** Also the averages of every identity, 0…31. */
  overview: boolean;
};

export type LandsAnswer = {
  stats: LandStats;
  /** Null without decks or figures of its own. */
  base: LandBase | null;
  identities: readonly LandAverages[];
};

/** What a worker is asked and what it answers. */
export type EngineCalls = {
  overview: { input: null; output: Overview };
  commander: {
    input: { commander: number; filters: EngineFilters; together: number[][] };
    output: CommanderAnswer;
  };
  card: { input: { card: number; filters: EngineFilters }; output: CardPageStats };
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
  /** When the decks that pass were last saved. */
  saveDays: { input: { commander: number; filters: EngineFilters }; output: SaveDay[] };
  /** One deck and its cards, commanders not among them. */
  deck: { input: { commander: number; deck: number }; output: { row: DeckRow; cards: number[] } };
  averageDeck: { input: { commander: number; filters: EngineFilters }; output: AverageDeckAnswer };
  theme: {
    input: { theme: number; identity: number | null; filters: EngineFilters };
    output: ThemeStats;
  };
  lands: { input: LandsQuestion; output: LandsAnswer };
  preconAdvice: { input: { commander: number; printed: number[] }; output: PreconAdvice | null };
  /** How one commander's decks play their cards. */
  played: { input: { commander: number }; output: CardNumbers };
  recommend: { input: RecommendInput; output: RecommendOutput };
  /** Cards whose names are like each query, by position, best first. */
  nearest: { input: { query: string; limit: number }[]; output: number[][] };
};

export type EngineCall = keyof EngineCalls;

export type EngineTask = { [K in EngineCall]: { call: K; input: EngineCalls[K]['input'] } }[EngineCall];

/** Asks the engine off the main thread. */
export type AskEngine = <K extends EngineCall>(
  call: K,
  input: EngineCalls[K]['input'],
) => Promise<EngineCalls[K]['output']>;
