import { searchKey } from '@deckwright/domain';

/** From this share of common letter pairs on, a name may be meant by another. */
const LEAST = 0.5;

/** Whether a name looks like a misspelling of a label, of which the front face is enough (Dice's coefficient of letter pairs). */
export function looksAlike(name: string, label: string): boolean {
  return [label, ...label.split(/ (?:\/\/|&) /)].some(
    (face) => pairShare(searchKey(name), searchKey(face)) >= LEAST,
  );
}

/** 0…1: twice the common pairs of neighboring letters, each counted as often as it stands, by those of both. */
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
