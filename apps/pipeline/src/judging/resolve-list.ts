import type { RawDeck } from '@deckwright/domain';
import type { BuildCatalog } from './catalogue.ts';

export type ResolvedList = {
  /** Catalog positions, each once, in the given order. */
  commanders: number[];
  unknownCommanders: string[];
  /** Known cards other than the commanders, with their quantities in the list. */
  quantities: Map<number, number>;
  /** Copies of cards that the catalog lacks. */
  unknown: number;
};

type NamedList = Pick<RawDeck, 'commanders' | 'cards'>;

/** Resolves the names of a list to catalog positions; a commander that is also listed among the cards counts once. */
export function resolveList(
  list: NamedList,
  catalog: Pick<BuildCatalog, 'names' | 'commanderNames'>,
  onUnknown: (name: string) => void,
): ResolvedList {
  const commanders: number[] = [];
  const unknownCommanders: string[] = [];
  for (const name of list.commanders) {
    const positions = catalog.commanderNames(name);
    if (positions === null) {
      unknownCommanders.push(name);
      onUnknown(name);
    }
    for (const position of positions ?? []) if (!commanders.includes(position)) commanders.push(position);
  }
  const quantities = new Map<number, number>();
  let unknown = 0;
  for (const { name, quantity } of list.cards) {
    const position = catalog.names(name);
    if (position === null) {
      unknown += quantity;
      onUnknown(name);
    } else if (!commanders.includes(position)) {
      quantities.set(position, (quantities.get(position) ?? 0) + quantity);
    }
  }
  return { commanders, unknownCommanders, quantities, unknown };
}
