import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import { Random } from '../generate/random.ts';
import type { CountedDeck } from './load-decks.ts';

export const HIDDEN_CARDS = 10;

/** A held-out deck with some cards hidden; cards are engine indices. */
export type Query = {
  /** Id of the deck; several queries may share one. */
  deck: string;
  commanders: number[];
  identity: number;
  cards: number[];
  hidden: number[];
  /** The whole list, including basics. */
  whole: number[];
  basics: number | null;
  /** 1 for each engine card that may be ranked; null if all may. */
  pool: Uint8Array | null;
};

export type Hiding = {
  seed: number;
  /** Names this many cards of the list and hides all others; by default HIDDEN_CARDS are hidden. */
  length?: number;
  /** 1 for each catalog position that may be hidden and ranked. */
  pool?: Uint8Array;
};

/** The parts of a deck that a question about it needs. */
export type QueryDeck = Pick<CountedDeck, 'id' | 'commanders' | 'cards' | 'basics'>;

/**
 * Hides random cards that are neither basic nor banned. For a short list, random cards are named instead, and all
 * others that may be hidden are: any other card of the deck is a correct answer.
 * @param indexOf engine index by catalog position
 */
export function toQuery(
  deck: QueryDeck,
  cards: readonly EngineCard[],
  indexOf: Uint32Array,
  { seed, length, pool }: Hiding,
): Query {
  const random = new Random(seed);
  const open = [...deck.cards].filter(
    (card) => !cards[card]?.basic && !cards[card]?.banned && pool?.[card] !== 0,
  );
  shuffle(open, random);
  const at = (card: number): number => indexOf[card]!;
  const hidden = new Set(length === undefined ? open.slice(0, HIDDEN_CARDS) : open.slice(length));
  const rest = [...deck.cards].filter(
    (card) => !hidden.has(card) && (length === undefined || !cards[card]?.basic),
  );
  const ranked = pool ? new Uint8Array(cards.length) : null;
  pool?.forEach((open, card) => {
    if (ranked) ranked[at(card)] = open;
  });
  return {
    deck: deck.id,
    commanders: deck.commanders.map(at),
    identity: deck.commanders.reduce((bits, card) => bits | (cards[card]?.identity ?? 0), 0),
    cards: rest.map(at),
    hidden: [...hidden].map(at),
    whole: [...deck.cards].map(at),
    // Who names a part of a deck names no basics.
    basics: length === undefined ? deck.basics : 0,
    pool: ranked,
  };
}

function shuffle(cards: number[], random: Random): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
}
