import { cachedEntries, foundCards, type LoadedSnapshot } from '@deckwright/answers';
import { SEARCH_QUERY } from '@deckwright/contract';
import { z } from '@hono/zod-openapi';

/** A card query as a parameter. */
export const CARD_QUERY = z
  .string()
  .min(1)
  .max(1000)
  .meta({ description: SEARCH_QUERY.q.description ?? '', example: 't:elf mv<=3' });

/** The key of the list of a search, which calls with the same query share. */
export function toSearchKey(q: string): string {
  return `/search ${q}`;
}

/** Positions of the cards that a query finds, searched once while the list is cached. @throws QueryError */
export async function cardsFound(snapshot: LoadedSnapshot, q: string): Promise<readonly number[]> {
  const { entries } = await cachedEntries(snapshot, toSearchKey(q), {
    make: () => foundCards(snapshot, q),
    toId: (index) => snapshot.cards[index]?.key ?? '',
  });
  return entries;
}
