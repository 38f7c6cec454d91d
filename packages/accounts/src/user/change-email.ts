import { profiles, users } from '@deckwright/database';
import { AppError, type Profile } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { bearerHeaders } from '../auth-headers.ts';
import type { Context } from '../context.ts';
import { emailChangedMail } from '../mail/change-mails.ts';
import { notifyChange } from '../profile/notices.ts';
import { findProfile } from '../profile/read-profile.ts';
import { type Proof, requireProof } from '../second-factor/require-proof.ts';
import type { Session } from '../session.ts';
import { readEmail } from './read-fields.ts';
import { dropCodes } from './send-code.ts';
import { notifyProven } from './verify-email.ts';

/**
 * Emails a code to the new address, unless it belongs to another account, which is not revealed.
 * @throws AppError as `requireProof`, invalid-argument for the current address
 */
export async function changeEmail(
  context: Context,
  session: Session,
  input: Proof & { email: string },
): Promise<void> {
  const { auth, db } = context;
  const { uid, token } = session;
  const newEmail = readEmail(input.email);
  const headers = bearerHeaders(token);
  await requireProof(context, session, input);
  const [user] = await db.orm.select().from(users).where(eq(users.id, uid));
  if (user?.email === newEmail)
    throw new AppError('invalid-argument', 'This is already your account’s address.');
  await dropCodes(db.orm, `change-email-otp-${uid}:${newEmail}`);
  await db.orm.update(profiles).set({ pendingEmail: newEmail }).where(eq(profiles.userId, uid));
  context.inBackground(
    async () => void (await auth.api.requestEmailChangeEmailOTP({ headers, body: { newEmail } })),
  );
}

/** @throws AppError invalid-argument for a wrong, used or expired code, already-exists for a taken address. */
export async function confirmEmail(
  context: Context,
  { uid, token }: Session,
  input: { code: string },
): Promise<Profile> {
  const { auth, db } = context;
  const before = await findProfile(db.orm, uid);
  const [waiting] = await db.orm
    .select({ email: profiles.pendingEmail })
    .from(profiles)
    .where(eq(profiles.userId, uid));
  const newEmail = waiting?.email;
  if (!before || !newEmail)
    throw new AppError(
      'failed-precondition',
      'There is no address change to confirm. Start the change first.',
    );
  const otp = input.code.replace(/\s/g, '');
  await auth.api.changeEmailEmailOTP({ headers: bearerHeaders(token), body: { newEmail, otp } });
  const user = { uid, email: newEmail, displayName: before.displayName };
  await db.inTransaction(async () => {
    await db.orm.update(profiles).set({ pendingEmail: null }).where(eq(profiles.userId, uid));
    await notifyChange(db.orm, uid);
  });
  await notifyProven(context, user);
  for (const { emailChanged } of context.parts)
    if (emailChanged) context.inBackground(() => emailChanged(user));
  const { site, mailer } = context;
  const mail = emailChangedMail({ site, name: before.displayName, newEmail });
  await mailer.send({ to: before.email, ...mail });
  return { ...before, email: newEmail };
}
