import type { DeckListParts, ListedCard } from '@deckwright/contract/schemas';
import { type ReadCard, readList } from '../list/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** A deck list by its parts, its cards by their ids. */
export async function deckListResource(
  snapshot: LoadedSnapshot,
  list: { text: string; fileName?: string | undefined },
): Promise<DeckListParts> {
  const { format, commanders, companion, cards, outside, notRead } = await readList(snapshot, list);
  const listed = ({ card, name, quantity, section, finish }: ReadCard): ListedCard => {
    return { id: snapshot.cards[card ?? -1]?.key ?? null, name, quantity, section, finish };
  };
  return {
    object: 'deck_list',
    format,
    commanders: commanders.map(listed),
    companion: companion && listed(companion),
    cards: cards.map(listed),
    outside: outside.map((entry) => ({ ...listed(entry), board: entry.board })),
    not_read: notRead.map(({ line, text, reason, kind, of, nearest }) => {
      return { line, text, reason, kind, of, nearest: nearest?.label ?? null };
    }),
    card_date: snapshot.excluded.date,
  };
}
