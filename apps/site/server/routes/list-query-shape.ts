import { z } from '@hono/zod-openapi';

/** The days and brackets a list counts. */
export const WINDOW_QUERY = z.object({
  range: z.enum(['week', 'month', 'year']).optional(),
  bracket: z.enum(['exhibition', 'core', 'upgraded', 'optimized', 'cedh']).optional(),
  estimated: z.enum(['1']).optional().meta({ description: 'Also decks whose estimated bracket matches' }),
});

export const LIST_QUERY = WINDOW_QUERY.extend({ page: z.string().optional() });

export const LIST_PROBLEMS = { 400: 'The query cannot be read.' };
