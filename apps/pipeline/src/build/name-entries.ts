import { type Card, faceNames } from '@deckwright/domain';
import type { NameEntry } from '@deckwright/search';
import type { DeckCount } from './count-decks.ts';

/** Class of the entries of a snapshot's name index; `ref` is the engine card index. */
const CARD = 0;

/** Number of decks with each card among their cards or commanders, by catalog position. */
export function deckCounts({ table, decks }: Pick<DeckCount, 'table' | 'decks'>, cards: number): Uint32Array {
  const counts = new Uint32Array(cards);
  for (const deck of decks) {
    for (const position of table.getCards(deck)) counts[position] = (counts[position] ?? 0) + 1;
    for (const position of table.getCommanders(deck)) counts[position] = (counts[position] ?? 0) + 1;
  }
  return counts;
}

/** One entry per card, found by its name, its faces and its aliases; cards in more decks come first. */
export function nameEntries(cards: readonly Card[], getWeight: (index: number) => number): NameEntry[] {
  return cards.map((card, index) => ({
    label: card.name,
    keys: [...new Set([card.name, ...faceNames(card.name), ...card.aliases])],
    weight: getWeight(index),
    kind: CARD,
    ref: index,
  }));
}
