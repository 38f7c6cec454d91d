import { addDecks, closeTally, openTally } from '../counting/tally.ts';
import type { Engine } from '../decks/engine.ts';

/** Inclusion of a card in a commander's decks, and the eligible decks. */
export type CommanderShare = { share: number; decks: number };

/** Inclusions in the commander's decks; null for cards without eligible decks, and without a commander. */
export function commanderShares(
  engine: Engine,
  commander: number | null,
): (card: number) => CommanderShare | null {
  if (commander === null) return () => null;
  const open = openTally(engine);
  const from = engine.commanderStart[commander] as number;
  const to = engine.commanderStart[commander + 1] as number;
  addDecks(engine, open, commander, from, to);
  const { hold, potential } = closeTally(engine, open);
  return (card) => {
    const decks = potential[card] as number;
    return decks === 0 ? null : { share: (hold[card] as number) / decks, decks };
  };
}
