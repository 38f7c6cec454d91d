import { cardNumbers } from '../query/counting/numbers.ts';
import { addDecks, closeTally, openTally, type Tally } from '../query/counting/tally.ts';
import type { Engine } from '../query/decks/engine.ts';
import { buildSections } from '../query/statistics/sections.ts';

/** Shares of draws 0…1, and cards per draw. */
export type Draws = { decks: number; draws: number; withCards: number; cardsPerDraw: number };

/**
 * Draws decks of one commander at random and compares them with its others, as a page compares a commander with all
 * others: there is nothing to find.
 * @param below whole numbers below a limit
 */
export function drawHalves(
  engine: Engine,
  commander: number,
  { decks, draws, below }: { decks: number; draws: number; below: (limit: number) => number },
): Draws {
  const from = engine.commanderStart[commander] ?? 0;
  const to = engine.commanderStart[commander + 1] ?? 0;
  let withCards = 0;
  let cards = 0;
  for (let draw = 0; draw < draws; draw++) {
    const drawn = new Set<number>();
    while (drawn.size < decks) drawn.add(from + below(to - from));
    const toTally = (wanted: boolean): Tally => {
      const tally = openTally(engine);
      for (let deck = from; deck < to; deck++)
        if (drawn.has(deck) === wanted) addDecks(engine, tally, commander, deck, deck + 1);
      return closeTally(engine, tally);
    };
    const sections = buildSections(engine, cardNumbers(toTally(true), toTally(false)), null);
    const high = sections.filter(({ tag }) => tag === 'highsynergycards' || tag === 'highliftcards');
    const found = high.reduce((sum, section) => sum + section.cards.length, 0);
    if (found > 0) withCards++;
    cards += found;
  }
  return { decks, draws, withCards: withCards / draws, cardsPerDraw: cards / draws };
}
