import { z } from 'zod';

/** How far the run is that puts real data in the place of the sample. */
export const RealDataStatus = z
  .object({
    state: z.enum(['idle', 'running', 'done', 'failed']),
    /** Null before the first run. */
    step: z.enum(['download', 'read', 'build']).nullable(),
    /** 0 to 1 of the step; null where it cannot be known. */
    share: z.number().min(0).max(1).nullable(),
    /** What is being done, or why it failed. */
    text: z.string(),
    /** Whether the sample is what is served now. */
    sample: z.boolean(),
  })
  .meta({ id: 'RealDataStatus' });
export type RealDataStatus = z.infer<typeof RealDataStatus>;
