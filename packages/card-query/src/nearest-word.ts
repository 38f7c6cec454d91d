/** The word most like what was typed, within a third of its letters but not all; null if none is. Ties: the first. */
export function nearestWord(typed: string, words: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.min(Math.max(1, Math.round(typed.length / 3)), typed.length - 1) + 1;
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

/** Insertions, deletions, replacements and exchanges of neighbors (optimal string alignment), by rows. */
function measureDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const areExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchange = areExchanged ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same, exchange));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
