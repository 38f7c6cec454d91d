import { users } from '@deckwright/database';
import { AppError, describeFailureWithoutValues } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { bearerHeaders } from '../auth-headers.ts';
import type { Context } from '../context.ts';
import { notifyChange } from '../profile/notices.ts';
import type { Session } from '../session.ts';
import type { UserRef } from '../user-part.ts';
import { dropCodes } from './send-code.ts';

/** Emails a code to the account's address, or returns true if it is already verified. */
export async function askProof(context: Context, { uid }: Session): Promise<boolean> {
  const { auth, db } = context;
  const user = await getUser(context, uid);
  if (user.emailVerified) {
    await notifyProven(context, { uid, email: user.email, displayName: user.name });
    return true;
  }
  await dropCodes(db.orm, `email-verification-otp-${user.email}`);
  context.inBackground(
    async () =>
      void (await auth.api.sendVerificationOTP({
        body: { email: user.email, type: 'email-verification' },
      })),
  );
  return false;
}

/** @throws AppError invalid-argument for a wrong, used or expired code */
export async function giveProof(
  context: Context,
  { uid, token }: Session,
  input: { code: string },
): Promise<void> {
  const { auth, db } = context;
  const { email, name } = await getUser(context, uid);
  const otp = input.code.replace(/\s/g, '');
  await auth.api.verifyEmailOTP({ headers: bearerHeaders(token), body: { email, otp } });
  await notifyProven(context, { uid, email, displayName: name });
  await notifyChange(db.orm, uid);
}

/** Notifies the parts that a user has verified the address; a failure is logged. */
export async function notifyProven(
  { parts, log }: Pick<Context, 'parts' | 'log'>,
  user: UserRef,
): Promise<void> {
  for (const { name, emailProven } of parts) {
    try {
      await emailProven?.(user);
    } catch (error) {
      log(`The part ${name} missed a proven address: ${describeFailureWithoutValues(error)}`);
    }
  }
}

async function getUser({ db }: Context, uid: string) {
  const [user] = await db.orm.select().from(users).where(eq(users.id, uid));
  if (!user) throw new AppError('not-found', 'There is no such user.');
  return user;
}
