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

/** Whether a load balancer should send visitors to this process, and each condition of it. */
export const Readiness = z
  .object({
    ready: z.boolean(),
    /** A snapshot is open. */
    snapshot: z.boolean(),
    /** The database answers. */
    database: z.boolean(),
    /** The snapshot store answers and what it publishes is here; null without SNAPSHOT_STORE. Does not affect `ready`. */
    store: z.boolean().nullable(),
    /** The process was told to stop. */
    stopping: z.boolean(),
  })
  .meta({ id: 'Readiness' });
export type Readiness = z.infer<typeof Readiness>;
