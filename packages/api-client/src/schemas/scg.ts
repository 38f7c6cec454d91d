import { z } from 'zod';

/** Names of cards, sorted, as export lines have them: one of each. */
export const ScgRequest = z
  .object({
    cards: z
      .array(
        z
          .string()
          .min(1)
          .max(400)
          // As a pattern the description would have to do without the flag that \p needs.
          .refine((name) => !/\p{Cc}/u.test(name), 'a name is one line of text'),
      )
      .min(1)
      .max(1000),
  })
  .meta({ id: 'ScgRequest' });
export type ScgRequest = z.infer<typeof ScgRequest>;

/** The page of Star City Games that holds the list. */
export const ScgAnswer = z.object({ url: z.url() }).meta({ id: 'ScgAnswer' });
export type ScgAnswer = z.infer<typeof ScgAnswer>;
