export { TINY_CARDS } from './tiny-catalogue.ts';
export { openTiny, publishTiny, temporaryFolder, tinyContent } from './tiny-snapshot.ts';
