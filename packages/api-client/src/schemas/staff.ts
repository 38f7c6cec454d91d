import { z } from 'zod';

const Count = z.int().min(0);

export const StaffNewsletter = z
  .object({ subscribed: Count, waiting: Count })
  .meta({ id: 'StaffNewsletter' });
export type StaffNewsletter = z.infer<typeof StaffNewsletter>;
