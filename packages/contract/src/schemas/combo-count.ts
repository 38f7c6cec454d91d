import { z } from 'zod';
import { Count } from './figures.ts';

export const ComboCount = z.object({
  value: z.string(),
  alt: z.string(),
  href: z.string(),
  /** Decks of the page that run all its cards; null if not counted. */
  count: Count.nullable(),
  results: z.array(z.string()),
});
export type ComboCount = z.infer<typeof ComboCount>;
