import type { Card } from '@deckwright/domain';

/** The names of a text of them, separated by ";", each without line breaks. */
export function readNames(text: string): string[] {
  return text.split(';').map((name) => name.trim().replaceAll(/\s+/g, ' '));
}

const cached = new WeakMap<readonly Card[], ReadonlyMap<string, number>>();

/** Positions in a catalog by name, and by the name of a face where no card has that name of its own. */
export function findPositions(catalog: readonly Card[]): ReadonlyMap<string, number> {
  const known = cached.get(catalog);
  if (known) return known;
  const positions = new Map<string, number>();
  catalog.forEach(({ aliases }, index) => {
    for (const alias of aliases) if (!positions.has(alias)) positions.set(alias, index);
  });
  catalog.forEach(({ name }, index) => {
    positions.set(name, index);
  });
  cached.set(catalog, positions);
  return positions;
}
