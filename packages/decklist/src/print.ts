import type { DeckEntry } from '@deckwright/domain';
import type { DeckList } from './types.ts';

/** Prints a deck as plain text with headings, one "1 Name" per line; parseDeckText reads it back unchanged. */
export function printDeck(deck: DeckList): string {
  const parts: [string, string[]][] = [
    ['Commander', deck.commanders.map((name) => line({ name, quantity: 1 }))],
    ['Companion', deck.companion === null ? [] : [line({ name: deck.companion, quantity: 1 })]],
    ['Deck', deck.cards.map(line)],
    ['Sideboard', deck.sideboard.map(line)],
    ['Maybeboard', deck.maybeboard.map(line)],
    ['Tokens', deck.tokens.map(line)],
    ['Outside the deck', deck.other.map(line)],
  ];
  const filled = parts.filter(([, lines]) => lines.length > 0);
  return filled.map(([heading, lines]) => `${[heading, ...lines].join('\n')}\n`).join('\n');
}

/** A name that begins like the sign of a quantity ("x Foo") is set off by one. */
function line({ name, quantity }: DeckEntry): string {
  return /^(?:[xX×:]|pcs?|copies|[-–—])(?:[ .:]|$)/i.test(name)
    ? `${quantity}x ${name}`
    : `${quantity} ${name}`;
}
