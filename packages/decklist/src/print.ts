import type { DeckEntry } from '@deckwright/domain';
import type { DeckList } from './types.ts';

/** Prints a deck as plain text with headings, one "1 Name" a line; parseDeckText reads it back unchanged. */
export function printDeck(deck: DeckList): string {
  const parts: [string, string[]][] = [
    ['Commander', deck.commanders.map((name) => `1 ${name}`)],
    ['Companion', deck.companion === null ? [] : [`1 ${deck.companion}`]],
    ['Deck', deck.cards.map(line)],
    ['Sideboard', deck.sideboard.map(line)],
    ['Maybeboard', deck.maybeboard.map(line)],
  ];
  const filled = parts.filter(([, lines]) => lines.length > 0);
  return filled.map(([heading, lines]) => `${[heading, ...lines].join('\n')}\n`).join('\n');
}

function line({ name, quantity }: DeckEntry): string {
  return `${quantity} ${name}`;
}
