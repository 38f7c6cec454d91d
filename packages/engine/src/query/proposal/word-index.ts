/** A word is a run of the letters a to z; everything else divides words. */
const WORDS = /[a-z]+/g;

/** Positions of the texts that contain a word, ascending. */
export type WordIndex = (word: string) => Uint32Array;

const NONE = new Uint32Array();

/** @param getText gives the text at one of the positions, in lower case */
export function createWordIndex(
  positions: readonly number[],
  getText: (position: number) => string,
): WordIndex {
  const found = new Map<string, number[]>();
  for (const position of positions)
    for (const [word] of getText(position).matchAll(WORDS)) {
      const known = found.get(word);
      if (!known) found.set(word, [position]);
      else if (known.at(-1) !== position) known.push(position);
    }
  const index = new Map([...found].map(([word, holders]) => [word, Uint32Array.from(holders)]));
  return (word) => index.get(word) ?? NONE;
}
