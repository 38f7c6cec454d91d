import { z } from 'zod';

export const NewsletterRequest = z
  .object({ email: z.string().min(1).max(300) })
  .meta({ id: 'NewsletterRequest' });
export type NewsletterRequest = z.infer<typeof NewsletterRequest>;

export const NewsletterToken = z
  .object({
    token: z.string().max(200).meta({ description: 'The token in the link of the email.' }),
  })
  .meta({ id: 'NewsletterToken' });
export type NewsletterToken = z.infer<typeof NewsletterToken>;

export const NewsletterBegun = z.object({ subscribed: z.literal(true) }).meta({ id: 'NewsletterBegun' });
export type NewsletterBegun = z.infer<typeof NewsletterBegun>;

export const NewsletterEnded = z.object({ unsubscribed: z.literal(true) }).meta({ id: 'NewsletterEnded' });
export type NewsletterEnded = z.infer<typeof NewsletterEnded>;

/** `pending`: a confirmation was emailed, and its link has not been opened. */
export const NewsletterState = z
  .object({ subscribed: z.boolean(), pending: z.boolean() })
  .meta({ id: 'NewsletterState' });
export type NewsletterState = z.infer<typeof NewsletterState>;

export const NewsletterWish = z.object({ subscribed: z.boolean() }).meta({ id: 'NewsletterWish' });
export type NewsletterWish = z.infer<typeof NewsletterWish>;
