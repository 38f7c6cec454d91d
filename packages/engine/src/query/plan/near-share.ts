import type { Recommendation } from '../types.ts';

/** The share of the decks most like the list that play a card to add, 0…1; null where its reasons do not say. */
export function getNearShare({ reasons }: Pick<Recommendation, 'reasons'>): number | null {
  return reasons.find((reason) => reason.kind === 'similar-decks')?.share ?? null;
}
