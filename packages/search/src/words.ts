import { slugify } from '@deckwright/domain';

/** The words of a name without accents and punctuation, lower case; joined they are its `searchKey`. */
export function wordsOf(text: string): string[] {
  return slugify(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
