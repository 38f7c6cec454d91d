import type { Card } from '../../../../packages/domain/src/index.ts';
import { type CardFacts, makeCard } from '../../../../packages/domain/src/testing/make-card.ts';
import type { Addition, ListCard, SenseAnswer, Suggestion } from './answer.ts';

export const toyCard = (name: string, facts: Partial<CardFacts> = {}): Card => makeCard({ name, ...facts });

/** Creatures "Elf 1", "Elf 2" … of this type line. */
export function toyCreatures(count: number, type: string): Card[] {
  return Array.from({ length: count }, (_, index) =>
    toyCard(`${type} ${index + 1}`, { typeLine: `Creature — ${type}` }),
  );
}

export const toListed = (cards: readonly Card[]): ListCard[] => cards.map((card) => ({ card, quantity: 1 }));

export const toCut = (card: Card, ...reasons: string[]): Suggestion => ({ card, reasons });

export const toAddition = (card: Card, more: Partial<Addition> = {}): Addition => ({
  card,
  reasons: [],
  group: null,
  makes: 0,
  ...more,
});

/** An answer that advises nothing for an empty list, but for what is given. */
export function toyAnswer(more: Partial<SenseAnswer> = {}): SenseAnswer {
  return {
    list: { id: 'toy', source: 'labeled', tags: [], bracket: null },
    commanders: [],
    cards: [],
    identity: 0,
    bracket: 3,
    additions: [],
    cuts: [],
    swaps: [],
    groups: [],
    ...more,
  };
}
