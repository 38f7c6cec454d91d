import type { CardEntry } from '@deckwright/contract';
import { type Card, canPair, formatExact, namesTogether } from '@deckwright/domain';
import type { LeadCount } from '@deckwright/engine/query';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { countedView } from './card-view-json.ts';

/** Whether the card can be one of a deck's commanders. */
export function canBeCommander({ lead }: Pick<Card, 'lead'>): boolean {
  return lead.canLead || canPair(lead);
}

/**
 * Says that no deck has these cards as commanders and, if one of them is only played with partners, in how many decks.
 * Without a period at the end.
 */
export function noDeckYet({ cards, commanders }: LoadedSnapshot, commanderCards: readonly number[]): string {
  const name = namesTogether(commanderCards.map((index) => cards[index]?.name ?? ''));
  const [only, second] = commanderCards;
  const paired = only === undefined || second !== undefined ? 0 : commanders.decksWithCommander(only);
  if (paired === 0) return `No decks with ${name} as commander yet`;
  return `No decks with ${name} as sole commander yet (${formatExact(paired)} with partners)`;
}

/** The page with the card's statistics as a commander: its own, or the one of its partners or choosers. */
function commanderUrl({ slug, lead }: Pick<Card, 'slug' | 'lead'>): string {
  if (lead.isBackground) return `/backgrounds/${slug}`;
  return lead.canLead ? `/commanders/${slug}` : `/partners/${slug}`;
}

/** A list entry of a card as a commander, out of the decks saved since its release. */
export function asCommanderView(
  context: ViewContext,
  { card: index, decks, potentialDecks, effectiveDecks }: LeadCount,
): CardEntry | null {
  const card = context.snapshot.cards[index];
  const view = countedView(context, index, { numDecks: decks, potentialDecks, effectiveDecks });
  return card && view ? { ...view, url: commanderUrl(card) } : null;
}
