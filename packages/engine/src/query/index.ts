export { THRESHOLDS } from '../thresholds.ts';
export { type CardDecks, loadCardDecks } from './card-decks/card-decks.ts';
export { type CardModel, loadCardModel } from './card-model/card-model.ts';
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
} from './counting/accessors.ts';
export { distinctShare, getEffectiveDecks } from './counting/effective-decks.ts';
export {
  type CardCounts,
  type CardNumbers,
  cardCountsOfTally,
  commanderNumbers,
} from './counting/numbers.ts';
export { countTogether, type PackedLists, packLists } from './counting/together.ts';
export { markTrends } from './counting/trend.ts';
export type { BudgetCounts } from './decks/budget.ts';
export { type Engine, loadEngine } from './decks/engine.ts';
export { type EngineFilters, NO_ENGINE_FILTERS, resolveFilters } from './decks/filters.ts';
export { inCurrentForm } from './decks/form-four.ts';
export { deckThemes, type ThemeDecks } from './decks/themes.ts';
export type { Window } from './decks/window.ts';
export {
  adviseLands,
  type CommanderLands,
  deckLandFormula,
  type LandAdvice,
} from './insight/advise-lands.ts';
export { type ColorCost, colorCosts } from './insight/color-costs.ts';
export { companionCondition } from './insight/companion-condition.ts';
export { copiesAllowed } from './insight/copies-allowed.ts';
export { type DeckColor, deckColors } from './insight/deck-colors.ts';
export { countDeckLands, countModalLands } from './insight/deck-lands.ts';
export { type DeckMakeup, deckMakeup, isModalLand } from './insight/deck-makeup.ts';
export { deckProblems, type RuleViolation } from './insight/deck-problems.ts';
export { fillWithLands, type LandFill, splitBasics } from './insight/fill-lands.ts';
export { judgeCompanion } from './insight/judge-companion.ts';
export {
  allLines,
  type InsightDeck,
  type InsightLine,
  type ManaSource,
  sumQuantities,
} from './insight/types.ts';
export { type CardGroup, getGroup, groupLabel, isInGroup, listGroups } from './plan/card-groups.ts';
export type { CardStrength } from './plan/card-strength/card-strength.ts';
export { chooseCuts } from './plan/choose-cuts.ts';
export type { CutsInput } from './plan/cuts-input.ts';
export { type DeadReason, deadCards } from './plan/dead-cards.ts';
export { type FillNonbasic, fillNonbasics } from './plan/fill-nonbasics.ts';
export { findUnknownNames } from './plan/known-cards/known-cards.ts';
export { getNearShare } from './plan/near-share.ts';
export { planAdditions } from './plan/plan-additions.ts';
export { type PlanFacts, planFacts } from './plan/plan-facts.ts';
export { fitInOrder, type PlanFit, planFit } from './plan/plan-fit.ts';
export { readPlan } from './plan/read-plan.ts';
export { orderForReading } from './plan/reading-order.ts';
export type { ListPlan, PlanTheme } from './plan/types.ts';
export { isLimiting, usualMaxPrice } from './plan/usual-max-price.ts';
export { type ProposalFacts, proposalFacts } from './proposal/card-facts.ts';
export type { CommanderRequests } from './proposal/commander-requests.ts';
export { findProposalCandidates, proposeDeck } from './proposal/propose-deck.ts';
export type { DeckPart, Proposal, ProposedCard } from './proposal/types.ts';
export type { SearchEffort } from './recommend/neighbors.ts';
export { rankAdditions, recommend } from './recommend/recommend.ts';
export {
  type CardResultsAcross,
  type CardSides,
  cardResultsAcross,
  commanderRecords,
} from './results/card-results.ts';
export { type CardResults, type CommanderResults, commanderResults } from './results/commander-results.ts';
export { countGames, type ResultCount, type ResultSpan } from './results/count-entries.ts';
export {
  type CommanderSpan,
  commanderSpans,
  type Standing,
  type TournamentEvent,
  tournamentEvents,
  tournamentStandings,
} from './results/tournaments.ts';
export { averageDeck } from './statistics/average-deck.ts';
export { cardStats } from './statistics/card-stats.ts';
export {
  type ComboCards,
  type ComboCounts,
  type ComboHolder,
  comboCounts,
  comboHolders,
} from './statistics/combo-counts.ts';
export { commanderStats, statsWithAverage, switchCounts } from './statistics/commander-stats.ts';
export { companionUse } from './statistics/companions.ts';
export { type DeckSampleCounts, deckSample } from './statistics/deck-sample.ts';
export {
  type DeckRow,
  type DecksBehind,
  deckRow,
  decksBehind,
} from './statistics/decks-behind.ts';
export { landBase } from './statistics/land-base.ts';
export { landAverages, landStats } from './statistics/land-stats.ts';
export type { CardOfDecks } from './statistics/off-average.ts';
export { preconAdvice } from './statistics/precon-advice.ts';
export { commanderRanks, leadCounts } from './statistics/ranks.ts';
export { type SaveDay, saveDays } from './statistics/save-days.ts';
export { similarCommanders } from './statistics/similar-commanders.ts';
export { themeCommanders } from './statistics/theme-commanders.ts';
export { type ThemeCommander, type ThemeStats, themeStats } from './statistics/theme-stats.ts';
export { topCards } from './statistics/top-cards.ts';
export * from './types.ts';
