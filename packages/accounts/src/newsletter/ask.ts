import { newsletterAddresses } from '@deckwright/database';
import { AppError, isPublicEmailAddress } from '@deckwright/domain';
import { and, isNull, lt, or, sql } from 'drizzle-orm';
import { isDuplicate } from '../failures.ts';
import { newsletterConfirmMail } from '../mail/templates.ts';
import { CONFIRM_DAYS, MAIL_PAUSE_MINUTES, type NewsletterContext, shifted } from './context.ts';
import { findLeaveToken, hashToken, newToken } from './tokens.ts';

type Input = {
  email: string;
  /** The account that asks; none for a visitor. */
  userId?: string;
};

/**
 * Emails an address to confirm a newsletter subscription. No mail goes out where one went within the last minutes, or
 * where there is nothing to confirm; who asks is not told.
 * @throws AppError invalid-argument where `email` is no address
 */
export async function askNewsletter(ctx: NewsletterContext, input: Input): Promise<void> {
  if (!isPublicEmailAddress(input.email))
    throw new AppError('invalid-argument', 'This is not an email address.');
  const email = input.email.toLowerCase();
  const token = newToken();
  const question = { email, token, userId: input.userId ?? null };
  const isOurs = await keepQuestion(ctx, question).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    // Of two that insert at once, the later one may fail at the leave hash, which the statement cannot name as well;
    // by then the row of the other one is there.
    return keepQuestion(ctx, question);
  });
  if (!isOurs) return;
  const { site } = ctx;
  const confirmUrl = `${site.origin}/newsletter/confirm?token=${token}`;
  await ctx.mailer.send({ to: email, ...newsletterConfirmMail({ site, confirmUrl, days: CONFIRM_DAYS }) });
}

type Question = { email: string; token: string; userId: string | null };

/** One statement, so that of several at once one alone sends a mail; whether it is this one. */
async function keepQuestion({ orm, now }: NewsletterContext, question: Question): Promise<boolean> {
  const { email, token, userId } = question;
  const time = now();
  const table = newsletterAddresses;
  await forgetWaiting(orm, time);
  // A mail of the future went out while the clock was ahead.
  const due = sql`((${table.mailedAt} <= excluded.mailed_at - make_interval(mins => ${MAIL_PAUSE_MINUTES})
      or ${table.mailedAt} > excluded.mailed_at)
    and (${table.subscribedAt} is null
      or (excluded.asked_by is not null and ${table.userId} is distinct from excluded.asked_by)))`;
  const [stored] = await orm
    .insert(table)
    .values({
      email,
      confirmHash: hashToken(token),
      confirmUntil: shifted(time, CONFIRM_DAYS * 24 * 60),
      askedBy: userId,
      mailedAt: time,
      leaveHash: hashToken(await findLeaveToken(orm, email)),
    })
    .onConflictDoUpdate({
      target: table.email,
      set: {
        askedBy: sql`coalesce(excluded.asked_by, ${table.askedBy})`,
        confirmHash: sql`case when ${due} then excluded.confirm_hash else ${table.confirmHash} end`,
        confirmUntil: sql`case when ${due} then excluded.confirm_until else ${table.confirmUntil} end`,
        mailedAt: sql`case when ${due} then excluded.mailed_at else ${table.mailedAt} end`,
      },
    })
    .returning({ confirmHash: table.confirmHash });
  return stored?.confirmHash === hashToken(token);
}

/** Addresses that never confirmed in time, or have left: kept only as long as they must not be mailed again. */
async function forgetWaiting(orm: NewsletterContext['orm'], time: Date): Promise<void> {
  const { subscribedAt, confirmUntil, mailedAt } = newsletterAddresses;
  await orm
    .delete(newsletterAddresses)
    .where(
      and(
        isNull(subscribedAt),
        lt(mailedAt, shifted(time, -MAIL_PAUSE_MINUTES)),
        or(isNull(confirmUntil), lt(confirmUntil, time)),
      ),
    );
}
