import { users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { passwordChangedMail } from '../mail/change-mails.ts';
import { listPasskeys } from '../passkey/own-passkeys.ts';
import { checkPassword } from '../password/password-rules.ts';
import { tellChange } from '../profile/notices.ts';
import { readEmail } from './read-fields.ts';
import { dropCodes } from './send-code.ts';
import { tellProven } from './verify-email.ts';

/** Emails a code if the account exists; neither the answer nor its timing reveals whether it does. */
export async function forgotPassword(context: Context, input: { email: string }): Promise<void> {
  const email = readEmail(input.email);
  await context.database.health();
  context.inBackground(async () => {
    await dropCodes(context.door.orm, `forget-password-otp-${email}`);
    await context.auth.api.requestPasswordResetEmailOTP({ body: { email } });
  });
}

export type NewPassword = { email: string; code: string; password: string };

/** Ends all sessions. @throws AppError invalid-argument for a wrong, used or expired code. */
export async function confirmPassword(context: Context, input: NewPassword): Promise<void> {
  const { auth, door } = context;
  const email = readEmail(input.email);
  // Without the name, which could otherwise be found out without a code.
  checkPassword(input.password, { site: context.site.name, name: '', email });
  const otp = input.code.replace(/\s/g, '');
  await auth.api.resetPasswordEmailOTP({ body: { email, otp, password: input.password } });
  const [user] = await door.orm.select().from(users).where(eq(users.email, email));
  if (!user) throw new AppError('not-found', 'There is no such user.');
  await tellProven(context, { uid: user.id, email, displayName: user.name });
  await tellChange(door.orm, user.id);
  const passkeys = (await listPasskeys(context, { uid: user.id })).map(({ name }) => name);
  await context.mailer.send({
    to: email,
    ...passwordChangedMail({ site: context.site, name: user.name, passkeys }),
  });
}
