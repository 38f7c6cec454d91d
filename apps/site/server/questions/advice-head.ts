import type { RecommendationsAnswer } from '@deckwright/contract/schemas';
import { AppError, formatExact } from '@deckwright/domain';
import type { z } from 'zod';

type Advice = Pick<z.infer<typeof RecommendationsAnswer>['data'], 'commanders' | 'num_decks'>;

/** Recommendations need a commander. @throws AppError invalid-argument that says how a list names it */
export function checkCommander({ commanders }: { commanders: readonly string[] }): void {
  if (commanders.length > 0) return;
  throw new AppError(
    'invalid-argument',
    'The list names no commander. Mark it: a line "Commander" above it, or *CMDR* behind its name.',
  );
}

/** Which deck advice is for, and what it rests on. */
export function adviceHead({ commanders, num_decks: decks }: Advice): string {
  const deck = commanders.map(({ name }) => name).join(' & ') || 'a deck without a commander';
  if (decks === 0) return `For ${deck}, from the cards alone, as there are no decks to compare with`;
  return `For ${deck}, compared with ${formatExact(decks)} ${decks === 1 ? 'deck' : 'decks'}`;
}
