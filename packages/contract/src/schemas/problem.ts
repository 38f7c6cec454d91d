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

/** Every such response below `/api/v1`: a problem as RFC 9457 has it. */
export const ProblemDetails = z
  .object({
    type: z.string().meta({
      description:
        'Kind of problem: `about:blank`, so that `status` says it, or the address of a registered kind.',
    }),
    title: z.string().meta({ description: 'Words for the kind of problem; the same for all of the kind.' }),
    status: z.number().int().min(400).max(599).meta({ description: 'Number of the HTTP status, 400…599.' }),
    detail: z.string().meta({ description: 'What is wrong with this call, in a sentence.' }),
    ...Problem.shape,
  })
  .meta({ id: 'ProblemDetails' });
export type ProblemDetails = z.infer<typeof ProblemDetails>;
