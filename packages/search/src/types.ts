/** A thing that can be found. `label` is shown; each of `keys` finds it (name, back face, nickname). */
export type NameEntry = {
  label: string;
  keys: readonly string[];
  /** Orders equal matches, larger first: an integer 0…4294967295. */
  weight: number;
  /** The caller's class of thing, 0…255. */
  kind: number;
  /** The caller's number of the thing, 0…4294967295. */
  ref: number;
};

/**
 * `score` orders the hits of one index: larger is better. `matchClass` is the kind of match, 0 the whole name and
 * larger ones worse, the same in every index; null for a name that merely looks alike.
 */
export type NameHit = {
  ref: number;
  kind: number;
  label: string;
  score: number;
  matchClass: number | null;
};

export type NameIndex = {
  /** Number of entries. */
  size: number;
  /**
   * The best `limit` entries for what was typed: whole name, start of the name, start of an inner word, all words in any
   * order; without any of these, whole words but for one typo, the first letter right (from four letters on), at the
   * start of the name, then inside; inner part (from three letters on), the name with its last words first and no
   * spaces, several words anywhere inside, beside which no typo; without these, any one typo. Within each the heavier first, then by label. Empty for a query without a
   * letter or digit; beyond 200 letters it is cut.
   */
  search(query: string, limit: number): NameHit[];
  /**
   * Names that differ from the query, of eight letters or more, by at most two edits, long ones by one for each six
   * letters, the nearest first; spaces and signs aside.
   */
  misspelled(query: string, limit: number): NameHit[];
  /** As `search`, filled up with names that merely look alike; for pages that were not found. */
  nearest(query: string, limit: number): NameHit[];
};
