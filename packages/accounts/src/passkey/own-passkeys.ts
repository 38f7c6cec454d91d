import { randomUUID } from 'node:crypto';
import { passkeys, users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isDuplicate } from '../failures.ts';
import { passkeyMail } from '../mail/change-mails.ts';
import { notifyUser } from '../mail/notify.ts';
import { checkProof } from '../second-factor/fresh-proof.ts';
import type { Session } from '../session.ts';
import { isOurs, newChallenge, takeChallengeOnce } from './challenge.ts';
import { challengeIn } from './client-data.ts';
import { type PasskeySite, toPasskeyHost } from './passkey-site.ts';

const MAX_PASSKEYS = 20;
/** COSE ids of Ed25519, ECDSA with P-256 and RSA, which together cover all browsers and devices. */
const ALGORITHMS = [-8, -7, -257];
const MAX_NAME_LENGTH = 60;
const WRONG = 'This passkey could not be added. Please try again.';
const UNKNOWN = 'There is no such passkey.';

export type OwnPasskey = {
  id: string;
  name: string;
  /** The host that it is bound to. */
  host: string;
  createdAt: string;
  /** Null before its first use. */
  usedAt: string | null;
};

export async function listPasskeys({ db }: Context, { uid }: Pick<Session, 'uid'>): Promise<OwnPasskey[]> {
  const rows = await db.orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, uid))
    .orderBy(asc(passkeys.createdAt), passkeys.id);
  return rows.map(getOwn);
}

/**
 * What a browser needs to create a passkey. @throws AppError permission-denied without a recently confirmed password,
 * failed-precondition if there are too many
 */
export async function beginPasskey(
  context: Context,
  session: Session,
  here: PasskeySite,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  await checkProof(context, session);
  const { db, site } = context;
  const { uid } = session;
  const [user] = await db.orm.select().from(users).where(eq(users.id, uid));
  const own = await db.orm.select().from(passkeys).where(eq(passkeys.userId, uid));
  if (own.length >= MAX_PASSKEYS)
    throw new AppError(
      'failed-precondition',
      `An account has ${MAX_PASSKEYS} passkeys at most. Remove one first.`,
    );
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: toPasskeyHost(here),
    userName: user?.email ?? '',
    userDisplayName: user?.name ?? '',
    userID: new TextEncoder().encode(uid),
    challenge: new Uint8Array(newChallenge(context, `add ${uid}`)),
    supportedAlgorithmIDs: ALGORITHMS,
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Discoverable without typing an address, and unlocked by PIN, fingerprint or face.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export type MadePasskey = PasskeySite & { response: RegistrationResponseJSON; name: string };

/**
 * Sends a notification email. @throws AppError permission-denied as above, invalid-argument for a passkey that does not
 * belong to `beginPasskey`
 */
export async function addPasskey(
  context: Context,
  session: Session,
  { response, name, ...place }: MadePasskey,
): Promise<OwnPasskey> {
  await checkProof(context, session);
  const { uid } = session;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => isOurs(context, `add ${uid}`, challenge),
    expectedOrigin: place.origin,
    expectedRPID: toPasskeyHost(place),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw new AppError('invalid-argument', WRONG, { cause });
  });
  if (!verified.verified) throw new AppError('invalid-argument', WRONG);
  await takeChallengeOnce(context, challengeIn(response.response.clientDataJSON));
  const { credential } = verified.registrationInfo;
  const row = {
    id: randomUUID(),
    userId: uid,
    name: checkPasskeyName(name),
    host: toPasskeyHost(place),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
    createdAt: new Date(),
    usedAt: null,
  };
  try {
    await context.db.orm.insert(passkeys).values(row);
  } catch (cause) {
    if (isDuplicate(cause)) throw new AppError('already-exists', 'This passkey was added before.', { cause });
    throw cause;
  }
  await notifyUser(context, session, (user) => passkeyMail({ ...user, isAdded: true, passkey: row.name }));
  return getOwn(row);
}

/** @throws AppError not-found, invalid-argument for an empty name */
export async function renamePasskey(
  { db }: Context,
  { uid }: Session,
  { id, name }: { id: string; name: string },
): Promise<OwnPasskey> {
  const [row] = await db.orm
    .update(passkeys)
    .set({ name: checkPasskeyName(name) })
    .where(and(eq(passkeys.userId, uid), eq(passkeys.id, id)))
    .returning();
  if (!row) throw new AppError('not-found', UNKNOWN);
  return getOwn(row);
}

/** Sends a notification email. @throws AppError permission-denied without a recently confirmed password, not-found */
export async function removePasskey(context: Context, session: Session, id: string): Promise<void> {
  await checkProof(context, session);
  const [gone] = await context.db.orm
    .delete(passkeys)
    .where(and(eq(passkeys.userId, session.uid), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  if (!gone) throw new AppError('not-found', UNKNOWN);
  await notifyUser(context, session, (user) => passkeyMail({ ...user, isAdded: false, passkey: gone.name }));
}

/** Visible only to its owner, on the page and in email. */
function checkPasskeyName(text: string): string {
  const name = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  if (name === '' || name.length > MAX_NAME_LENGTH)
    throw new AppError('invalid-argument', `The name of a passkey has 1 to ${MAX_NAME_LENGTH} characters.`);
  return name;
}

function getOwn({ id, name, host, createdAt, usedAt }: typeof passkeys.$inferSelect): OwnPasskey {
  return { id, name, host, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}
