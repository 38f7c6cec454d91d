import { parseDeckText } from '../parse.ts';
import type { DeckListReading, ListedCard, OutsideBoard, OutsideCard, ReadOptions } from './types.ts';

/**
 * Reads a deck list of any known format from text, or from the bytes of a file in any usual encoding. Never throws, and
 * takes time in proportion to the input.
 */
export function readDeckList(input: string | Uint8Array, _options: ReadOptions = {}): DeckListReading {
  const text = typeof input === 'string' ? input : new TextDecoder().decode(input);
  const deck = parseDeckText(text);
  const listed = ({ name, quantity }: { name: string; quantity: number }, section: string): ListedCard => ({
    name,
    quantity,
    section,
    finish: 'normal',
    lines: [],
  });
  const outside = (board: OutsideBoard, section: string, entries: typeof deck.cards): OutsideCard[] =>
    entries.map((entry) => ({ ...listed(entry, section), board }));
  return {
    format: 'text',
    commanders: deck.commanders.map((name) => listed({ name, quantity: 1 }, 'Commander')),
    companion: deck.companion === null ? null : listed({ name: deck.companion, quantity: 1 }, 'Companion'),
    cards: deck.cards.map((entry) => listed(entry, '')),
    outside: [
      ...outside('sideboard', 'Sideboard', deck.sideboard),
      ...outside('maybeboard', 'Maybeboard', deck.maybeboard),
    ],
    headings: [],
    metadata: [],
    notRead: deck.problems,
    facts: { id: null, gameFormat: null, date: null, bracket: null, url: null },
  };
}
