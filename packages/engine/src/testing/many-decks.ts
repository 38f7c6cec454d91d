import type { EngineCard, EngineDeck } from '../build/types.ts';
import { AS_OF } from './arbitrary.ts';
import { plainCard } from './plain-card.ts';

const CARDS = 240;
const COMMANDERS = 9;

/** Whole numbers below `limit`, the same for each seed: Park & Miller, "Random number generators", 1988. */
export function randomBelow(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

/** Cards and 20 to 30 of them for each of many decks, whose commanders prefer cards of their own. */
export function manyDecks(count: number, seed = 1): { cards: EngineCard[]; decks: EngineDeck[] } {
  const below = randomBelow(seed);
  const cards = Array.from({ length: CARDS }, (_, position): EngineCard => {
    const isCommander = position < COMMANDERS;
    return plainCard(`card-${String(position).padStart(3, '0')}`, {
      name: `Card ${position}`,
      identity: isCommander
        ? ([3, 3, 3, 1, 2, 6, 7, 0, 3][position] ?? 0)
        : ([0, 0, 1, 2, 3, 4][below(6)] ?? 0),
      type: isCommander ? 0 : below(8),
      manaValue: below(9),
      releaseDay: below(8) === 0 ? AS_OF - below(300) : 9000,
      banned: below(60) === 0,
      roles: below(64),
    });
  });
  const decks = Array.from({ length: count }, (): EngineDeck => {
    const first = below(COMMANDERS);
    const commanders = below(10) === 0 ? [first, (first + 1) % COMMANDERS] : [first];
    const identity = commanders.reduce((bits, card) => bits | (cards[card]?.identity ?? 0), 0);
    const chosen = new Set<number>();
    for (const wanted = 20 + below(11); chosen.size < wanted; ) {
      const own = COMMANDERS + ((first * 23 + below(40)) % (CARDS - COMMANDERS));
      const common = COMMANDERS + Math.min(below(CARDS - COMMANDERS), below(CARDS - COMMANDERS));
      const card = below(2) === 0 ? own : common;
      // One in fifty is played despite its colors.
      if (((cards[card]?.identity ?? 0) & ~identity) === 0 || below(50) === 0) chosen.add(card);
    }
    return {
      commanders,
      cards: [...chosen],
      day: below(6) === 0 ? null : AS_OF - below(600),
      bracket: 0,
      estimatedBracket: 0,
      basics: below(30),
      basicsEstimated: false,
    };
  });
  return { cards, decks };
}
