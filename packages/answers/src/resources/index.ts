export { type CardChoice, cardChooser, chosenCards } from './card-choice.ts';
export { cardResource, filteredCardResource } from './card-resource.ts';
export { cardsOfCommander, playedCard } from './cards-of-commander.ts';
export { catalogDetails, catalogResource, listedCatalogs } from './catalog-resource.ts';
export { type ChosenFields, chooseFields } from './choose-fields.ts';
export { chosenCombos, comboOfId, comboResource } from './combo-resource.ts';
export {
  commanderDetails,
  commanderResource,
  commandersInWindow,
  rankedCommanders,
} from './commander-resource.ts';
export { bracketResource, deckCombosResource } from './deck-combos-resource.ts';
export { deckListResource } from './deck-list-resource.ts';
export { commanderOfDeckId, deckDetails, deckResource, decksOfCommander } from './deck-resource.ts';
export { cardHistoryResource, cardPricesResource, commanderHistoryResource } from './history-resource.ts';
export { describeIdentifier, findIdentified, missingNumbers } from './identified-card.ts';
export { insightResource } from './insight-resource.ts';
export { cachedEntries, type FoundEntries } from './list-cache.ts';
export { partOfList } from './part-of-list.ts';
export {
  listedPrecons,
  preconDetails,
  preconOfId,
  preconResource,
  preconUpgradeResource,
} from './precon-resource.ts';
export { prepareLists } from './prepare-lists.ts';
export { printingResource, printingsOfCard } from './printing-resource.ts';
export { proposalResource } from './proposal-resource.ts';
export { toProvenance } from './provenance.ts';
export { drawnCards, drawnCommanders, drawOne } from './random-resource.ts';
export { recommendationsResource } from './recommendations-resource.ts';
export { foundCards } from './search-resource.ts';
export { cardsOfSet, listedSets, setOfId, setResource } from './set-resource.ts';
export { themeOfId, themeResource } from './theme-resource.ts';
export {
  commanderRecord,
  listedTournaments,
  rankedRecords,
  tournamentDetails,
  tournamentOfId,
  tournamentResource,
} from './tournament-resource.ts';
