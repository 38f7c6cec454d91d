import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';

/** The days and brackets a list counts. */
export const WINDOW_QUERY = z.object({
  range: z.enum(['week', 'month', 'year']).optional(),
  bracket: z.enum(['exhibition', 'core', 'upgraded', 'optimized', 'cedh']).optional(),
  estimated: z.enum(['1']).optional().meta({ description: 'Also decks whose estimated bracket matches' }),
});

export const LIST_QUERY = WINDOW_QUERY.extend({ page: z.string().optional() });

export const LIST_PROBLEMS = { 400: 'The query cannot be read.' };

/**
 * The value of a key that takes one of a few words.
 * @throws AppError invalid-argument for another word.
 */
export function choice<T extends string>(
  query: URLSearchParams,
  key: string,
  words: readonly T[],
  otherwise: T,
): T {
  const given = query.get(key) || otherwise;
  const word = words.find((each) => each === given);
  if (word !== undefined) return word;
  const message = `${key}=${given.slice(0, 50)} is not known; use one of ${words.join(', ')}.`;
  throw new AppError('invalid-argument', message);
}
