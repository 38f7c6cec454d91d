import type { DeckProblem } from '@deckwright/decklist';
import { formatDay, formatExact } from '@deckwright/domain';

/** "line 3, “1000 Forest”: the quantity must be 1 to 999". */
export function describeProblem({ line, text, reason }: DeckProblem): string {
  return `line ${line}, “${text.length > 60 ? `${text.slice(0, 59)}…` : text}”: ${reason}`;
}

/** "7 cards not in our data of Apr 19, 2024, probably newer; left out". */
export function describeNewer(count: number, cardDate: string | null): string {
  const date = cardDate === null ? '' : ` of ${formatDay(cardDate)}`;
  return `${formatExact(count)} ${count === 1 ? 'card' : 'cards'} not in our data${date}, probably newer; left out`;
}
