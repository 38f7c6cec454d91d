import type { Engine } from './engine.ts';

/** Whether colour and date allow the card in the deck; an undated deck counts as saved on the as-of date. */
export function couldHold(engine: Engine, commander: number, deck: number, card: number): boolean {
  const day = engine.deckDay[deck] || engine.asOfDay;
  const outside = (engine.cardIdentity[card] ?? 0) & ~(engine.commanderIdentity[commander] ?? 0);
  return outside === 0 && day >= (engine.cardReleaseDay[card] ?? 0);
}
