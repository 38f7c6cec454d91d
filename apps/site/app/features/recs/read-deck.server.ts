import { parseDeckText } from '@deckwright/decklist';

export type PastedDeck = {
  /** "1 Sol Ring", each name once. */
  cards: string[];
  commanders: string[];
  /** Lines left out, each with its number and the reason. */
  unreadable: string[];
};

const MAX_CARDS = 1000;
const MAX_NAME = 390;

/** Reads a list as it was pasted; companion, sideboard and maybeboard are no part of the deck. */
export function readDeck(text: string): PastedDeck {
  const { cards, commanders, problems } = parseDeckText(text);
  return {
    cards: cards
      .filter(({ name }) => name.length <= MAX_NAME)
      .slice(0, MAX_CARDS)
      .map(({ name, quantity }) => `${quantity} ${name}`),
    commanders: commanders.filter((name) => name.length <= MAX_NAME),
    unreadable: problems.map(
      ({ line, text: words, reason }) => `line ${line}, “${shortened(words)}”: ${reason}`,
    ),
  };
}

function shortened(words: string): string {
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}
