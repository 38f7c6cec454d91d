import { LAND_CYCLES } from '@deckwright/domain';

/** The words players use for the lands of a cycle, with its tag. */
const CYCLE_TAGS: Readonly<Record<string, string>> = {
  dual: 'original-duals',
  fetchland: 'fetch-lands',
  shockland: 'shock-lands',
  checkland: 'check-lands',
  fastland: 'fast-lands',
  slowland: 'slow-lands',
  painland: 'pain-lands',
  filterland: 'filter-lands',
  bounceland: 'bounce-lands',
  scryland: 'temples',
  surveilland: 'surveil-lands',
  battleland: 'battle-lands',
  bondland: 'bond-lands',
  triome: 'triomes',
};

export const LAND_NAMES: readonly string[] = Object.keys(CYCLE_TAGS);

/** Names of the lands that a word stands for; null for any other word. */
export function landsCalled(word: string): string[] | null {
  const tag = Object.hasOwn(CYCLE_TAGS, word) ? CYCLE_TAGS[word] : undefined;
  const cycle = LAND_CYCLES.find((each) => each.tag === tag);
  return cycle ? cycle.lands.map(({ name }) => name) : null;
}
