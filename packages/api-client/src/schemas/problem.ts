import { ERROR_CODES } from '@deckwright/domain';
import { z } from 'zod';
import { SearchOption } from './search-option.ts';

/** Every response with status 400 or above. `nearest` is set for an unknown name. */
export const Problem = z
  .object({
    error: z.object({ code: z.enum(ERROR_CODES), message: z.string() }),
    nearest: z.array(SearchOption).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
