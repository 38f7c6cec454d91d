import type { RowLook } from '@deckwright/domain';

/** Counts above 24 that lazy.css knows; the next higher one is taken. */
const LONG = [28, 32, 36, 42, 50, 64, 84, 100] as const;

/** The class of a section that is drawn once it comes near, by how many tiles it begins with (lazy.css). */
export function lazyTiles(count: number): string {
  return `lazy-tiles ${countClass(count)}`;
}

/** The same for the rows of a table or lines of text. */
export function lazyRows(count: number, look: RowLook): string {
  return `lazy-${look} ${countClass(count)}`;
}

function countClass(count: number): string {
  return `lazy-${count <= 24 ? 2 * Math.ceil(count / 2) : (LONG.find((size) => count <= size) ?? 100)}`;
}
