import { profiles, users } from '@deckwright/database';
import { AppError, type Profile } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { listApiKeys, type OwnApiKey } from '../api-key/own-keys.ts';
import type { Context } from '../context.ts';
import { listPasskeys, type OwnPasskey } from '../passkey/own-passkeys.ts';
import { findProfile } from '../profile/read-profile.ts';
import { checkProof } from '../second-factor/fresh-proof.ts';
import { listSessions, type OwnSession } from '../session/own-sessions.ts';
import type { Session } from '../session.ts';

export type UserExport = {
  exportedAt: string;
  account: { uid: string; email: string; emailVerified: boolean; displayName: string; createdAt: string };
  profile: Profile;
  consents: { terms: string; privacy: string; ads: string | null; adsRefused: string | null };
  sessions: Omit<OwnSession, 'id' | 'isCurrent'>[];
  passkeys: Omit<OwnPasskey, 'id'>[];
  apiKeys: Omit<OwnApiKey, 'id'>[];
  [part: string]: unknown;
};

/**
 * Everything stored about a user except the password hash, tokens and keys, which would grant access.
 * @throws AppError permission-denied without a recently confirmed password
 */
export async function exportUser(context: Context, session: Session): Promise<UserExport> {
  const { db, parts } = context;
  const { uid } = session;
  const { orm } = db;
  await checkProof(context, session);
  const [row] = await orm
    .select()
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, uid));
  const profile = await findProfile(orm, uid);
  if (!row || !profile) throw new AppError('not-found', 'There is no such user.');
  const open = await listSessions(context, session);
  const keys = await listPasskeys(context, session);
  const programs = await listApiKeys(context, session);
  const { termsAcceptedAt, privacyAcceptedAt, adsAcceptedAt, adsRefusedAt, pendingEmail } = row.profiles;
  const user = { uid, email: row.users.email, displayName: row.users.name };
  const others: Record<string, unknown> = {};
  for (const part of parts) others[part.name] = await part.export(orm, user);
  return {
    exportedAt: new Date().toISOString(),
    account: {
      ...user,
      emailVerified: row.users.emailVerified,
      createdAt: row.users.createdAt.toISOString(),
      ...(pendingEmail === null ? {} : { pendingEmail }),
    },
    profile,
    consents: {
      terms: termsAcceptedAt.toISOString(),
      privacy: privacyAcceptedAt.toISOString(),
      ads: adsAcceptedAt?.toISOString() ?? null,
      adsRefused: adsRefusedAt?.toISOString() ?? null,
    },
    apiKeys: programs.map(({ id: _, ...each }) => each),
    passkeys: keys.map(({ id: _, ...each }) => each),
    sessions: open.map(({ id: _, isCurrent: __, ...each }) => each),
    ...others,
  };
}
