/** Whether a name is in a fixed 1/`parts` of all names, the same in every run. */
export function isInShare(name: string, parts: number): boolean {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return hash % parts === 0;
}
