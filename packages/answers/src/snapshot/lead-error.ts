import { mayLead, mayPair } from '@deckwright/domain';
import type { LoadedSnapshot } from './loaded-snapshot.ts';

/** Why these cards are not legal as commanders; null if they are. */
export function leadError(snapshot: LoadedSnapshot, commanders: readonly number[]): string | null {
  const cards = commanders.flatMap((index) => snapshot.cards[index] ?? []);
  if (mayLead(cards)) return null;
  const [first, second] = cards;
  if (cards.length > 2) return 'A deck has at most two commanders. Remove a partner';
  if (first && second && !mayPair(first, second))
    return `${first.name} and ${second.name} can’t be commanders together`;
  if (first?.lead.isBackground)
    return `${first.name} is a Background and can’t be the sole commander; add a commander with “Choose a Background”`;
  return `${first?.name ?? 'This card'} cannot be a commander`;
}
