import { passkeys, sessions, users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { and, eq, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { followCountry } from '../profile/follow-country.ts';
import { findProfile } from '../profile/read-profile.ts';
import { tokenHash } from '../session/token-hash.ts';
import type { SignedInUser } from '../session.ts';
import { isOurs, newChallenge, takeChallengeOnce } from './challenge.ts';
import { challengeIn } from './client-data.ts';
import { type PasskeySite, toPasskeyHost } from './passkey-site.ts';

/** One message for every reason, so that it reveals nothing about passkeys and accounts. */
const REFUSED = 'This passkey does not open an account here. Sign in with your password instead.';

/** What a browser needs to offer its passkeys for this host; names no account. */
export function beginPasskeySignIn(
  context: Context,
  site: PasskeySite,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: toPasskeyHost(site),
    challenge: new Uint8Array(newChallenge(context, 'sign-in')),
    userVerification: 'required',
  });
}

export type PasskeyAnswer = PasskeySite & {
  response: AuthenticationResponseJSON;
  country?: string | undefined;
  /** As `deviceWords` says it. */
  device?: string | undefined;
};

/** Needs no password and no code, because the device has verified the user. @throws AppError unauthenticated */
export async function signInByPasskey(
  context: Context,
  { response, origin, device = '', country }: PasskeyAnswer,
): Promise<SignedInUser> {
  const { db, auth } = context;
  const host = toPasskeyHost({ origin });
  const [found] = await db.orm
    .select({ key: passkeys, email: users.email })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, response.id), eq(passkeys.host, host)));
  if (!found) throw new AppError('unauthenticated', REFUSED);
  const { key } = found;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => isOurs(context, 'sign-in', challenge),
    expectedOrigin: origin,
    expectedRPID: host,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch((cause: unknown) => {
    throw new AppError('unauthenticated', REFUSED, { cause });
  });
  if (!verified.verified) throw new AppError('unauthenticated', REFUSED);
  await takeChallengeOnce(context, challengeIn(response.response.clientDataJSON));
  const uid = key.userId;
  const { newCounter } = verified.authenticationInfo;
  const token = await db.inTransaction(async () => {
    // Rejects a passkey that was removed meanwhile, and a clone with an outdated counter.
    const used = await db.orm
      .update(passkeys)
      .set({ counter: newCounter, usedAt: new Date() })
      .where(and(eq(passkeys.id, key.id), lte(passkeys.counter, newCounter)))
      .returning({ id: passkeys.id });
    if (used.length === 0) throw new AppError('unauthenticated', REFUSED);
    const { internalAdapter } = await auth.$context;
    const session = await internalAdapter.createSession(uid, false, { userAgent: device });
    await db.orm
      .update(sessions)
      .set({ byPasskey: true })
      .where(eq(sessions.token, tokenHash(session.token)));
    return session.token;
  });
  await followCountry(context, uid, country);
  const profile = await findProfile(db.orm, uid);
  if (!profile) throw new AppError('not-found', 'There is no such user.');
  return { token, uid, profile };
}
