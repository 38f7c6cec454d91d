import { z } from 'zod';

/** Sorted card names as in export lines, one of each. */
export const ScgRequest = z
  .object({
    cards: z
      .array(
        z
          .string()
          .min(1)
          .max(400)
          // Not a `pattern`, because JSON Schema patterns lack the flag that \p needs.
          .refine((name) => !/\p{Cc}/u.test(name), 'a name is one line of text'),
      )
      .min(1)
      .max(1000),
  })
  .meta({ id: 'ScgRequest' });
export type ScgRequest = z.infer<typeof ScgRequest>;

/** The Star City Games page with the list. */
export const ScgAnswer = z.object({ url: z.url() }).meta({ id: 'ScgAnswer' });
export type ScgAnswer = z.infer<typeof ScgAnswer>;
