import { findCards } from '../search/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import type { FoundEntries } from './list-cache.ts';

/**
 * Positions of the cards that a query finds, in the order it states, by decks, or for plain words by name; with what of
 * the query was ignored.
 * @throws QueryError
 */
export async function foundCards(snapshot: LoadedSnapshot, q: string): Promise<FoundEntries<number>> {
  const { cards, warnings } = await findCards(snapshot, q);
  return { entries: cards, warnings };
}
