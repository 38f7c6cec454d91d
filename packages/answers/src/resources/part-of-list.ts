import { AppError } from '@deckwright/domain';
import type { CachedList } from './list-cache.ts';

/** One page of a list: its entries, the number of all, and the place after which the next page begins. */
export type ListPart<T> = { entries: T[]; total: number; last: T | null };

/**
 * The `limit` entries behind the one with the id `after`, or from the beginning. Ids are unique within a list. `last` is
 * the entry behind which the next page begins, null on the last.
 * @throws AppError invalid-argument for an id that is not in the list
 */
export function partOfList<T>(
  { entries: list, getPosition }: Pick<CachedList<T>, 'entries' | 'getPosition'>,
  { after, limit }: { after: string | null; limit: number },
): ListPart<T> {
  const index = after === null ? -1 : getPosition(after);
  if (index === null)
    throw new AppError(
      'invalid-argument',
      `"${after?.slice(0, 100)}" is not in this list; the data may have changed. Begin again without \`after\`.`,
    );
  const from = index + 1;
  const entries = list.slice(from, from + limit);
  const hasMore = from + limit < list.length;
  return { entries, total: list.length, last: hasMore ? (entries.at(-1) ?? null) : null };
}
