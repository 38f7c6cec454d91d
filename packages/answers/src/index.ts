export {
  type AdviceGroup,
  type AdvicePart,
  adviseDeck,
  type DeckAdvice,
  type DeckChanges,
  type DeckDifference,
  type DescribedPlan,
  type DifferentCard,
  type NearCard,
  type PlanChoice,
  prepareAdvice,
} from './advice/index.ts';
export { type Answers, createAnswers } from './answers.ts';
export {
  BULK_TABLES,
  bulkRows,
  CARD_COUNTS,
  COMMANDER_COUNTS,
  column,
  INCLUSION,
  orNull,
  PLAYED_NUMBERS,
  renamed,
  type TableColumn,
} from './bulk/index.ts';
export {
  cardJson,
  cardNames,
  findTopList,
  fullCardDocument,
  imageUris,
  isImagePath,
  wholeText,
} from './card/index.ts';
export { topListsWithin } from './card-page/index.ts';
export {
  COMBOS_PER_PAGE,
  type ComboCategory,
  type ComboDecks,
  type CommanderCombo,
  comboCategory,
  comboDecks,
  commanderCombos,
  searchCombos,
} from './combo/index.ts';
export {
  colorStaples,
  companionCommanders,
  companionNamed,
  pairsOfColors,
  type StapleKind,
} from './commander/index.ts';
export {
  type Article,
  articlePage,
  articlesAbout,
  type Content,
  parseArticle,
  siteContent,
  THRESHOLD_TEXT,
} from './content/index.ts';
export { checkSharedList, commanderOfDeck, listedDecks, savedByDay } from './deck/index.ts';
export { FIELD_DESCRIPTIONS, wordsOfField } from './developers/index.ts';
export { preconGroups } from './list/index.ts';
export {
  cardAt,
  cardEntries,
  cardOfId,
  cardOption,
  commanderOfId,
  commanderOptions,
  commanderReference,
  exactCard,
  findCardId,
  findNamedPage,
  fuzzyCard,
  recordedCommanderNames,
  searchOptions,
  setOption,
  UnknownNameError,
} from './lookup/index.ts';
export { ofShape, unknownKey } from './of-shape.ts';
export type { Found, PageDefinition } from './page/index.ts';
export { PageMovedError } from './page/index.ts';
export { pageAddresses } from './page-addresses.ts';
export {
  findByPath,
  PAGES,
  type PageAnswer,
  type PageName,
  type PageParams,
  queryAt,
} from './pages.ts';
export { type PreviewFacts, type PreviewPage, previewPage } from './preview/index.ts';
export {
  bracketResource,
  type CardChoice,
  type ChosenFields,
  cachedEntries,
  cardChooser,
  cardHistoryResource,
  cardPricesResource,
  cardResource,
  cardsOfCommander,
  cardsOfSet,
  catalogDetails,
  catalogResource,
  chooseFields,
  chosenCards,
  chosenCombos,
  comboOfId,
  comboResource,
  commanderDetails,
  commanderHistoryResource,
  commanderOfDeckId,
  commanderRecord,
  commanderResource,
  commandersInWindow,
  deckCombosResource,
  deckDetails,
  deckListResource,
  deckResource,
  decksOfCommander,
  describeIdentifier,
  drawnCards,
  drawnCommanders,
  drawOne,
  type FoundEntries,
  filteredCardResource,
  findIdentified,
  foundCards,
  insightResource,
  listedCatalogs,
  listedPrecons,
  listedSets,
  listedTournaments,
  missingNumbers,
  partOfList,
  playedCard,
  preconDetails,
  preconOfId,
  preconResource,
  preconUpgradeResource,
  prepareLists,
  printingResource,
  printingsOfCard,
  proposalResource,
  rankedRecords,
  recommendationsResource,
  setOfId,
  setResource,
  themeOfId,
  themeResource,
  toProvenance,
  tournamentDetails,
  tournamentOfId,
  tournamentResource,
} from './resources/index.ts';
export { cardResultsResource, commanderResultsResource } from './results/index.ts';
export { cardSearchAnswer, listSearchAnswer } from './search/index.ts';
export type { LoadedSnapshot, SnapshotResources, ViewContext } from './snapshot/index.ts';
export { identityNamed, loadSnapshot, prepareSnapshot, UnsoundSnapshotError } from './snapshot/index.ts';
export { playSpellify, spellifyToday } from './spellify/index.ts';
export { cardsWithTheme, playedThemes } from './theme/index.ts';
