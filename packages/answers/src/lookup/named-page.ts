import { commanderKey, mayPair } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/**
 * Path of the page of what this is the name of: of a commander or of two commanders, otherwise of a card. Upper case,
 * accents and punctuation make no difference; both faces, one of them, or both names of a pair are found. Null if
 * nothing has this name.
 */
export function findNamedPage({ resolver, cards }: LoadedSnapshot, name: string): string | null {
  const members = (resolver.findCommanders(name) ?? []).flatMap((index) => cards[index] ?? []);
  const [first, second] = members;
  if (first && second)
    return mayPair(first, second) ? `/commanders/${commanderKey([first.slug, second.slug])}` : null;
  const card = first ?? cards[resolver.find(name) ?? -1];
  if (!card) return null;
  return card.lead.canLead && !card.lead.isBackground ? `/commanders/${card.slug}` : `/cards/${card.slug}`;
}
