/** The word most like what was typed, within a third of its letters; null if none is. Ties: the first. */
export function nearestWord(typed: string, words: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(1, Math.round(typed.length / 3)) + 1;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) >= least) continue;
    const distance = measureDistance(typed, word);
    if (distance < least) {
      least = distance;
      best = word;
    }
  }
  return best;
}

/** Insertions, deletions and replacements (Levenshtein), by rows. */
function measureDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
