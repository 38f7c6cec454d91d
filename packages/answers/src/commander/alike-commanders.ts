import { THRESHOLDS } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

/** Cards looked through for commanders among them: few cards are. */
const CARDS_SEEN = 1000;

/**
 * Commanders with decks for one without any: those whose cards do much the same (`alike`, 0…1, most alike first) and that
 * share a color with it. The more alike of two members counts for a pair.
 */
export function alikeCommanders(
  { alike, cards, commanders }: LoadedSnapshot,
  members: readonly number[],
): { commander: number; similarity: number }[] {
  const identity = members.reduce((bits, index) => bits | (cards[index]?.colorIdentity ?? 0), 0);
  const best = new Map<number, number>();
  for (const member of members)
    for (const { card: index, similarity } of alike(member, CARDS_SEEN)) {
      const card = cards[index];
      const commander = card ? commanders.indexOf(card.slug) : null;
      if (!card || commander === null || members.includes(index)) continue;
      if ((card.colorIdentity & identity) === 0 && card.colorIdentity !== identity) continue;
      best.set(commander, Math.max(similarity, best.get(commander) ?? 0));
    }
  return [...best]
    .map(([commander, similarity]) => ({ commander, similarity }))
    .sort((a, b) => b.similarity - a.similarity || a.commander - b.commander)
    .slice(0, THRESHOLDS.similarCommanders);
}
