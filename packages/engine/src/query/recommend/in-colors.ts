import { type CardDecks, heldWhere } from '../card-decks/card-decks.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';

/** Decks within some colors, and how many of them run a card. */
type InColors = { decks: number; holds: (card: number) => number };

type Counted = { decks: number; hold: Uint32Array };

const counted = perEngine(() => new Map<number, Counted>());

/** Counts the decks whose color identity is within this one. */
export function countInColors(engine: Engine, identity: number, cardDecks: CardDecks | null): InColors {
  if (cardDecks) {
    const passes = (other: number): boolean => (other & ~identity) === 0;
    const decks = cardDecks.list.reduce((sum, block) => sum + (passes(block.identity) ? block.decks : 0), 0);
    return { decks, holds: (card) => heldWhere(cardDecks, card, passes) };
  }
  const { decks, hold } = countedOnce(engine, identity);
  return { decks, holds: (card) => hold[card] as number };
}

function countedOnce(engine: Engine, identity: number): Counted {
  const known = counted(engine);
  const found = known.get(identity) ?? count(engine, identity);
  known.set(identity, found);
  return found;
}

function count(
  { cards, commanders, commanderIdentity, commanderStart, deckStart, deckCards }: Engine,
  identity: number,
): Counted {
  const hold = new Uint32Array(cards);
  let decks = 0;
  for (let commander = 0; commander < commanders; commander++) {
    if ((commanderIdentity[commander] as number) & ~identity) continue;
    const from = commanderStart[commander] as number;
    const to = commanderStart[commander + 1] as number;
    decks += to - from;
    const end = deckStart[to] as number;
    for (let entry = deckStart[from] as number; entry < end; entry++) {
      const card = deckCards[entry] as number;
      hold[card] = (hold[card] as number) + 1;
    }
  }
  return { decks, hold };
}

const IDENTITIES = 32;

/** By color identity of a card: the decks whose colors allow it. */
export const decksAllowing = perEngine(({ commanders, commanderIdentity, commanderStart }) => {
  const allowing = new Uint32Array(IDENTITIES);
  for (let commander = 0; commander < commanders; commander++) {
    const decks = (commanderStart[commander + 1] as number) - (commanderStart[commander] as number);
    for (let identity = 0; identity < IDENTITIES; identity++)
      if ((identity & ~(commanderIdentity[commander] as number)) === 0)
        allowing[identity] = (allowing[identity] as number) + decks;
  }
  return allowing;
});
