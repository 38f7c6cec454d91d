import { z } from 'zod';

export const Health = z
  .object({
    status: z.enum(['ok', 'no-snapshot']),
    snapshot: z
      .object({
        id: z.string(),
        generatedAt: z.string(),
        asOf: z.string().nullable(),
        decks: z.number().int(),
        cards: z.number().int(),
        provenance: z.array(z.object({ source: z.string(), rights: z.string(), decks: z.number().int() })),
        sample: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof Health>;
