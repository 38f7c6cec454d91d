export { buildNameIndex } from './build.ts';
export { loadNameIndex } from './load.ts';
export type { NameEntry, NameHit, NameIndex } from './types.ts';
