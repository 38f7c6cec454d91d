/** The address and key of one commander or a pair: slugs sorted, joined by a hyphen. */
export type CommanderKey = string;

/** The key of one or two slugs in any order; plain string order, the same on every machine. */
export function commanderKey(slugs: readonly string[]): CommanderKey {
  return [...slugs].sort().join('-');
}
