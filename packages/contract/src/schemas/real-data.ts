import { z } from 'zod';

/** Progress of the run that replaces the sample with real data. */
export const RealDataStatus = z
  .object({
    state: z.enum(['idle', 'running', 'done', 'failed']),
    /** Null before the first run. */
    step: z.enum(['download', 'read', 'build']).nullable(),
    /** Progress of the step, 0 to 1; null if unknown. */
    share: z.number().min(0).max(1).nullable(),
    /** The current activity, or why it failed. */
    text: z.string(),
    /** Whether the sample is currently served. */
    sample: z.boolean(),
  })
  .meta({ id: 'RealDataStatus' });
export type RealDataStatus = z.infer<typeof RealDataStatus>;
