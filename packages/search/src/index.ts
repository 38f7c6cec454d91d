export { buildNameIndex } from './build.ts';
export { editDistance } from './edit-distance.ts';
export { loadNameIndex } from './load.ts';
export { isNearWord, isTypo, plausibleHits } from './plausible-hits.ts';
export type { NameEntry, NameHit, NameIndex } from './types.ts';
