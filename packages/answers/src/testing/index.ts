export { TINY_CARDS, withCompanions } from './tiny-catalog.ts';
export { openTiny, publishTiny, type TinySnapshot, temporaryFolder, tinyContent } from './tiny-snapshot.ts';
