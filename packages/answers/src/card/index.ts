export { cardJson, cardUrl, imageUris, pairJson } from './card-json.ts';
export { cardNames } from './card-names.ts';
export {
  commanderView,
  countedView,
  countsOfCard,
  plainCardView,
  present,
  statView,
} from './card-view-json.ts';
export { asCommanderView, canBeCommander, noDeckYet } from './command-zone.ts';
export { COMPANION_CONDITIONS } from './companion-conditions.data.ts';
export { fullCard, fullCardDocument, wholeText } from './full-card.ts';
export { isImagePath } from './image-path.ts';
export { pageCard } from './page-card.ts';
export { playedCards } from './played-cards.ts';
export { rankCards, rankedViews, windowOfFilters } from './ranked-cards.ts';
export { SECTION_NAMES } from './section-names.ts';
export {
  ALL_CARDS,
  findTopList,
  getTopGroups,
  isListed,
  TOP_GROUPS,
  TOP_LISTS,
  type TopList,
} from './top-lists.ts';
