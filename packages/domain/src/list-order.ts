/*
 * The one order of lists: by the list's figure; equal figures by decks, most first; equal decks by name, A to Z. Lists
 * without a figure of their own are by decks, then name.
 */

/** Figures closer than this, relative to those above 1, differ only by rounding errors of floating point. */
const EQUAL_WITHIN = 1e-13;

/** Comparator: negative if `a` comes first. */
export type CompareItems<T> = (a: T, b: T) => number;

/** Highest first; figures that differ only by rounding errors are equal; missing ones (null, NaN) are last. */
export function compareFigures(a: number | null, b: number | null): number {
  if (a === b) return 0;
  const [left, right] = [a ?? Number.NaN, b ?? Number.NaN];
  if (Number.isNaN(left) || Number.isNaN(right))
    return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
  const difference = right - left;
  const scale = Math.max(1, Math.abs(left), Math.abs(right));
  return Math.abs(difference) < EQUAL_WITHIN * scale ? 0 : difference;
}

/**
 * A to Z, whatever the language of the machine: without regard to accents and capitals, two cards of one name (a pair,
 * two faces) by the first, then the second; names that differ in nothing else as they are.
 */
export function compareNames(a: string, b: string): number {
  return a === b ? 0 : compareText(toNameKey(a), toNameKey(b)) || compareText(a, b);
}

/** What `compareNames` compares, for lists so long that making it for each comparison is slow. */
export function toNameKey(name: string): string {
  const start = name.slice(0, COMPARED);
  const plain = PLAIN.test(start) ? start : start.normalize('NFD').replace(ACCENTS, '');
  return plain.toLowerCase().replaceAll(' // ', '\0');
}

/** Longer than any card's name; the accents of a long run of them take time with the square of its length. */
const COMPARED = 300;
const PLAIN = /^[ -~]*$/;
const ACCENTS = /\p{M}/gu;

/** What a list is ordered by. */
type ListOrder<T> = {
  /** Highest first, missing ones last; negative for lists that start with the lowest. */
  figure?: (item: T) => number | null;
  /** The decks that the list states for the item. */
  decks: (item: T) => number;
  /** The name, or its rank among all names. */
  name: (item: T) => string | number;
};

/** Comparator for the one order of lists. */
export function inListOrder<T>({ figure, decks, name }: ListOrder<T>): CompareItems<T> {
  return (a, b) =>
    (figure ? compareFigures(figure(a), figure(b)) : 0) ||
    decks(b) - decks(a) ||
    compareNamesOrRanks(name(a), name(b));
}

/** By the decks that entries state, then by name. */
export const byDecksAndName: CompareItems<{ numDecks: number; name: string }> = inListOrder({
  decks: ({ numDecks }) => numDecks,
  name: ({ name }) => name,
});

/** The ranks of names among each other, 0 = first; equal names have different ranks, in the order given. */
export function rankNames(names: readonly string[]): Uint32Array {
  const keys = names.map(toNameKey);
  const order = Uint32Array.from(names.keys()).sort(
    (a, b) =>
      compareText(keys[a] ?? '', keys[b] ?? '') || compareText(names[a] ?? '', names[b] ?? '') || a - b,
  );
  const ranks = new Uint32Array(names.length);
  for (const [rank, index] of order.entries()) ranks[index] = rank;
  return ranks;
}

function compareNamesOrRanks(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(`${a}`, `${b}`);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
