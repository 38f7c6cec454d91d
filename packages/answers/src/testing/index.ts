export { TINY_CARDS, withCompanions } from './tiny-catalog.ts';
export { tinyResults } from './tiny-results.ts';
export { openTiny, publishTiny, type TinySnapshot, temporaryFolder, tinyContent } from './tiny-snapshot.ts';
