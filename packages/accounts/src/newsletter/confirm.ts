import { newsletterAddresses } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { newsletterWelcomeMail } from '../mail/templates.ts';
import type { NewsletterContext } from './context.ts';
import { findLeaveToken, hashToken, isToken } from './tokens.ts';

/**
 * Begins the newsletter of the address whose confirmation mail held the token. Doing so again changes nothing; the
 * welcome goes out once.
 * @throws AppError not-found where the token is none, too old, or replaced by a newer one
 */
export async function confirmNewsletter(ctx: NewsletterContext, { token }: { token: string }): Promise<void> {
  if (!isToken(token)) throw notValid();
  const { orm, mailer, site, now } = ctx;
  const time = now();
  const { confirmHash, confirmUntil, subscribedAt, userId, askedBy, email } = newsletterAddresses;
  const holds = and(eq(confirmHash, hashToken(token)), gt(confirmUntil, time));
  const owner = { userId: sql`coalesce(${askedBy}, ${userId})`, askedBy: null };
  const [begun] = await orm
    .update(newsletterAddresses)
    .set({ subscribedAt: time, ...owner })
    .where(and(holds, isNull(subscribedAt)))
    .returning({ email });
  if (begun) {
    const query = `?token=${await findLeaveToken(orm, begun.email)}`;
    await mailer.send({
      to: begun.email,
      ...newsletterWelcomeMail({ site, leaveUrl: `${site.origin}/newsletter/unsubscribe${query}` }),
      unsubscribeUrl: `${site.origin}/api/newsletter/unsubscribe${query}`,
    });
    return;
  }
  const [before] = await orm
    .update(newsletterAddresses)
    .set(owner)
    .where(and(holds, isNotNull(subscribedAt)))
    .returning({ email });
  if (!before) throw notValid();
}

function notValid(): AppError {
  return new AppError(
    'not-found',
    'This link is no longer valid. Subscribe again, and use the link in the newest email.',
  );
}
