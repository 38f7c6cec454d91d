import { editDistance } from './edit-distance.ts';
import type { NameTables } from './format.ts';
import { END } from './format.ts';

/** Minimum similarity of useful suggestions. */
const MIN_SIMILARITY = 0.4;

const SHORTLIST = 64;
const BUCKETS = 1 << 16;

/**
 * Entries whose keys are similar to the query: a shortlist by shared letter pairs (Dice), then by 1 − edit distance /
 * longer length, at least MIN_SIMILARITY; ties by rank. With `maxEdits`, only up to this many edits, and keys with a
 * different length are skipped early, which saves most of the time.
 */
export function lookAlikes(
  tables: NameTables,
  query: string,
  limit: number,
  maxEdits = Number.POSITIVE_INFINITY,
): { rank: number; similarity: number }[] {
  const wanted = new Uint8Array(BUCKETS);
  for (let at = 0; at < query.length; at++) wanted[bucket(pairBefore(query, at), query.charCodeAt(at))] = 1;
  const shortlist: { key: number; dice: number }[] = [];
  let worst = 0;
  for (let key = 0; key < tables.keyEntry.length; key++) {
    const length = (tables.keyStart[key + 1] ?? 1) - 1 - (tables.keyStart[key] ?? 0);
    if (Math.abs(length - query.length) > maxEdits) continue;
    const dice = shared(tables, key, wanted, query.length);
    if (dice <= worst && shortlist.length >= SHORTLIST) continue;
    shortlist.push({ key, dice });
    if (shortlist.length >= SHORTLIST * 4) worst = trim(shortlist);
  }
  const best = new Map<number, number>();
  for (const { key } of shortlist) {
    const rank = tables.keyEntry[key] ?? 0;
    const name = tables.text.slice(tables.keyStart[key], (tables.keyStart[key + 1] ?? 1) - 1);
    const edits = editDistance(name, query);
    const similarity = 1 - edits / Math.max(name.length, query.length);
    if (edits <= maxEdits && similarity >= MIN_SIMILARITY)
      best.set(rank, Math.max(best.get(rank) ?? 0, similarity));
  }
  return [...best]
    .map(([rank, similarity]) => ({ rank, similarity }))
    .sort((a, b) => b.similarity - a.similarity || a.rank - b.rank)
    .slice(0, limit);
}

function shared(tables: NameTables, key: number, wanted: Uint8Array, queryLength: number): number {
  const from = tables.keyStart[key] ?? 0;
  const to = (tables.keyStart[key + 1] ?? 1) - 1;
  let count = 0;
  let before = END;
  for (let at = from; at < to; at++) {
    const code = tables.text.charCodeAt(at);
    count += wanted[bucket(before, code)] ?? 0;
    before = code;
  }
  return (2 * Math.min(count, queryLength)) / (to - from + queryLength);
}

/** Keeps the best SHORTLIST and returns the least Dice value among them. */
function trim(shortlist: { key: number; dice: number }[]): number {
  shortlist.sort((a, b) => b.dice - a.dice || a.key - b.key);
  shortlist.length = SHORTLIST;
  return shortlist[SHORTLIST - 1]?.dice ?? 0;
}

function pairBefore(query: string, at: number): number {
  return at === 0 ? END : query.charCodeAt(at - 1);
}

function bucket(before: number, code: number): number {
  return (before * 251 + code) & (BUCKETS - 1);
}
