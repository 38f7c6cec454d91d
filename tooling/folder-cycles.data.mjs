// Folders that import each other today, below each root that is checked. A list may only shrink: the check fails for a
// new pair, and for a listed one that is gone.

/** @type {import('./lib/folder-cycles.mjs').KnownPairs} */
export const KNOWN_PAIRS = {
  'apps/pipeline/src': [
    ['build', 'judging'],
    ['build', 'lake'],
  ],
  'apps/site/server': [],
  'bench/src': [],
  'packages/accounts/src': [
    ['passkey', 'user'],
    ['profile', 'session'],
    ['second-factor', 'session'],
  ],
  'packages/answers/src': [
    ['card', 'combo'],
    ['card', 'content'],
    ['card', 'page'],
    ['card', 'results'],
    ['card', 'set'],
    ['card', 'snapshot'],
    ['combo', 'snapshot'],
    ['commander', 'set'],
    ['content', 'page'],
    ['page', 'search'],
    ['page', 'set'],
    ['page', 'snapshot'],
    ['page', 'tag'],
    ['results', 'snapshot'],
  ],
  'packages/engine/src': [['query/decks', 'query/results']],
};
