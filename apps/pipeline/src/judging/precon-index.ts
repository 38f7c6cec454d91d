import type { PreconDeck } from '@deckwright/domain';
import type { BuildCatalog } from './catalogue.ts';
import { type ResolvedList, resolveList } from './resolve-list.ts';

type PrintedList = { name: string; quantities: ReadonlyMap<number, number> };

/** Recognizes the printed lists of preconstructed decks, by the cards that the catalog contains. */
export class PreconIndex {
  readonly #lists = new Map<string, PrintedList[]>();

  constructor(
    precons: readonly Pick<PreconDeck, 'name' | 'commanders' | 'cards'>[],
    catalog: Pick<BuildCatalog, 'names' | 'commanderNames'>,
  ) {
    for (const precon of precons) {
      const quantities = wholeList(resolveList(precon, catalog, () => {}));
      const key = toKey(quantities);
      this.#lists.set(key, [...(this.#lists.get(key) ?? []), { name: precon.name, quantities }]);
    }
  }

  /**
   * The name of the precon whose unmodified list this is, or null. It does not matter which of its cards are
   * commanders, nor do quantities if the source does not record them.
   */
  getName(list: ResolvedList, hasQuantities: boolean): string | null {
    const quantities = wholeList(list);
    const printed = this.#lists.get(toKey(quantities)) ?? [];
    const same = printed.find((candidate) => !hasQuantities || sameCounts(candidate.quantities, quantities));
    return same?.name ?? null;
  }
}

function wholeList(list: ResolvedList): Map<number, number> {
  const quantities = new Map(list.quantities);
  for (const commander of list.commanders) quantities.set(commander, 1);
  return quantities;
}

function toKey(quantities: ReadonlyMap<number, number>): string {
  return Uint16Array.from(quantities.keys()).sort().join();
}

function sameCounts(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean {
  return [...a].every(([position, quantity]) => b.get(position) === quantity);
}
