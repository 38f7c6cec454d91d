import { newsletterAddresses } from '@deckwright/database';
import { and, eq, lt, type SQL } from 'drizzle-orm';
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

/** Right after a mail the address stays for some minutes, with nothing else, so that it is not mailed again at once. */
async function forget({ orm, now }: NewsletterContext, which: SQL): Promise<void> {
  const table = newsletterAddresses;
  await orm.delete(table).where(and(which, lt(table.mailedAt, shifted(now(), -MAIL_PAUSE_MINUTES))));
  await orm
    .update(table)
    .set({ subscribedAt: null, confirmHash: null, confirmUntil: null, userId: null, askedBy: null })
    .where(which);
}
