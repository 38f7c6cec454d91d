import { hasPair } from './deck-card-pairs.ts';
import type { Engine } from './engine.ts';
import { holdsCard } from './filters.ts';

/**
 * Whether an eligible deck runs a card (`with`) or could run it and does not (`without`). Null for a deck that is not
 * eligible: its color identity or its saved date does not allow the card, the card is its commander, neither a date nor
 * another of its cards shows that it was saved since the card came out, or the card came out after the as-of date.
 */
export function sideOfDeck(
  engine: Engine,
  commander: number,
  deck: number,
  card: number,
): 'with' | 'without' | null {
  if ((engine.cardReleaseDay[card] ?? 0) > engine.asOfDay) return null;
  if (holdsCard(engine, deck, card)) return isCounted(engine, deck, card) ? 'with' : null;
  return couldHold(engine, commander, deck, card) ? 'without' : null;
}

/** Whether a deck that runs the card is eligible for it. */
function isCounted(engine: Engine, deck: number, card: number): boolean {
  if ((engine.cardReleaseDay[card] ?? 0) > engine.asOfDay) return false;
  // Only its newest card may be left out, and the release of that is the earliest day of an undated deck.
  if (engine.deckDay[deck]! > 0 || engine.deckEarliestDay[deck] !== engine.cardReleaseDay[card]) return true;
  return !hasPair(engine.uncountedDeck, engine.uncountedCard, deck, card);
}

/** Whether color identity and date allow the card in a deck that does not run it, and it does not lead the deck. */
function couldHold(engine: Engine, commander: number, deck: number, card: number): boolean {
  const day = engine.deckEarliestDay[deck] ?? 0;
  const outside = (engine.cardIdentity[card] ?? 0) & ~(engine.commanderIdentity[commander] ?? 0);
  return outside === 0 && day >= (engine.cardReleaseDay[card] ?? 0) && !leads(engine, commander, card);
}

/** Whether the card is the commander, or one of two. */
export function leads({ commanderCards }: Engine, commander: number, card: number): boolean {
  return commanderCards[commander * 2] === card || commanderCards[commander * 2 + 1] === card;
}
