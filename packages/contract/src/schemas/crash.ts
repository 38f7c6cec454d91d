import { z } from 'zod';

/** A browser's crash report; texts are truncated to these limits before sending. */
const CRASH_BOUNDS = { message: 1000, stack: 10_000, page: 2000, tag: 50 } as const;

export const CrashReport = z
  .object({
    message: z.string().max(CRASH_BOUNDS.message),
    stack: z.string().max(CRASH_BOUNDS.stack).nullable(),
    /** Address of the page. */
    page: z.string().max(CRASH_BOUNDS.page),
    /** The part of the site that caught it, or null. */
    tag: z.string().max(CRASH_BOUNDS.tag).nullable(),
  })
  .meta({ id: 'CrashReport' });
export type CrashReport = z.infer<typeof CrashReport>;
