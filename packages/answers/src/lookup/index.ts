export { cardOfId, cardReference, findCardId, slugOfId } from './card-ids.ts';
export {
  commanderOfId,
  commanderReference,
  getCommanderReference,
} from './commander-ids.ts';
export { cardEntries } from './entries.ts';
export { findExactPage } from './exact-page.ts';
export { exactCard, fuzzyCard } from './fuzzy-card.ts';
export { cardAt, commanderAt } from './known-names.ts';
export { COMPARED_NAMES, namedCards } from './named-cards.ts';
export { findNamedPage } from './named-page.ts';
export { nearestWords } from './nearest-words.ts';
export {
  cardOption,
  commanderOption,
  commanderOptions,
  nearestOptions,
  nearestQuestion,
  recordedCommanderNames,
  searchOptions,
  setOption,
} from './search-options.ts';
export { UnknownNameError } from './unknown-name-error.ts';
export { unknownTheme } from './unknown-theme.ts';
