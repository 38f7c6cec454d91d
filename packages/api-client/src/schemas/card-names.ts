import { z } from 'zod';

/**
 * Every name of every card, so that a list can be matched without being sent: a plain name, whose address is the slug of
 * its front face, or name, slug and further names.
 */
export const CardNames = z
  .object({ cards: z.array(z.union([z.string(), z.array(z.string()).min(2)])) })
  .meta({ id: 'CardNames' });
export type CardNames = z.infer<typeof CardNames>;
