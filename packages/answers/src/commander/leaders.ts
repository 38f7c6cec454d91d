import type { CardEntry } from '@deckwright/api-client';
import { type Card, canPair } from '@deckwright/domain';
import type { CommanderRank } from '@deckwright/engine/query';
import { countedView, type ViewContext } from '../card/card-view-json.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

/** Whether the card may be one of a deck's commanders. */
export function isLeader({ lead }: Pick<Card, 'lead'>): boolean {
  return lead.canLead || canPair(lead);
}

/** Decks that each card leads, alone or with another, by the ranks of a window. */
export function decksLed(
  { commanders }: LoadedSnapshot,
  ranks: readonly CommanderRank[],
): ReadonlyMap<number, number> {
  const led = new Map<number, number>();
  for (const { commander, decks } of ranks)
    for (const card of commanders.cardsOf(commander)) led.set(card, (led.get(card) ?? 0) + decks);
  return led;
}

/** Where the card's numbers as a commander stand: its own page, or that of its partners or choosers. */
function leaderUrl({ slug, lead }: Pick<Card, 'slug' | 'lead'>): string {
  if (lead.isBackground) return `/backgrounds/${slug}`;
  return lead.canLead ? `/commanders/${slug}` : `/partners/${slug}`;
}

/** A card as a commander of `decks` of `total` decks. */
export function leaderView(
  context: ViewContext,
  index: number,
  { decks, total }: { decks: number; total: number },
): CardEntry | null {
  const card = context.snapshot.cards[index];
  const view = countedView(context, index, { decks, of: total });
  return card && view ? { ...view, url: leaderUrl(card) } : null;
}
