import type { CommanderStats, DeckSampleCounts } from '@deckwright/engine/query';

/** The statistics of a commander without decks. */
export const NO_COMMANDER_STATS: CommanderStats = {
  commander: -1,
  decks: 0,
  decksInRange: 0,
  totalDecks: 0,
  datedDecks: 0,
  baselineDecks: 0,
  rank: null,
  rankedCommanders: 0,
  shape: {
    creature: 0,
    instant: 0,
    sorcery: 0,
    artifact: 0,
    enchantment: 0,
    battle: 0,
    planeswalker: 0,
    land: 0,
    basic: 0,
    nonbasic: 0,
    curve: [],
    pips: [0, 0, 0, 0, 0],
    averagePrice: null,
    pricedDecks: 0,
    averageSalt: null,
    decksWithEstimatedBasics: 0,
  },
  sections: [],
  bracketCounts: { owner: [0, 0, 0, 0, 0], estimated: [0, 0, 0, 0, 0], unset: 0 },
  budgetCounts: null,
  budgetLimits: null,
  themeCounts: [],
  rankHistory: [],
  similar: [],
};

/** What the numbers of a commander without decks rest on. */
export const NO_DECK_SAMPLE: DeckSampleCounts = {
  decks: 0,
  datedDecks: 0,
  decksWithEstimatedBasics: 0,
  decksWithEstimatedBracket: 0,
  nearIdenticalGroups: 0,
  nearIdenticalDecks: 0,
  effectiveDecks: 0,
  firstDay: null,
  lastDay: null,
  runs: new Uint32Array(),
};
