import type { Budget } from '@deckwright/domain';
import { NO_PRICE } from '../../format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Engine } from './engine.ts';
import { firstInRange, inBracket, type Window } from './window.ts';

/** Decks in each third by price. */
export type BudgetCounts = { budget: number; middle: number; expensive: number };

/** In USD: the most that a deck of the lowest third costs, and the least of the highest. */
export type ThirdLimits = Record<Budget, number>;

/** The commander's priced decks in the window, cheapest first; ties by the earlier saved. */
function byPrice(engine: Engine, commander: number, window: Window): number[] {
  const price = (deck: number): number => engine.deckPriceCents[deck] ?? NO_PRICE;
  const decks: number[] = [];
  const end = engine.commanderStart[commander + 1] ?? 0;
  for (let deck = firstInRange(engine, commander, window.range); deck < end; deck++) {
    if (price(deck) !== NO_PRICE && inBracket(engine, deck, window)) decks.push(deck);
  }
  return decks.sort((a, b) => price(a) - price(b) || a - b);
}

/** Number of decks in the lowest and in the highest third, rounded down; the rest is the middle third. */
function getThird(priced: number): number {
  return priced < THRESHOLDS.budgetMinDecks ? 0 : Math.floor(priced / 3);
}

/** The thirds of the commander's priced decks in the window, and where they end; null if too few have a price. */
export function budgetThirds(
  engine: Engine,
  commander: number,
  window: Window,
): { budgetCounts: BudgetCounts | null; budgetLimits: ThirdLimits | null } {
  const decks = byPrice(engine, commander, window);
  const third = getThird(decks.length);
  if (third === 0) return { budgetCounts: null, budgetLimits: null };
  const dollars = (index: number): number => (engine.deckPriceCents[decks[index] ?? 0] ?? 0) / 100;
  return {
    budgetCounts: { budget: third, middle: decks.length - 2 * third, expensive: third },
    budgetLimits: { budget: dollars(third - 1), expensive: dollars(decks.length - third) },
  };
}

/** The decks of the given third; empty if too few of the commander's decks in the window have a price. */
export function budgetDecks(
  engine: Engine,
  commander: number,
  window: Window,
  budget: Budget,
): ReadonlySet<number> {
  const decks = byPrice(engine, commander, window);
  const third = getThird(decks.length);
  return new Set(budget === 'budget' ? decks.slice(0, third) : decks.slice(decks.length - third));
}
