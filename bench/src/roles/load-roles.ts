import { buildCardFinder, type Card, type CardRole } from '../../../packages/domain/src/index.ts';
import { readCatalog } from '../../../packages/sources/src/index.ts';
import { findRoles } from '../../../packages/sources/src/roles/roles.ts';

/** The roles of a card by any of its names, or null if the catalog lacks it. */
export type GetRoles = (name: string) => readonly CardRole[] | null;

/** As in the catalog, and as they would be if the cards had no tags. */
export type LoadedRoles = { getRoles: GetRoles; byTextAlone: GetRoles };

/** Reads the card data and the functional tags below the folder. */
export async function loadRoles(mirror: string): Promise<LoadedRoles> {
  const { cards } = await readCatalog({ dir: mirror });
  const find = buildCardFinder(cards);
  const cardNamed = (name: string): Card | null => {
    const position = find(name);
    return position === null ? null : (cards[position] ?? null);
  };
  return {
    getRoles: (name) => cardNamed(name)?.roles ?? null,
    byTextAlone: (name) => {
      const card = cardNamed(name);
      return card && findRoles({ ...card, tags: [] });
    },
  };
}
