import { secondFactors, users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { revokeApiKeys } from '../api-key/own-keys.ts';
import type { Context } from '../context.ts';
import { passwordChangedMail } from '../mail/change-mails.ts';
import { listPasskeys } from '../passkey/own-passkeys.ts';
import { checkPassword } from '../password/password-rules.ts';
import { notifyChange } from '../profile/notices.ts';
import { readEmail } from './read-fields.ts';
import { makeCode, takeCode } from './request-code.ts';
import { sendCode } from './send-code.ts';
import { notifyProven } from './verify-email.ts';

/** Emails a code if the account exists; neither the answer nor its timing reveals whether it does. */
export async function forgotPassword(
  context: Context,
  input: { email: string; handle?: string | undefined },
): Promise<void> {
  const { db, mailer, site } = context;
  const email = readEmail(input.email);
  const [user] = await db.orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  const code = await makeCode(context, { kind: 'reset', email, handle: input.handle }, user === undefined);
  if (user)
    context.inBackground(() => sendCode({ mailer, site, orm: db.orm }, 'forget-password', { email, code }));
}

export type NewPassword = {
  email: string;
  code: string;
  password: string;
  /** Of the browser, see `CodeRequest`. */
  handle?: string | undefined;
};

/** Ends all sessions and API keys. @throws AppError invalid-argument for a wrong, used or expired code. */
export async function confirmPassword(context: Context, input: NewPassword): Promise<void> {
  const { auth, db } = context;
  const { password, handle } = input;
  const email = readEmail(input.email);
  // Without the name, which could otherwise be found out without a code.
  checkPassword(password, { site: context.site.name, name: '', email });
  await takeCode(context, { kind: 'reset', email, handle }, input.code);
  // The library changes a password without the earlier one only for a code of its own.
  const otp = await auth.api.createVerificationOTP({ body: { email, type: 'forget-password' } });
  await auth.api.resetPasswordEmailOTP({ body: { email, otp, password } });
  const [user] = await db.orm.select().from(users).where(eq(users.email, email));
  if (!user) throw new AppError('not-found', 'There is no such user.');
  await notifyProven(context, { uid: user.id, email, displayName: user.name });
  // Whoever entered wrong codes does not know the new password.
  await db.orm
    .update(secondFactors)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(eq(secondFactors.userId, user.id));
  const revokedKeys = await revokeApiKeys(context, { uid: user.id });
  await notifyChange(db.orm, user.id);
  const passkeys = (await listPasskeys(context, { uid: user.id })).map(({ name }) => name);
  await context.mailer.send({
    to: email,
    ...passwordChangedMail({ site: context.site, name: user.name, passkeys, revokedKeys }),
  });
}
