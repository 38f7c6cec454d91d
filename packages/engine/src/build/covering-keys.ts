/**
 * Keys by which similar lists are found without comparing all pairs (Pagh, "CoveringLSH: locality-sensitive hashing
 * without false negatives", 2018). A key is computed from the cards that it covers, so lists that differ only in other
 * cards have the same one. Whichever `differences` cards differ, some key covers none of them:
 *
 *     part        0                 1          2         each card is in one cell of one part
 *     cell        1 2 3 4 5 6 7     1 2 3      1
 *     0, key 3    x x . x x . .     . . .      .         covers the cells of part 0 that have an odd number of bits
 *     2, key 1    . . . . . . .     . . .      x         in common with 3; of part 2, all
 *
 * A part of 2^k − 1 cells finds lists of which fewer than k cards in it differ: their cells are at most k − 1 vectors of
 * k bits, so some vector other than 0 is orthogonal to all of them, and as a key it covers none. All k together are one
 * more than the differences, so fewer than k cards differ in one of the parts.
 */
export type CoveringKeys = {
  /** Cells of each part, numbered from 1. */
  cells: readonly number[];
  /** For each key its part, and the vector that decides which cells of the part it covers. */
  keys: readonly { part: number; vector: number }[];
};

/** One key that covers nothing: all lists have it, and all pairs are compared. */
const ALL_PAIRS: CoveringKeys = { cells: [], keys: [{ part: 0, vector: 0 }] };

/**
 * Keys for at most so many differences.
 * @param parts 1 … differences + 1; the fewer, the more keys, and the fewer lists have one in common by chance
 */
export function makeKeys(differences: number, parts: number): CoveringKeys {
  const cells = Array.from(
    { length: parts },
    (_, part) => 2 ** Math.floor((differences + 1 + part) / parts) - 1,
  );
  const keys = cells.flatMap((count, part) =>
    Array.from({ length: count }, (_, cell) => ({ part, vector: cell + 1 })),
  );
  return { cells, keys };
}

/** Whether the key of this vector covers the cell of its part. */
export function coversCell(cell: number, vector: number): boolean {
  let isOdd = false;
  for (let common = cell & vector; common !== 0; common &= common - 1) isOdd = !isOdd;
  return isOdd;
}

/** In how many cards each of `pairs` pairs of lists differs, but for those that are connected already. */
export type DifferenceSample = { pairs: number; differing: readonly number[]; meanLength: number };

/**
 * The keys with which finding similar lists probably takes least time; whatever the sample, all of them are found.
 * @param lists number of lists, at least one
 * @param options.differences of two similar lists, at most
 */
export function chooseKeys(
  lists: number,
  { differences, pairs, differing, meanLength }: DifferenceSample & { differences: number },
): CoveringKeys {
  const compare = ((lists - 1) / 2 / pairs) * COMPARISON;
  let best = ALL_PAIRS;
  // Even if all sampled pairs are connected, some others are not.
  let lowest = Math.max(1, differing.length) * compare;
  for (let parts = differences + 1; parts > 0 && differences + 1 <= parts * MAX_BITS; parts--) {
    const made = makeKeys(differences, parts);
    let cost = made.keys.length * (SORTING + CARD * meanLength);
    for (const cells of made.cells) {
      const covered = (cells + 1) / (2 * cells * parts);
      cost += cells * compare * differing.reduce((sum, count) => sum + (1 - covered) ** count, 0);
    }
    if (cost >= lowest) continue;
    lowest = cost;
    best = made;
  }
  return best;
}

/** Nanoseconds, measured: to compare two lists, to sort a list by its key, to read one of its cards for the key. */
const COMPARISON = 100;
const SORTING = 80;
const CARD = 1;
/** At most 1,023 keys for one part. */
const MAX_BITS = 10;
