import type { DeckListBody } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import type { Context } from 'hono';
import type { z } from 'zod';
import { readJson } from '../api/define-route.ts';

/** Reads a deck list as a body. @throws AppError invalid-argument as `readJson` does, and for a deck without any entry */
export async function readDeck<T extends z.ZodType<z.output<typeof DeckListBody>>>(
  c: Context,
  shape: T,
): Promise<z.output<T>> {
  const deck = await readJson(c, shape);
  if ([...deck.commanders, ...deck.cards].some((entry) => entry.trim() !== '')) return deck;
  c.set('hasBadBody', true);
  throw new AppError(
    'invalid-argument',
    'The deck is empty. Send its commander in "commanders" and its other cards in "cards", such as {"cards":["1 Sol Ring","Arcane Signet"]}.',
  );
}
