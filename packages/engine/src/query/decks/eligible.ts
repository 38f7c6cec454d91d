import type { Engine } from './engine.ts';

/** Whether color identity and date allow the card in the deck, and it is not the deck's commander. */
export function couldHold(engine: Engine, commander: number, deck: number, card: number): boolean {
  const day = engine.deckEarliestDay[deck] ?? 0;
  const outside = (engine.cardIdentity[card] ?? 0) & ~(engine.commanderIdentity[commander] ?? 0);
  return outside === 0 && day >= (engine.cardReleaseDay[card] ?? 0) && !leads(engine, commander, card);
}

/** Whether the card is the commander, or one of two. */
export function leads({ commanderCards }: Engine, commander: number, card: number): boolean {
  return commanderCards[commander * 2] === card || commanderCards[commander * 2 + 1] === card;
}
