import { type DeckProblem, parseDeckText } from '@deckwright/decklist';
import { formatExact } from '@deckwright/domain';
import { problemWords } from '../../shared/deck-text/problem-words.ts';

export type PastedDeck = {
  /** "1 Sol Ring", each name once. */
  cards: string[];
  commanders: string[];
  /** The cards of a sideboard of one or two cards, where Magic Online puts commanders. */
  besides: string[];
  /** Deck size with the given commanders, by name; with those of the list if none are given. */
  sizeWith: (commanders: readonly string[]) => number;
  /** Ignored lines, each with its number and the reason. */
  unreadable: string[];
};

const MAX_CARDS = 1000;
const MAX_NAME = 390;
const MOST_COMMANDERS = 2;
/** Lines that are named with their reason; the rest is counted. */
const MAX_UNREADABLE = 100;

/** Reads a pasted list; companion, sideboard and maybeboard are not part of the deck. */
export function readPastedDeck(text: string): PastedDeck {
  const { cards, commanders, sideboard, problems } = parseDeckText(text);
  const others = cards.filter(({ name }) => name.length <= MAX_NAME).slice(0, MAX_CARDS);
  const commanderCards = commanders.filter((name) => name.length <= MAX_NAME);
  return {
    cards: others.map(({ name, quantity }) => `${quantity} ${name}`),
    commanders: commanderCards,
    besides:
      sideboard.length <= MOST_COMMANDERS && sideboard.every(({ quantity }) => quantity === 1)
        ? sideboard.map(({ name }) => name).filter((name) => name.length <= MAX_NAME)
        : [],
    sizeWith(found) {
      const names = new Set(others.map(({ name }) => frontOf(name)));
      const besides = found.length > 0 ? found.filter((name) => !names.has(frontOf(name))) : commanderCards;
      return others.reduce((sum, { quantity }) => sum + quantity, besides.length);
    },
    unreadable: unreadableLines(problems),
  };
}

function unreadableLines(problems: readonly DeckProblem[]): string[] {
  const rest = problems.length - MAX_UNREADABLE;
  const more = rest > 0 ? [`and ${formatExact(rest)} more ${rest === 1 ? 'line' : 'lines'}`] : [];
  return [...problems.slice(0, MAX_UNREADABLE).map(problemWords), ...more];
}

/** The front face's name, normalized. */
function frontOf(name: string): string {
  return (name.split(' // ')[0] ?? name).toLowerCase();
}
