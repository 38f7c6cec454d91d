/** The address and key of one commander or a pair: slugs sorted, joined by a hyphen. */
export type CommanderKey = string;

export function commanderKey(slugs: readonly string[]): CommanderKey {
  return [...slugs].sort().join('-');
}
