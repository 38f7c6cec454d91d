import { AppError, type ChosenSettings, LONGEST_PASSWORD } from '@deckwright/domain';
import { deviceHeaders } from '../auth.ts';
import type { Context } from '../context.ts';
import { WRONG_SIGN_IN } from '../failures.ts';
import { arriveWith } from '../profile/arrive-with.ts';
import { findProfile } from '../profile/read-profile.ts';
import { readEmail } from './read-fields.ts';
import type { SignedInUser } from './register.ts';

export type SignIn = {
  email: string;
  password: string;
  country?: string | undefined;
  /** Chosen on the device before. */
  settings?: ChosenSettings | undefined;
  /** As `deviceWords` says it. */
  device?: string | undefined;
};

/** An unknown address and a wrong password get the same answer after the same work. */
export async function signIn(context: Context, input: SignIn): Promise<SignedInUser> {
  const email = readEmail(input.email);
  const { password } = input;
  if (password.length > LONGEST_PASSWORD) throw new AppError('unauthenticated', WRONG_SIGN_IN);
  const { token, user } = await context.auth.api.signInEmail({
    body: { email, password },
    headers: deviceHeaders(input.device),
  });
  await arriveWith(context, user.id, input);
  const profile = await findProfile(context.door.orm, user.id);
  if (!profile) throw new AppError('not-found', 'There is no such user.');
  return { token, uid: user.id, profile };
}
