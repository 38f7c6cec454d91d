/** Kinds of match, best first. `near` kinds are one typo away from whole words whose first letter is as typed. */
export const MATCH = {
  exact: 0,
  prefix: 1,
  wordPrefix: 2,
  allWords: 3,
  nearName: 4,
  nearWord: 5,
  substring: 6,
  turned: 7,
  wordsInside: 8,
  typoExact: 9,
  typoPrefix: 10,
  typoWord: 11,
} as const;

export const MATCH_CLASSES = 12;

/** Shorter queries match too much inside names. */
export const MIN_SUBSTRING = 3;

/** Shorter queries are not searched with swapped words. */
export const MIN_TURNED = 6;

/** Shorter queries are one edit away from half of all names. */
export const MIN_TYPO = 4;

/** Text after this many letters is ignored; no name is as long. */
export const MAX_QUERY = 200;

/** With more words than this, typos in single words are not tried, because each costs a traversal. */
export const MAX_TYPO_WORDS = 8;

/** Shorter queries with two typos look like too many names. */
export const MIN_MISSPELLED = 8;

/** A misspelled name differs by so many edits at most, a long one by one for each so many letters. */
export const MAX_EDITS = 2;
export const CHARACTERS_PER_EDIT = 6;
