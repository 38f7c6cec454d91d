import { addDecks, closeTally, openTally } from '../counting/tally.ts';
import type { Engine } from '../decks/engine.ts';

/** Share of a commander's decks that hold a card, among those that could. */
export type CommanderShare = { share: number; decks: number };

/** Of the commander's decks; null for a card none of them could hold, and without a commander. */
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
