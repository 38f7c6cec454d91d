// Folders that import each other today, below each root that is checked. A list may only shrink: the check fails for a
// new pair, and for a listed one that is gone.

/** @type {import('./lib/folder-cycles.mjs').KnownPairs} */
export const KNOWN_PAIRS = {
  'apps/pipeline/src': [],
  'apps/site/server': [],
  'bench/src': [],
  'packages/accounts/src': [],
  'packages/answers/src': [],
  'packages/engine/src': [],
};
