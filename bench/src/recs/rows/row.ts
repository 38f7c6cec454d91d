import type { Query } from '../queries.ts';
import type { Training } from '../training.ts';

/** Questions of one or more rows of the result: a row's own, and one that takes several together. */
export type Asked = { rows: readonly string[]; queries: Query[] };

/** Contestants that all learned from the same decks, and what they are asked. */
export type Part = { training: Training; asked: Asked[] };

/** Situations in which advice is asked for, by their titles; outcomes of several parts are taken together. */
export type Setting = { key: string; rows: Readonly<Record<string, string>>; parts: () => Generator<Part> };

export type Choice = {
  /** Which split: choosing is done on validation alone. */
  validation: boolean;
  seed: number;
  /** Most decks asked about a fold of commanders, a length of lists, and without any decks. */
  most: number;
};

/** FNV-1a, 32 bits: draws decks and commanders by their names, whatever their order. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  // The low bits of FNV alone are no good draw.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** At most so many of the decks, drawn by their ids. */
export function drawDecks<D extends { id: string }>(decks: readonly D[], most: number): D[] {
  return [...decks].sort((a, b) => hashOf(a.id) - hashOf(b.id) || (a.id < b.id ? -1 : 1)).slice(0, most);
}
