/** What two names that are read alike have in common: letters and digits without accents, case, signs and blanks. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '') || plain;
}
