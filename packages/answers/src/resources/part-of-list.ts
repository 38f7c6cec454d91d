import { AppError } from '@deckwright/domain';

/** One page of a list: its entries, the number of all, and the id after which the next page begins. */
export type ListPart<T> = { entries: T[]; total: number; after: string | null };

/**
 * The `limit` entries behind the one with the id `after`, or from the beginning. Ids are unique within a list.
 * @throws AppError invalid-argument for an id that is not in the list
 */
export function partOfList<T>(
  list: readonly T[],
  idOf: (entry: T) => string,
  { after, limit }: { after: string | null; limit: number },
): ListPart<T> {
  const from = after === null ? 0 : list.findIndex((entry) => idOf(entry) === after) + 1;
  if (after !== null && from === 0)
    throw new AppError(
      'invalid-argument',
      `"${after.slice(0, 100)}" is not in this list; the data may have changed. Begin again without \`after\`.`,
    );
  const entries = list.slice(from, from + limit);
  const last = entries.at(-1);
  const hasMore = from + limit < list.length;
  return { entries, total: list.length, after: hasMore && last !== undefined ? idOf(last) : null };
}
