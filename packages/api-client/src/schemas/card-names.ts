import { z } from 'zod';

/**
 * Every name of every card, so that lists can be matched without sending them to the server: either only a name, whose
 * slug is that of its front face, or name, slug and other names.
 */
export const CardNames = z
  .object({ cards: z.array(z.union([z.string(), z.array(z.string()).min(2)])) })
  .meta({ id: 'CardNames' });
export type CardNames = z.infer<typeof CardNames>;
