import type { Query } from '../queries.ts';
import type { Training } from '../training.ts';

/** Questions of one or more rows of the result: a row of its own, and one that combines several. */
export type QuerySet = { rows: readonly string[]; queries: Query[] };

/** Contestants trained on the same decks, and the questions for them. */
export type Part = { training: Training; queried: QuerySet[] };

/** Situations in which recommendations are requested, by title; results of several parts are combined. */
export type Setting = { key: string; rows: Readonly<Record<string, string>>; parts: () => Generator<Part> };

export type Choice = {
  /** Which split: choices are made only on validation. */
  validation: boolean;
  seed: number;
  /** Maximum number of decks asked about per fold of commanders, per list length, and without any decks. */
  max: number;
};

/** FNV-1a, 32 bits: draws decks and commanders by name, regardless of order. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  // The low bits of FNV alone are not random enough.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** At most `max` of the decks, drawn by id. */
export function drawDecks<D extends { id: string }>(decks: readonly D[], max: number): D[] {
  return [...decks].sort((a, b) => hashText(a.id) - hashText(b.id) || (a.id < b.id ? -1 : 1)).slice(0, max);
}
