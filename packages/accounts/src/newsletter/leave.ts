import { newsletterAddresses, newsletterLeaves, type Orm } from '@deckwright/database';
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { MAIL_PAUSE_MINUTES, type NewsletterContext, shifted } from './context.ts';
import { hashToken } from './tokens.ts';

/** Ends the newsletter of the address in whose letters the token stands; one that is unknown ends nothing. */
export async function leaveByToken(ctx: NewsletterContext, { token }: { token: string }): Promise<void> {
  await forget(ctx, eq(newsletterAddresses.leaveHash, hashToken(token)));
}

/** Ends the newsletter of an account, and its question if that is still open. */
export async function leaveByAccount(ctx: NewsletterContext, { userId }: { userId: string }): Promise<void> {
  const table = newsletterAddresses;
  await ctx.orm.update(table).set({ askedBy: null }).where(eq(table.askedBy, userId));
  await forget(ctx, eq(table.userId, userId));
}

/**
 * A subscription is deleted: to bring about another mail its owner would have to confirm anew. A question stays for
 * some minutes with nothing but the address, so that leaving and asking in turn sends no mail each time.
 */
async function forget({ orm, now }: NewsletterContext, which: SQL): Promise<void> {
  const table = newsletterAddresses;
  const isOld = lt(table.mailedAt, shifted(now(), -MAIL_PAUSE_MINUTES));
  await orm.transaction((transaction) => endSubscriptions(transaction, which, now()));
  await orm.delete(table).where(and(which, isNull(table.subscribedAt), isOld));
  await orm.update(table).set({ confirmHash: null, confirmUntil: null, askedBy: null }).where(which);
}

/** Deletes subscriptions and counts them, for the day alone. */
export async function endSubscriptions(orm: Orm, which: SQL, now: Date): Promise<void> {
  const table = newsletterAddresses;
  const ended = await orm
    .delete(table)
    .where(and(which, isNotNull(table.subscribedAt)))
    .returning({ email: table.email });
  if (ended.length === 0) return;
  const { day, leaves } = newsletterLeaves;
  await orm
    .insert(newsletterLeaves)
    .values({ day: now.toISOString().slice(0, 10), leaves: ended.length })
    .onConflictDoUpdate({ target: day, set: { leaves: sql`${leaves} + excluded.leaves` } });
}
