import { users } from '@deckwright/database';
import { AppError, MAX_PASSWORD } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { deviceHeaders } from '../auth-headers.ts';
import type { Context } from '../context.ts';
import { WRONG_SIGN_IN } from '../failures.ts';
import { renewHash } from '../password/renew-hash.ts';
import { followCountry } from '../profile/follow-country.ts';
import { findProfile } from '../profile/read-profile.ts';
import { takeSecondStep } from '../second-factor/second-step.ts';
import type { SignedInUser } from '../session.ts';
import { readEmail } from './read-fields.ts';

export type SignIn = {
  email: string;
  password: string;
  /** Authenticator or recovery code, if the account has a second factor. */
  code?: string | undefined;
  country?: string | undefined;
  /** As `deviceWords` says it. */
  device?: string | undefined;
};

/**
 * An unknown address and a wrong password get the same answer after the same amount of work.
 * @throws AppError unauthenticated; failed-precondition if the account needs a code and none was given
 */
export async function signIn(context: Context, input: SignIn): Promise<SignedInUser> {
  const email = readEmail(input.email);
  const { password } = input;
  if (password.length > MAX_PASSWORD) throw new AppError('unauthenticated', WRONG_SIGN_IN);
  const { response, headers } = await context.auth.api.signInEmail({
    body: { email, password },
    headers: deviceHeaders(input.device),
    returnHeaders: true,
  });
  const { token, uid } = await ('token' in response
    ? { token: response.token, uid: response.user.id }
    : finish(context, headers, { ...input, email }));
  await renewHash(context, { uid, password });
  await followCountry(context, uid, input.country);
  const profile = await findProfile(context.db.orm, uid);
  if (!profile) throw new AppError('not-found', 'There is no such user.');
  return { token, uid, profile };
}

/** The password was correct, and the account has a second factor. */
async function finish(context: Context, answered: Headers, { email, code = '', device }: SignIn) {
  const [user] = await context.db.orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new AppError('unauthenticated', WRONG_SIGN_IN);
  const uid = user.id;
  return { uid, token: await takeSecondStep(context, { answered, code, uid, device }) };
}
