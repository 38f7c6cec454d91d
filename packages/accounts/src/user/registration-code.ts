import { users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { countAttempt } from '../attempts/count-attempt.ts';
import { CODE_MINUTES } from '../auth.ts';
import type { Context } from '../context.ts';
import { registerCodeMail, registerTakenMail } from '../mail/templates.ts';
import { makeCode } from './request-code.ts';

const DAY_SECONDS = 86_400;

/**
 * Emails a code to an address without an account. If it has one, its owner is notified instead; stored data, answer and
 * timing are the same.
 */
export async function sendRegistrationCode(
  context: Context,
  { email, handle }: { email: string; handle?: string | undefined },
): Promise<void> {
  const { site, mailer } = context;
  const owner = await getOwner(context, email);
  const code = await makeCode(context, { kind: 'register', email, handle }, owner !== null);
  context.inBackground(async () => {
    if (owner !== null) return notifyOwner(context, email);
    await mailer.send({ to: email, ...registerCodeMail({ site, code, minutes: CODE_MINUTES }) });
  });
}

/** At most once a day: the request may be from the owner, or from someone probing whether an account exists. */
export async function notifyOwner(context: Context, email: string): Promise<void> {
  const reported = { kind: 'register-taken', key: email, windowSeconds: DAY_SECONDS };
  const { count } = await countAttempt(context, reported);
  if (count > 1) return;
  const name = await getOwner(context, email);
  if (name === null) return;
  await context.mailer.send({ to: email, ...registerTakenMail({ site: context.site, name }) });
}

/** The name of the account with this address, or null. */
async function getOwner({ db }: Context, email: string): Promise<string | null> {
  const [user] = await db.orm.select({ name: users.name }).from(users).where(eq(users.email, email));
  return user?.name ?? null;
}
