import type { DeckInsight } from '@deckwright/contract/schemas';

/** From so many cards on, a list is near the size of a deck. */
export const CUTS_FROM = 90;

/** Whether a list is near its size or over it, once it has the lands that are advised; a shorter one has room left. */
export function isNearFull({
  size,
  lands,
}: {
  size: number;
  lands: Pick<DeckInsight['lands'], 'count' | 'advised'>;
}): boolean {
  return size + Math.max(0, (lands.advised ?? 0) - lands.count) >= CUTS_FROM;
}
