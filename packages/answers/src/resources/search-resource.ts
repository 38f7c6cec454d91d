import { searchCards } from '../search/card-search.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

/**
 * Positions of the cards that a query finds, in the order it states, by decks, or for plain words by name.
 * @throws QueryError
 */
export async function foundCards(snapshot: LoadedSnapshot, q: string): Promise<readonly number[]> {
  return (await searchCards(snapshot, q)).cards;
}
