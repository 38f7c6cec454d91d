import { plainLetters } from './plain-letters.ts';

/** A key that is equal for names that look alike: letters and digits without accents, case, symbols and spaces. */
export function likenessKey(name: string): string {
  const plain = plainLetters(name);
  return plain.replace(/[^\p{L}\p{N}]+/gu, '') || plain;
}
