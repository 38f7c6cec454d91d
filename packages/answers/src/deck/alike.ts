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
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const all = left.length + right.length;
  if (all === 0) return a === b ? 1 : 0;
  const counts = new Map<string, number>();
  for (const pair of left) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of right) {
    const count = counts.get(pair) ?? 0;
    if (count === 0) continue;
    counts.set(pair, count - 1);
    common += 1;
  }
  return (2 * common) / all;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
}
