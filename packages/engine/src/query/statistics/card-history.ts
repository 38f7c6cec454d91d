import { sideOfDeck } from '../decks/eligible.ts';
import type { Engine } from '../decks/engine.ts';
import { firstFromDay } from '../decks/window.ts';
import type { CardStats } from '../types.ts';
import { monthTable } from './ranks.ts';

/** Dated decks that run the card, and eligible ones, by month; months without eligible decks are omitted. */
export function cardHistory(engine: Engine, card: number): CardStats['history'] {
  const { names, monthOfDay } = monthTable(engine);
  const included = new Uint32Array(names.length);
  const could = new Uint32Array(names.length);
  for (let commander = 0; commander < engine.commanders; commander++) {
    const end = engine.commanderStart[commander + 1] ?? 0;
    for (let deck = firstFromDay(engine, commander, 1); deck < end; deck++) {
      const month = monthOfDay[(engine.deckDay[deck] ?? 0) - engine.firstDay] ?? 0;
      const side = sideOfDeck(engine, commander, deck, card);
      if (side === 'with') included[month] = (included[month] ?? 0) + 1;
      if (side !== null) could[month] = (could[month] ?? 0) + 1;
    }
  }
  return names.flatMap((month, position) => {
    const potentialDecks = could[position] ?? 0;
    return potentialDecks === 0 ? [] : [{ month, numDecks: included[position] ?? 0, potentialDecks }];
  });
}
