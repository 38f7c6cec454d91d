import type { Answers } from '@deckwright/answers';
import type { DeckListReading, DeckProblem } from '@deckwright/decklist';
import { formatExact } from '@deckwright/domain';
import { describeProblem } from '../../shared/deck-list/problem-text.ts';

export type PastedDeck = {
  /** "1 Sol Ring", each name once. */
  cards: string[];
  /** Copies by name as written. */
  copies: ReadonlyMap<string, number>;
  commanders: string[];
  companion: string | null;
  /** Deck size with the given commanders, by name; with those of the list if none are given. */
  sizeWith: (commanders: readonly string[]) => number;
  /** Lines that were not read, each with its number and the reason. */
  unreadable: string[];
  /** "Sideboard 2, Tokens 1": what the list has outside the deck, in copies; empty if nothing. */
  outside: string;
};

const MAX_CARDS = 1000;
const MAX_NAME = 390;
/** Lines that are named with their reason; the rest is counted. */
const MAX_UNREADABLE = 100;
const BOARDS = {
  sideboard: 'Sideboard',
  maybeboard: 'Maybeboard',
  tokens: 'Tokens',
  other: 'Other',
} as const;

/** Reads a pasted list; companion, sideboard and maybeboard are not part of the deck. */
export async function readPastedDeck(
  answers: Pick<Answers, 'parseDeckList'>,
  text: string,
): Promise<PastedDeck> {
  const { cards, commanders, companion, outside, notRead } = await answers.parseDeckList(text);
  const copies = new Map<string, number>();
  for (const { name, quantity } of cards) copies.set(name, (copies.get(name) ?? 0) + quantity);
  // More than one copy of a commander breaks the rule of copies: the others are listed beside it.
  for (const { name, quantity } of commanders)
    if (quantity > 1) copies.set(name, quantity + Math.max(0, (copies.get(name) ?? 0) - 1));
  const others = [...copies].filter(([name]) => name.length <= MAX_NAME).slice(0, MAX_CARDS);
  const names = commanders.map(({ name }) => name).filter((name) => name.length <= MAX_NAME);
  return {
    cards: others.map(([name, quantity]) => `${quantity} ${name}`),
    copies: new Map(others),
    commanders: names,
    companion: companion && companion.name.length <= MAX_NAME ? companion.name : null,
    sizeWith(found) {
      const listed = new Set(others.map(([name]) => getFront(name)));
      const besides = (found.length > 0 ? found : names).filter((name) => !listed.has(getFront(name)));
      return others.reduce((sum, [, quantity]) => sum + quantity, besides.length);
    },
    unreadable: unreadableLines(notRead),
    outside: describeOutside(outside),
  };
}

function describeOutside(outside: DeckListReading['outside']): string {
  return (Object.keys(BOARDS) as (keyof typeof BOARDS)[])
    .map((board) => ({
      board,
      copies: outside.filter((card) => card.board === board).reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .filter(({ copies }) => copies > 0)
    .map(({ board, copies }) => `${BOARDS[board]} ${formatExact(copies)}`)
    .join(', ');
}

function unreadableLines(problems: readonly DeckProblem[]): string[] {
  const rest = problems.length - MAX_UNREADABLE;
  const more = rest > 0 ? [`and ${formatExact(rest)} more ${rest === 1 ? 'line' : 'lines'}`] : [];
  return [...problems.slice(0, MAX_UNREADABLE).map(describeProblem), ...more];
}

/** The front face's name, normalized. */
function getFront(name: string): string {
  return (name.split(' // ')[0] ?? name).toLowerCase();
}
