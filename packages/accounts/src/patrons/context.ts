import { createHmac } from 'node:crypto';
import { type Orm, patronMembers, profiles } from '@deckwright/database';
import { and, eq, lt, sql } from 'drizzle-orm';
import { notifyChange } from '../profile/notices.ts';
import { namedSecret } from '../secret.ts';

export type PatronContext = { orm: Orm };

const SECRET = 'patron-secret';
/** Standing of a member that the service has deleted. */
export const DELETED = 3;

/** What is kept of the address of a member: the same for all processes on the database, and no way back. */
export async function hashEmail(orm: Orm, email: string): Promise<string> {
  return createHmac('sha256', await namedSecret(orm, SECRET))
    .update(email.trim().toLowerCase())
    .digest('hex');
}

/** Until the end of the transaction nobody else tells of, or shows to own, the same address. */
export async function lockEmail(orm: Orm, emailHash: string): Promise<void> {
  await orm.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${emailHash}, 0))`);
}

/** Writes into the profile what the members of an account come to: an active patronage first, then the larger one. */
export async function settleProfile(orm: Orm, uid: string): Promise<void> {
  const members = await orm
    .select({ status: patronMembers.status, cents: patronMembers.cents })
    .from(patronMembers)
    .where(and(eq(patronMembers.userId, uid), lt(patronMembers.standing, DELETED)));
  const rank = (status: string | null) => (status === 'active_patron' ? 2 : status === null ? 0 : 1);
  const [best] = members.sort((a, b) => rank(b.status) - rank(a.status) || b.cents - a.cents);
  const change = { patreonStatus: best?.status ?? null, patreonCents: best?.cents ?? 0 };
  await orm
    .update(profiles)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(profiles.userId, uid));
  await notifyChange(orm, uid);
}
