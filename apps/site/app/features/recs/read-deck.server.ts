import { parseDeckText } from '@deckwright/decklist';
import { problemWords } from '../../shared/deck-text/problem-words.ts';

export type PastedDeck = {
  /** "1 Sol Ring", each name once. */
  cards: string[];
  commanders: string[];
  /** The cards of a sideboard as small as a pair of commanders, which Magic Online puts there. */
  besides: string[];
  /** Cards by their quantities with these commanders, by name; with those of the list where none is given. */
  sizeLedBy: (commanders: readonly string[]) => number;
  /** Lines left out, each with its number and the reason. */
  unreadable: string[];
};

const MAX_CARDS = 1000;
const MAX_NAME = 390;
const MOST_LEADERS = 2;

/** Reads a list as it was pasted; companion, sideboard and maybeboard are no part of the deck. */
export function readPastedDeck(text: string): PastedDeck {
  const { cards, commanders, sideboard, problems } = parseDeckText(text);
  const others = cards.filter(({ name }) => name.length <= MAX_NAME).slice(0, MAX_CARDS);
  const leaders = commanders.filter((name) => name.length <= MAX_NAME);
  return {
    cards: others.map(({ name, quantity }) => `${quantity} ${name}`),
    commanders: leaders,
    besides:
      sideboard.length <= MOST_LEADERS && sideboard.every(({ quantity }) => quantity === 1)
        ? sideboard.map(({ name }) => name).filter((name) => name.length <= MAX_NAME)
        : [],
    sizeLedBy(found) {
      const names = new Set(others.map(({ name }) => frontOf(name)));
      const besides = found.length > 0 ? found.filter((name) => !names.has(frontOf(name))) : leaders;
      return others.reduce((sum, { quantity }) => sum + quantity, besides.length);
    },
    unreadable: problems.map(problemWords),
  };
}

/** The front of a card with two faces, in the letters all lists share. */
function frontOf(name: string): string {
  return (name.split(' // ')[0] ?? name).toLowerCase();
}
