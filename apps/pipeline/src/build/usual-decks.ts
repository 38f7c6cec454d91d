import type { PreconDeck } from '@deckwright/domain';
import type { UsualDeck } from '@deckwright/engine/build';
import type { BuildCatalog } from '../judging/catalogue.ts';

/** The precons whose commanders are known; other unknown cards are omitted. */
export function usualDecks(
  precons: readonly PreconDeck[],
  { names }: Pick<BuildCatalog, 'names'>,
): UsualDeck[] {
  const known = (some: readonly string[]): number[] => some.flatMap((name) => names(name) ?? []);
  return precons
    .map(({ commanders, cards }) => ({
      commanders: known(commanders),
      cards: known(cards.map(({ name }) => name)),
    }))
    .filter(({ commanders }) => commanders.length > 0);
}
