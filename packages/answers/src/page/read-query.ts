import { DeckOrder } from '@deckwright/api-client/schemas';
import { AppError, identityFromSlug } from '@deckwright/domain';
import { z } from 'zod';

/** The days and brackets that a list counts. */
export const WINDOW_QUERY = z.object({
  range: z.enum(['week', 'month', 'year']).optional(),
  bracket: z.enum(['exhibition', 'core', 'upgraded', 'optimized', 'cedh']).optional(),
  estimated: z.enum(['1']).optional().meta({ description: 'Also decks whose estimated bracket matches' }),
});

/** The query of a ranked list, 100 entries a page. */
export const LIST_QUERY = WINDOW_QUERY.extend({ page: z.string().optional() });

/** The query of pages that count decks. */
export const DECK_QUERY = z.object({
  f: z
    .string()
    .optional()
    .meta({ description: 'Filters, such as in=sol-ring;out=mana-crypt;c:gt=30;d:lt=200' }),
  ...WINDOW_QUERY.shape,
  theme: z.string().optional().meta({ description: 'Slug of a theme or kindred theme, such as tokens' }),
  budget: z
    .enum(['budget', 'expensive'])
    .optional()
    .meta({ description: 'The cheapest or the dearest third of the decks of each commander' }),
});

/** The query of a list of decks. */
export const DECKS_QUERY = DECK_QUERY.extend({
  by: DeckOrder.optional(),
  dir: z.enum(['asc', 'desc']).optional(),
  page: z.string().optional(),
});

export const LIST_PROBLEMS = { 400: 'The query cannot be read.' };

export const NAMED_PROBLEMS = {
  400: 'The query cannot be read, or names an unknown card or theme.',
  404: 'Nothing has this slug; the nearest names come with the answer.',
};

/** The page of a list that the query asks for, from 1. @throws AppError invalid-argument for what is no page. */
export function pageNumber(query: URLSearchParams): number {
  const page = query.get('page') || '1';
  if (/^[1-9]\d{0,4}$/.test(page)) return Number(page);
  throw new AppError('invalid-argument', `page=${page.slice(0, 50)} is not known; pages count from 1.`);
}

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

/** The identity that `colors=` names; null where it is not given. @throws AppError invalid-argument */
export function colorsIn(query: URLSearchParams): number | null {
  const colors = (query.get('colors') ?? '').toLowerCase();
  if (colors === '') return null;
  const identity = identityFromSlug(colors);
  if (identity !== null) return identity;
  throw new AppError(
    'invalid-argument',
    `colors=${colors.slice(0, 50)} is no color identity; write it as azorius, mono-red or colorless.`,
  );
}

/** What the query asks for beside its path, as it was written: '' or '?…'. */
export function asWritten(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query}`;
}
