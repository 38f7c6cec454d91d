import { type ChosenFields, chooseFields, ofShape } from '@deckwright/answers';
import { LIST_LIMITS } from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';

/** The query key of calls that answer one resource. */
export const ITEM_QUERY = z.object({
  fields: z.string().max(1000).optional().meta({
    description:
      'Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent, or with `*`.',
  }),
});

/** The query keys of calls that answer a list. */
export const LIST_QUERY_KEYS = ITEM_QUERY.extend({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(LIST_LIMITS.most)
    .default(LIST_LIMITS.usual)
    .meta({
      description: `Number of entries in one answer, 1…${LIST_LIMITS.most}; ${LIST_LIMITS.usual} where absent.`,
    }),
  after: z.string().min(1).max(200).optional().meta({
    description: 'Id of the last entry of the page before, as `next` writes it. The first page where absent.',
  }),
});

/**
 * The values of a query, whose keys `defineRoute` has checked; other keys than those of the shape are left out.
 * @throws AppError invalid-argument that names the key
 */
export function readParameters<T extends z.ZodObject>(shape: T, query: URLSearchParams): z.output<T> {
  return ofShape(shape, Object.fromEntries(query), 'parameter');
}

/** The chosen fields of a resource; null for all. @throws AppError invalid-argument */
export function readFields(shape: z.ZodType, fields: string | undefined): ChosenFields | null {
  return fields === undefined ? null : chooseFields(shape, fields.split(','));
}
