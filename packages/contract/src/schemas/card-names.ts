import { EXCLUDED_KINDS } from '@deckwright/domain';
import { z } from 'zod';

/**
 * Every name of every card, so that lists can be matched without sending them to the server: either only a name, whose
 * slug is that of its front face, or name, slug and other names.
 */
export const CardNames = z
  .object({
    cards: z.array(z.union([z.string(), z.array(z.string()).min(2)])),
    excluded: z
      .array(z.object({ name: z.string(), kind: z.enum(EXCLUDED_KINDS) }))
      .optional()
      .meta({
        description:
          'Names of cards that are not legal, of tokens and the like, which are not among the cards.',
      }),
  })
  .meta({ id: 'CardNames' });
export type CardNames = z.infer<typeof CardNames>;
