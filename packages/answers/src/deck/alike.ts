import { searchKey } from '@deckwright/domain';

/** Minimum share of common letter pairs for a suggestion. */
const LEAST = 0.5;

/** Whether a name looks like a misspelling of a label or of one of its faces (Dice coefficient of letter pairs). */
export function looksAlike(name: string, label: string): boolean {
  return [label, ...label.split(/ (?:\/\/|&) /)].some(
    (face) => pairShare(searchKey(name), searchKey(face)) >= LEAST,
  );
}

/** 0…1: twice the number of common letter pairs, counting repetitions, divided by the number of pairs in both. */
function pairShare(a: string, b: string): number {
  const left = pairsOf(a);
  const all = left.length + pairsOf(b).length;
  if (all === 0) return a === b ? 1 : 0;
  let common = 0;
  for (const pair of pairsOf(b)) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    common += 1;
  }
  return (2 * common) / all;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
}
