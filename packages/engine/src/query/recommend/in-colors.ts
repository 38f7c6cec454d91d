import { isWithin } from '@deckwright/domain';
import { type CardDecks, countWhere } from '../card-decks/card-decks.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';

/** Decks within some colors, and how many of them run a card. */
type InColors = { decks: number; holds: (card: number) => number };

/** By identity and card: the decks of the identity that run the card. */
const counted = perEngine(() => new Map<number, Uint32Array>());

/** Number of decks whose color identity is within this one. */
export function decksWithin(
  { commanders, commanderIdentity, commanderStart }: Engine,
  identity: number,
): number {
  let decks = 0;
  for (let commander = 0; commander < commanders; commander++) {
    if (!isWithin(commanderIdentity[commander]!, identity)) continue;
    decks += commanderStart[commander + 1]! - commanderStart[commander]!;
  }
  return decks;
}

/** Counts the decks whose color identity is within this one. */
export function countInColors(engine: Engine, identity: number, cardDecks: CardDecks | null): InColors {
  const decks = decksWithin(engine, identity);
  if (cardDecks)
    return { decks, holds: (card) => countWhere(cardDecks, card, (other) => isWithin(other, identity)) };
  const hold = countedOnce(engine, identity);
  return { decks, holds: (card) => hold[card]! };
}

function countedOnce(engine: Engine, identity: number): Uint32Array {
  const known = counted(engine);
  const found = known.get(identity) ?? count(engine, identity);
  known.set(identity, found);
  return found;
}

function count(
  { cards, commanders, commanderIdentity, commanderStart, deckStart, deckCards }: Engine,
  identity: number,
): Uint32Array {
  const hold = new Uint32Array(cards);
  for (let commander = 0; commander < commanders; commander++) {
    if (!isWithin(commanderIdentity[commander]!, identity)) continue;
    const from = commanderStart[commander]!;
    const to = commanderStart[commander + 1]!;
    const end = deckStart[to]!;
    for (let entry = deckStart[from]!; entry < end; entry++) {
      const card = deckCards[entry]!;
      hold[card]!++;
    }
  }
  return hold;
}

const IDENTITIES = 32;

/** By color identity of a card: the decks whose colors allow it. */
export const decksAllowing = perEngine(({ commanders, commanderIdentity, commanderStart }) => {
  const allowing = new Uint32Array(IDENTITIES);
  for (let commander = 0; commander < commanders; commander++) {
    const decks = commanderStart[commander + 1]! - commanderStart[commander]!;
    for (let identity = 0; identity < IDENTITIES; identity++)
      if ((identity & ~commanderIdentity[commander]!) === 0) allowing[identity]! += decks;
  }
  return allowing;
});
