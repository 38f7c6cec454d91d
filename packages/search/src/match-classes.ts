/** Kinds of match, best first. */
export const MATCH = {
  exact: 0,
  prefix: 1,
  wordPrefix: 2,
  allWords: 3,
  substring: 4,
  typoExact: 5,
  typoPrefix: 6,
  typoWord: 7,
} as const;

export const MATCH_CLASSES = 8;

/** Shorter queries match too much inside names. */
export const MIN_SUBSTRING = 3;

/** Shorter queries are one edit away from half of all names. */
export const MIN_TYPO = 4;

/** What is typed beyond this many letters is not looked at; no name is as long. */
export const MAX_QUERY = 200;

/** With more words than this none of them is tried with a typo, which would cost a walk each. */
export const MAX_TYPO_WORDS = 8;
