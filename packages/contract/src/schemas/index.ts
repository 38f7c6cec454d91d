export * from './api-keys.ts';
export * from './articles.ts';
export * from './card.ts';
export * from './card-entry.ts';
export * from './card-names.ts';
export * from './cards.ts';
export * from './combo-count.ts';
export * from './combo-page.ts';
export * from './crash.ts';
export * from './deck-sample.ts';
export * from './decks-page.ts';
export * from './developers.ts';
export * from './health.ts';
export * from './history.ts';
export * from './info.ts';
export * from './insight.ts';
export * from './lands-page.ts';
export * from './list-page.ts';
export * from './misc.ts';
export * from './newsletter.ts';
export * from './page.ts';
export * from './partner-page.ts';
export * from './patrons.ts';
export * from './precon-page.ts';
export * from './prices.ts';
export * from './problem.ts';
export * from './proposal.ts';
export * from './real-data.ts';
export * from './recs.ts';
export * from './resources/advice.ts';
export * from './resources/bulk.ts';
export * from './resources/card.ts';
export * from './resources/card-identifier.ts';
export * from './resources/catalog.ts';
export * from './resources/combo.ts';
export * from './resources/commander.ts';
export * from './resources/deck.ts';
export * from './resources/deck-combos.ts';
export * from './resources/deck-list.ts';
export * from './resources/envelope.ts';
export * from './resources/history.ts';
export * from './resources/limits.ts';
export * from './resources/printing.ts';
export * from './resources/proposal.ts';
export * from './resources/results.ts';
export * from './resources/theme-set.ts';
export * from './resources/tournament.ts';
export {
  CardTournamentResults,
  DeckResultEntry,
  ShownSides,
  SideResults,
  TournamentResults,
} from './results.ts';
export * from './salt-page.ts';
export * from './salt-vote.ts';
export * from './scg.ts';
export * from './search-option.ts';
export * from './search-page.ts';
export * from './set-page.ts';
export * from './shared-decks.ts';
export * from './spellify.ts';
export * from './staff.ts';
export * from './theme-page.ts';
export * from './users.ts';
