import type { RecommendationsAnswer } from '@deckwright/contract/schemas';
import { AppError, formatExact } from '@deckwright/domain';
import type { z } from 'zod';

type Data = z.infer<typeof RecommendationsAnswer>['data'];
type Advice = Pick<Data, 'commanders' | 'num_decks'>;

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

/** The plan of the list that advice follows, and what the reader named that is none. */
export function planLines(plan: Pick<NonNullable<Data['plan']>, 'words' | 'unknown'> | null): string[] {
  if (!plan) return [];
  const { words, unknown } = plan;
  const names = unknown.map((text) => `“${text}”`).join(', ');
  return [`Plan: ${words}`, ...(names ? [`No theme or creature type is called ${names}.`] : [])];
}
