import type { CardEntry } from '@deckwright/api-client';
import { type Card, canPair, formatExact, namesTogether } from '@deckwright/domain';
import type { LeadCount } from '@deckwright/engine/query';
import { countedView, type ViewContext } from '../card/card-view-json.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

/** Whether the card may be one of a deck's commanders. */
export function isLeader({ lead }: Pick<Card, 'lead'>): boolean {
  return lead.canLead || canPair(lead);
}

/** That these cards lead no deck; where one does so with others alone, in how many. Without a full stop. */
export function notLedYet({ cards, commanders }: LoadedSnapshot, leaders: readonly number[]): string {
  const name = namesTogether(leaders.map((index) => cards[index]?.name ?? ''));
  const [only, second] = leaders;
  const paired = only === undefined || second !== undefined ? 0 : commanders.decksLedBy(only);
  if (paired === 0) return `No decks with ${name} as commander yet`;
  return `No decks with ${name} as sole commander yet (${formatExact(paired)} with partners)`;
}

/** Where the card's numbers as a commander stand: its own page, or that of its partners or choosers. */
function leaderUrl({ slug, lead }: Pick<Card, 'slug' | 'lead'>): string {
  if (lead.isBackground) return `/backgrounds/${slug}`;
  return lead.canLead ? `/commanders/${slug}` : `/partners/${slug}`;
}

/** A card as a commander of decks saved since it could be played. */
export function leaderView(
  context: ViewContext,
  { card: index, decks, potentialDecks }: LeadCount,
): CardEntry | null {
  const card = context.snapshot.cards[index];
  const view = countedView(context, index, { decks, of: potentialDecks });
  return card && view ? { ...view, url: leaderUrl(card) } : null;
}
