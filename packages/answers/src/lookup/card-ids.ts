import type { CardReference } from '@deckwright/contract/schemas';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { cardAt } from './known-names.ts';

const known = new WeakMap<LoadedSnapshot, ReadonlyMap<string, number>>();

/** Position of each card by its id; computed once per snapshot. */
function cardsById(snapshot: LoadedSnapshot): ReadonlyMap<string, number> {
  const found = known.get(snapshot) ?? new Map(snapshot.cards.map(({ key }, index) => [key, index]));
  known.set(snapshot, found);
  return found;
}

/** The slug of the card with this id; null if there is none. */
export function slugOfId(snapshot: LoadedSnapshot, id: string): string | null {
  return snapshot.cards[cardsById(snapshot).get(id) ?? -1]?.slug ?? null;
}

/** Position of the card with this id or slug; null if there is none. */
export function findCardId(snapshot: LoadedSnapshot, id: string): number | null {
  return cardsById(snapshot).get(id) ?? snapshot.resolver.bySlug(id)?.card ?? null;
}

/** As `findCardId`. @throws UnknownNameError with the nearest names */
export function cardOfId(snapshot: LoadedSnapshot, id: string): number {
  return findCardId(snapshot, id) ?? cardAt(snapshot, id).card;
}

/** What other resources say of a card; null for a position without one. */
export function cardReference({ cards }: Pick<LoadedSnapshot, 'cards'>, index: number): CardReference | null {
  const card = cards[index];
  return card ? { id: card.key, slug: card.slug, name: card.name } : null;
}
