import type { Card, RawDeck } from '@deckwright/domain';
import { makeCard } from '@deckwright/domain/testing';

/** `count` colorless artifacts named "Filler 1" and so on. */
export function fillers(count: number): Card[] {
  return Array.from({ length: count }, (_, index) => makeCard({ name: `Filler ${index + 1}` }));
}

export function makeDeck(parts: Partial<RawDeck> & { names?: readonly string[] }): RawDeck {
  const { names = [], ...rest } = parts;
  return {
    id: 'deck-1',
    commanders: ['Blue Leader'],
    cards: names.map((name) => ({ name, quantity: 1 })),
    companion: null,
    date: null,
    tags: [],
    bracket: null,
    url: null,
    hasQuantities: true,
    ...rest,
  };
}

/** "Filler 1" … "Filler n". */
export function fillerNames(count: number): string[] {
  return fillers(count).map(({ name }) => name);
}
