import { plainLetters } from './plain-letters.ts';

/** What two names that are read alike have in common: letters and digits without accents, case, signs and blanks. */
export function likenessKey(name: string): string {
  const plain = plainLetters(name);
  return plain.replace(/[^\p{L}\p{N}]+/gu, '') || plain;
}
