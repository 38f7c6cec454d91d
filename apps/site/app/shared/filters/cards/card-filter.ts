import type { ListSearchAnswer } from '@deckwright/contract/schemas';
import type { TileView } from '@deckwright/ui';

/** The matches of a card query in a page's lists. */
export type CardFilterAnswer = Pick<ListSearchAnswer, 'q' | 'order' | 'warnings' | 'cards' | 'fault'>;

type Filtered = Pick<TileView, 'url'> & { cards?: readonly { url: string }[] | undefined };
export type FilterList<T> = { kind: string; title: string; cards: readonly T[] };

/** Cards beyond these are not requested and do not match. */
const MAX_SLUGS = 5000;

/** The slugs of all cards of these lists, each once; for a pair those of both cards. */
export function slugsIn(lists: readonly FilterList<Filtered>[]): string[] {
  const slugs = lists.flatMap(({ cards }) => cards.flatMap(getSlugs));
  return [...new Set(slugs)].slice(0, MAX_SLUGS);
}

/**
 * The lists with only matching cards, in the order specified by the query or otherwise their own; a pair matches if one
 * of its cards does. Without a query, or with an invalid one, they are unchanged.
 */
export function passing<T extends Filtered>(
  lists: readonly FilterList<T>[],
  answer: CardFilterAnswer | null,
): readonly FilterList<T>[] {
  if (answer === null || answer.fault !== null) return lists;
  const positions = new Map(answer.cards.map((slug, index) => [slug, index]));
  const getPosition = (view: T) =>
    Math.min(...getSlugs(view).map((slug) => positions.get(slug) ?? Number.POSITIVE_INFINITY));
  return lists.flatMap((list) => {
    const cards = list.cards.filter((view) => getPosition(view) < Number.POSITIVE_INFINITY);
    if (answer.order !== null) cards.sort((a, b) => getPosition(a) - getPosition(b));
    return cards.length > 0 ? [{ ...list, cards }] : [];
  });
}

/** Number of different cards in these lists. */
export function countCards(lists: readonly FilterList<Pick<TileView, 'url'>>[]): number {
  return new Set(lists.flatMap(({ cards }) => cards.map(({ url }) => url))).size;
}

function getSlugs({ url, cards }: Filtered): string[] {
  return (cards ?? [{ url }]).map((card) => card.url.slice(card.url.lastIndexOf('/') + 1));
}
