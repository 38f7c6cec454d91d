import { profiles, users } from '@deckwright/database';
import { AppError, readRegion, withDefaultSettings } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { deviceHeaders } from '../auth-headers.ts';
import type { Context } from '../context.ts';
import { TAKEN, WRONG_CODE } from '../failures.ts';
import { checkName } from '../names/check-name.ts';
import { checkPassword } from '../password/password-rules.ts';
import { findProfile } from '../profile/read-profile.ts';
import type { SignedInUser } from '../session.ts';
import { readEmail } from './read-fields.ts';
import { notifyOwner, sendRegistrationCode } from './registration-code.ts';
import { takeCode } from './request-code.ts';
import { notifyProven } from './verify-email.ts';

export type Registration = {
  email: string;
  password: string;
  username: string;
  consents: { terms: true; privacy: true; newsletter?: boolean | undefined; ads?: boolean | undefined };
  /** From the email, if the site sends one. */
  code?: string | undefined;
  /** Of the browser, see `CodeRequest`. */
  handle?: string | undefined;
  /** Country code from a trusted proxy. */
  country?: string | undefined;
  /** As `deviceWords` says it. */
  device?: string | undefined;
};

/**
 * Creates account and profile in one transaction and signs the new user in. If the site sends email, the address must
 * be confirmed with a code first; the answers do not reveal whether an address has an account.
 * @throws AppError failed-precondition if a code was emailed, invalid-argument for a wrong one; already-exists if the
 * site sends no email and the address is taken
 */
export async function register(context: Context, input: Registration): Promise<SignedInUser> {
  const { db, auth } = context;
  const { consents, password } = input;
  const email = readEmail(input.email);
  const name = checkName(input.username);
  checkPassword(password, { site: context.site.name, name, email });
  const region = readRegion(input.country);
  if (context.provesAddresses) await proveAddress(context, { ...input, email });
  const making = db.inTransaction(async () => {
    const { token, user } = await auth.api.signUpEmail({
      body: { email, password, name },
      headers: deviceHeaders(input.device),
    });
    const now = new Date();
    if (context.provesAddresses)
      await db.orm.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    await db.orm.insert(profiles).values({
      userId: user.id,
      region,
      ...withDefaultSettings({}, region),
      chosen: [],
      termsAcceptedAt: now,
      privacyAcceptedAt: now,
      adsAcceptedAt: consents.ads ? now : null,
    });
    const profile = await findProfile(db.orm, user.id);
    if (!token || !profile) throw new Error('A new user has no session or no profile.');
    return { token, uid: user.id, profile };
  });
  const signedIn = await making.catch(async (error: unknown) => {
    // Of two concurrent calls, the later one fails halfway without a reason.
    const taken = await db.orm.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (taken.length === 0) throw error;
    context.inBackground(() => notifyOwner(context, email));
    // Another user has verified the address in the meantime.
    if (context.provesAddresses) throw new AppError('invalid-argument', WRONG_CODE, { cause: error });
    throw new AppError('already-exists', TAKEN, { cause: error });
  });
  const user = { uid: signedIn.uid, email, displayName: name };
  if (context.provesAddresses) await notifyProven(context, user);
  const wishes = { newsletter: consents.newsletter ?? false, ads: consents.ads ?? false };
  for (const { registered } of context.parts)
    if (registered) context.inBackground(() => registered(user, wishes));
  return signedIn;
}

async function proveAddress(
  context: Context,
  { email, code = '', handle }: Pick<Registration, 'email' | 'code' | 'handle'>,
): Promise<void> {
  if (code.trim() !== '') return takeCode(context, { kind: 'register', email, handle }, code);
  await sendRegistrationCode(context, { email, handle });
  throw new AppError('failed-precondition', 'Enter the code we’ve emailed to this address.');
}
