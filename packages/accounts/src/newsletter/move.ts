import { newsletterAddresses } from '@deckwright/database';
import { and, eq } from 'drizzle-orm';
import type { Asker, NewsletterContext } from './context.ts';
import { findLeaveToken, hashToken } from './tokens.ts';

/** Sends the newsletter of an account to its new address, which it has shown to own. */
export async function moveNewsletter(ctx: NewsletterContext, input: Asker): Promise<void> {
  const table = newsletterAddresses;
  const email = input.email.toLowerCase();
  const leaveHash = hashToken(await findLeaveToken(ctx.orm, email));
  await ctx.orm.transaction(async (transaction) => {
    const [own] = await transaction
      .select({ email: table.email })
      .from(table)
      .where(eq(table.userId, input.userId))
      .for('update');
    if (!own || own.email === email) return;
    await transaction.delete(table).where(eq(table.email, email));
    await transaction
      .update(table)
      .set({ email, leaveHash, confirmHash: null, confirmUntil: null })
      .where(and(eq(table.email, own.email), eq(table.userId, input.userId)));
  });
}
