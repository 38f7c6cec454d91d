import { buildCardFinder, type CardRole } from '../../../packages/domain/src/index.ts';
import { readCatalogue } from '../../../packages/sources/src/index.ts';

/** The roles of a card by any of its names, or null where the catalogue lacks it. */
export type RolesOf = (name: string) => readonly CardRole[] | null;

/** Reads the card data and the functional tags below the folder. */
export async function loadRoles(mirror: string): Promise<RolesOf> {
  const { cards } = await readCatalogue({ dir: mirror });
  const find = buildCardFinder(cards);
  return (name) => {
    const position = find(name);
    return position === null ? null : (cards[position]?.roles ?? null);
  };
}
