import type { DeckProblem } from '@deckwright/decklist';

/** "line 3, “1000 Forest”: the quantity must be 1 to 999". */
export function describeProblem({ line, text, reason }: DeckProblem): string {
  return `line ${line}, “${text.length > 60 ? `${text.slice(0, 59)}…` : text}”: ${reason}`;
}
