import { faceNames, searchKey } from '@deckwright/domain';

export type NearestName = { name: string; slug: string };

/** The minimum similarity for a suggestion. */
const LEAST = 0.5;
const BUCKETS = 1 << 16;

/**
 * The most similar name, by the Dice coefficient of letter bigrams, each face separately; ties by length, then in the
 * given order. Null if no similarity is at least one half.
 */
export function nearestNames(names: readonly NearestName[]): (name: string) => NearestName | null {
  const keys = names.flatMap((card) =>
    [...new Set([card.name, ...faceNames(card.name)])].map((name) => ({
      card,
      pairs: getPairs(searchKey(name)),
    })),
  );
  const left = new Uint8Array(BUCKETS);
  return (name) => {
    const wanted = getPairs(searchKey(name));
    let best: { card: NearestName; share: number; length: number } | null = null;
    for (const { card, pairs } of keys) {
      const all = pairs.length + wanted.length;
      // Not even if all bigrams of the shorter name are shared.
      if ((2 * Math.min(pairs.length, wanted.length)) / all < Math.max(LEAST, best?.share ?? 0)) continue;
      for (const pair of wanted) left[pair] = Math.min(255, (left[pair] as number) + 1);
      let common = 0;
      for (const pair of pairs) {
        if ((left[pair] as number) === 0) continue;
        left[pair] = (left[pair] as number) - 1;
        common += 1;
      }
      for (const pair of wanted) left[pair] = 0;
      const share = (2 * common) / all;
      const better =
        best === null || share > best.share || (share === best.share && pairs.length < best.length);
      if (share >= LEAST && better) best = { card, share, length: pairs.length };
    }
    return best ? { name: best.card.name, slug: best.card.slug } : null;
  };
}

/** Each bigram as a number; different bigrams may rarely share one. */
function getPairs(text: string): Uint16Array {
  return Uint16Array.from(
    { length: Math.max(0, text.length - 1) },
    (_, at) => (text.charCodeAt(at) * 251 + text.charCodeAt(at + 1)) & (BUCKETS - 1),
  );
}
