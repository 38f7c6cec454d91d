import type { RowLook } from '@deckwright/domain';
import { cn } from './cn.ts';
import { type PhoneRows, phoneFold } from './phone-fold.tsx';

/** Counts above 24 that lazy.css supports; others are rounded up. */
const LONG = [28, 32, 36, 42, 50, 64, 84, 100] as const;

/** The class of a section that is rendered only near the viewport, by its initial number of tiles (lazy.css). */
export function lazyTiles(count: number, onPhone?: PhoneRows): string {
  return cn('lazy-tiles', countClass(count), foldClass(count, onPhone));
}

/** Class names of a list of table rows or lines of text that the browser draws when it comes near. */
export function lazyRows(count: number, look: RowLook, onPhone?: PhoneRows): string {
  return cn(`lazy-${look}`, countClass(count), foldClass(count, onPhone));
}

/** The class of a list that a phone shows only in part. */
function foldClass(count: number, onPhone: PhoneRows | undefined): string | null {
  return phoneFold(count, onPhone) ? `lazy-fold-${onPhone}` : null;
}

function countClass(count: number): string {
  return `lazy-${count <= 24 ? 2 * Math.ceil(count / 2) : (LONG.find((size) => count <= size) ?? 100)}`;
}
