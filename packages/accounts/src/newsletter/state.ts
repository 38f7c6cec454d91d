import { newsletterAddresses } from '@deckwright/database';
import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { Asker, NewsletterContext } from './context.ts';

export type NewsletterStanding = {
  subscribed: boolean;
  /** Asked, and not yet confirmed by the link in the mail. */
  pending: boolean;
};

/**
 * What an account may know: whether it gets the newsletter itself. That somebody else asked for its address it learns
 * only once it has opened a link sent there, since an account may name any address.
 */
export async function newsletterState(
  { orm, now }: NewsletterContext,
  { userId, email }: Asker,
): Promise<NewsletterStanding> {
  const table = newsletterAddresses;
  const isSubscribed = and(eq(table.userId, userId), isNotNull(table.subscribedAt));
  const isRequested = and(
    eq(table.askedBy, userId),
    eq(table.email, email.toLowerCase()),
    gt(table.confirmUntil, now()),
  );
  const rows = await orm
    .select({ userId: table.userId, subscribedAt: table.subscribedAt })
    .from(table)
    .where(or(isSubscribed, isRequested));
  const subscribed = rows.some((row) => row.userId === userId && row.subscribedAt !== null);
  return { subscribed, pending: !subscribed && rows.length > 0 };
}
