export { THRESHOLDS } from '../thresholds.ts';
export {
  allDecks,
  cardCounts,
  commanderCards,
  commanderDecks,
  commanderIdentity,
  deckList,
  findCommander,
  type Pairing,
  pairings,
} from './accessors.ts';
export { averageDeck } from './average-deck.ts';
export type { BudgetCounts } from './budget.ts';
export { cardStats } from './card-page.ts';
export {
  type ComboCards,
  type ComboCounts,
  type ComboHolder,
  comboCounts,
  comboHolders,
} from './combo-counts.ts';
export { commanderStats, switchCounts } from './commander.ts';
export { companionUse } from './companions.ts';
export {
  DECK_COLUMNS,
  type DeckColumn,
  type DeckRow,
  type DecksBehind,
  deckRow,
  decksBehind,
} from './decks-behind.ts';
export { type Engine, loadEngine } from './engine.ts';
export { type EngineFilters, NO_ENGINE_FILTERS, resolveFilters } from './filters.ts';
export { type DeckColor, deckColors } from './insight/deck-colors.ts';
export { type DeckFault, deckFaults } from './insight/deck-faults.ts';
export { advisedLands, type DeckMakeup, deckMakeup } from './insight/deck-makeup.ts';
export { allLines, type InsightDeck, type InsightLine } from './insight/types.ts';
export { landBase } from './land-base.ts';
export { landStats } from './land-stats.ts';
export { type CardNumbers, commanderNumbers } from './numbers.ts';
export { preconAdvice } from './precon-advice.ts';
export { commanderRanks } from './ranks.ts';
export { recommend } from './recommend.ts';
export { similarCommanders } from './similar-commanders.ts';
export { type ThemeCommander, type ThemeStats, themeStats } from './theme-page.ts';
export { deckThemes, type ThemeCount } from './themes.ts';
export { countTogether } from './together.ts';
export { topCards } from './top-cards.ts';
export * from './types.ts';
export type { Window } from './window.ts';
