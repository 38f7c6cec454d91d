import { foldCharacters } from './fold-characters.ts';

/** A key that is equal for names that look alike: letters and digits without accents, case, symbols and spaces. */
export function likenessKey(name: string): string {
  const plain = foldCharacters(name);
  return plain.replace(/[^\p{L}\p{N}]+/gu, '') || plain;
}
