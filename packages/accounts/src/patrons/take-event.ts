import { type Orm, patronEvents, patronMembers, users } from '@deckwright/database';
import { and, eq } from 'drizzle-orm';
import { DELETED, hashEmail, lockEmail, type PatronContext, settleProfile } from './context.ts';

/** One message of the patron service about one of its members, checked to be the service's own. */
export type MemberEvent = {
  memberId: string;
  email: string | null;
  /** The service's own word; null for somebody who never gave anything, or is no member any more. */
  status: string | null;
  /** A month. */
  cents: number;
  /** How far the patronage has come to its end: 0 running, 1 declined, 2 ended, 3 deleted. */
  standing: 0 | 1 | 2 | 3;
  /** The latest moment that the message speaks of: it carries no time of its own. */
  stateAt: Date;
  /** Of the whole message. */
  hash: string;
};

/**
 * Takes a message over; false where it tells nothing new: it has been taken before, speaks of an earlier moment than
 * the one kept, or would undo an end of the very same moment.
 */
export async function takeEvent({ orm }: PatronContext, event: MemberEvent): Promise<boolean> {
  const emailHash = event.email === null ? null : await hashEmail(orm, event.email);
  return orm.transaction(async (transaction) => {
    if (emailHash !== null) await lockEmail(transaction, emailHash);
    const { stored, isNew } = await takeMember(transaction, event);
    if (!isNew && !(await isNews(transaction, stored, event))) return false;
    await rememberEvent(transaction, event);
    const owner = event.email === null ? null : await provenOwner(transaction, event.email);
    const userId = owner ?? stored?.userId ?? null;
    await transaction
      .update(patronMembers)
      .set({
        // Of somebody who is no member any more no address is needed.
        emailHash: event.standing === DELETED ? null : (emailHash ?? stored?.emailHash ?? null),
        userId,
        status: event.status,
        cents: event.cents,
        standing: event.standing,
        stateAt: event.stateAt,
        updatedAt: new Date(),
      })
      .where(eq(patronMembers.memberId, event.memberId));
    const touched = new Set([userId, stored?.userId ?? null]);
    for (const uid of touched) if (uid !== null) await settleProfile(transaction, uid);
    return true;
  });
}

type Member = typeof patronMembers.$inferSelect;

/** The row of the member, made where it is missing and held until the end of the transaction. */
async function takeMember(orm: Orm, { memberId, stateAt }: MemberEvent) {
  const made = await orm
    .insert(patronMembers)
    .values({ memberId, stateAt })
    .onConflictDoNothing()
    .returning({ memberId: patronMembers.memberId });
  const [stored] = await orm
    .select()
    .from(patronMembers)
    .where(eq(patronMembers.memberId, memberId))
    .for('update');
  return { stored, isNew: made.length > 0 };
}

async function isNews(orm: Orm, stored: Member | undefined, event: MemberEvent): Promise<boolean> {
  if (!stored) return true;
  const later = Number(event.stateAt) - Number(stored.stateAt);
  if (later !== 0) return later > 0;
  if (event.standing < stored.standing) return false;
  const seen = await orm
    .select({ hash: patronEvents.hash })
    .from(patronEvents)
    .where(and(eq(patronEvents.memberId, event.memberId), eq(patronEvents.hash, event.hash)));
  return seen.length === 0;
}

/** Messages of earlier moments are told by their time, so that only those of the present one are kept. */
async function rememberEvent(orm: Orm, { memberId, hash, stateAt }: MemberEvent): Promise<void> {
  const [before] = await orm
    .select({ stateAt: patronMembers.stateAt })
    .from(patronMembers)
    .where(eq(patronMembers.memberId, memberId));
  if (before && Number(before.stateAt) < Number(stateAt))
    await orm.delete(patronEvents).where(eq(patronEvents.memberId, memberId));
  await orm.insert(patronEvents).values({ memberId, hash }).onConflictDoNothing();
}

/** The account with this address, if whoever uses it has shown to read the address's mail. */
async function provenOwner(orm: Orm, email: string): Promise<string | null> {
  const [user] = await orm
    .select({ uid: users.id })
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), eq(users.emailVerified, true)));
  return user?.uid ?? null;
}
