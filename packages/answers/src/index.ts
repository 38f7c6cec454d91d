export {
  type AdviceGroup,
  type AdvicePart,
  adviseDeck,
  type DeckAdvice,
  type DeckChanges,
  type DeckDifference,
  type DifferentCard,
} from './advice/index.ts';
export { type Answers, createAnswers } from './answers.ts';
export { BULK_TABLES, type BulkColumn } from './bulk/bulk-columns.data.ts';
export { bulkRows } from './bulk/bulk-rows.ts';
export { cardJson, imageUris } from './card/card-json.ts';
export { cardNames } from './card/card-names.ts';
export type { ViewContext } from './card/card-view-json.ts';
export { cardEntries } from './card/entries.ts';
export { fullCard } from './card/full-card.ts';
export { isImagePath } from './card/image-path.ts';
export { topListOf } from './card/top-lists.ts';
export { topListsWithin } from './card/top-page.ts';
export { type ComboDecks, comboDecks } from './combo/combo-decks.ts';
export { type CommanderCombo, commanderCombos } from './combo/commander-combos.ts';
export { articlePage, articlesAbout } from './content/articles-page.ts';
export { type Article, type Content, parseArticle, siteContent } from './content/read-content.ts';
export { THRESHOLD_WORDS } from './content/threshold-words.data.ts';
export { commanderOfDeck, listedDecks, savedByDay } from './deck/decks-page.ts';
export { checkSharedList } from './deck/shared-list.ts';
export { FIELD_WORDS } from './developers/field-words.data.ts';
export { wordsOfField } from './developers/field-words.ts';
export { preconGroups } from './list/precon-groups.ts';
export type { Found, PageDefinition } from './page/define-page.ts';
export { cardAt } from './page/known-names.ts';
export { ofShape } from './page/of-shape.ts';
export { pageAddresses } from './page/page-addresses.ts';
export { PageMovedError } from './page/page-moved-error.ts';
export { UnknownNameError } from './page/unknown-name-error.ts';
export {
  findByPath,
  PAGES,
  type PageAnswer,
  type PageName,
  type PageParams,
  queryAt,
} from './pages.ts';
export { type PreviewFacts, type PreviewPage, previewPage } from './preview/preview-facts.ts';
export { type CardChoice, cardChooser, chosenCards } from './resources/card-choice.ts';
export { cardOfId, findCardId } from './resources/card-ids.ts';
export { cardResource, filteredCardResource } from './resources/card-resource.ts';
export { cardsOfCommander, playedCard } from './resources/cards-of-commander.ts';
export { type ChosenFields, chooseFields } from './resources/choose-fields.ts';
export { chosenCombos, comboOfId, comboResource } from './resources/combo-resource.ts';
export { commanderOfId, commanderReference } from './resources/commander-ids.ts';
export {
  commanderDetails,
  commanderResource,
  commandersInWindow,
} from './resources/commander-resource.ts';
export { deckListResource } from './resources/deck-list-resource.ts';
export {
  commanderOfDeckId,
  deckDetails,
  deckResource,
  decksOfCommander,
} from './resources/deck-resource.ts';
export {
  cardHistoryResource,
  cardPricesResource,
  commanderHistoryResource,
} from './resources/history-resource.ts';
export { type FoundEntries, keptEntries } from './resources/kept-lists.ts';
export { partOfList } from './resources/part-of-list.ts';
export { listedPrecons, preconDetails, preconOfId, preconResource } from './resources/precon-resource.ts';
export { proposalResource } from './resources/proposal-resource.ts';
export { provenanceOf } from './resources/provenance.ts';
export { recommendationsResource, withoutId } from './resources/recommendations-resource.ts';
export { foundCards } from './resources/search-resource.ts';
export { cardsOfSet, listedSets, setOfId, setResource } from './resources/set-resource.ts';
export { themeOfId, themeResource } from './resources/theme-resource.ts';
export { cardResultsResource } from './results/card-tournament-results.ts';
export { commanderResultsResource } from './results/tournament-results.ts';
export {
  cardOption,
  commanderOptions,
  recordedCommanderNames,
  searchOptions,
  setOption,
} from './search/search-options.ts';
export { cardSearchAnswer, listSearchAnswer } from './search/search-page.ts';
export { identityNamed } from './snapshot/color-names.ts';
export { loadSnapshot } from './snapshot/load-snapshot.ts';
export type { LoadedSnapshot, SnapshotResources } from './snapshot/loaded-snapshot.ts';
export { playSpellify, spellifyToday } from './spellify/spellify-game.ts';
export { playedThemes } from './tag/themes.ts';
