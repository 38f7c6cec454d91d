import { z } from 'zod';

/** `applied` is false for a message without news. */
export const PatronMessageTaken = z.object({ applied: z.boolean() }).meta({ id: 'PatronMessageTaken' });
export type PatronMessageTaken = z.infer<typeof PatronMessageTaken>;
