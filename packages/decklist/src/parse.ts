import type { DeckEntry } from '@deckwright/domain';
import { readDeckList } from './read/read-deck-list.ts';
import type { ListEntry, OutsideBoard, ReadOptions } from './read/types.ts';
import type { ParsedDeck } from './types.ts';

/** What `readDeckList` reads, by names alone: equal names of all sections and finishes are merged. */
export function parseDeckText(text: string, options: ReadOptions = {}): ParsedDeck {
  const { commanders, companion, cards, outside, notRead } = readDeckList(text, options);
  const onBoard = (board: OutsideBoard) => toEntries(outside.filter((card) => card.board === board));
  return {
    commanders: commanders.map(({ name }) => name),
    companion: companion?.name ?? null,
    cards: toEntries(cards),
    sideboard: onBoard('sideboard'),
    maybeboard: onBoard('maybeboard'),
    tokens: onBoard('tokens'),
    other: onBoard('other'),
    problems: notRead,
  };
}

function toEntries(cards: readonly ListEntry[]): DeckEntry[] {
  const byName = new Map<string, DeckEntry>();
  for (const { name, quantity } of cards) {
    const known = byName.get(name);
    if (known) known.quantity += quantity;
    else byName.set(name, { name, quantity });
  }
  return [...byName.values()];
}
