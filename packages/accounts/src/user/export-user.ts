import { profiles, sessions, users } from '@deckwright/database';
import { AppError, type Profile } from '@deckwright/domain';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findProfile } from '../profile/read-profile.ts';
import type { Session } from '../session.ts';

export type UserExport = {
  exportedAt: string;
  account: { uid: string; email: string; emailVerified: boolean; displayName: string; createdAt: string };
  profile: Profile;
  consents: { terms: string; privacy: string; ads: string | null; adsRefused: string | null };
  sessions: { createdAt: string; expiresAt: string }[];
  [part: string]: unknown;
};

/** Everything that is kept about a user but the hash of the password and the tokens: whoever holds those may act. */
export async function exportUser({ door, parts }: Context, { uid }: Session): Promise<UserExport> {
  const { orm } = door;
  const [row] = await orm
    .select()
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, uid));
  const profile = await findProfile(orm, uid);
  if (!row || !profile) throw new AppError('not-found', 'There is no such user.');
  const open = await orm
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, uid))
    .orderBy(asc(sessions.createdAt));
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
    sessions: open.map(({ createdAt, expiresAt }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    ...others,
  };
}
