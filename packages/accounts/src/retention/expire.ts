import { deckReports, type Orm, profiles, sessions, submittedDecks, users } from '@deckwright/database';
import { and, eq, inArray, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { isOpenAt } from '../session/lifetime.ts';

const DAY_MS = 86_400_000;
/** What staff has answered is kept for as long as somebody may ask about it. */
const CLOSED_REPORT_DAYS = 180;
/** What nobody has answered in a year nobody will. */
const OPEN_REPORT_DAYS = 365;
/** For an account that nobody has shown to own and nobody is signed in to. */
const UNPROVEN_DAYS = 90;
const AT_ONCE = 100;

/** Deletes reports about shared decks that have served. */
export async function expireReports(orm: Orm, now: Date): Promise<void> {
  await orm
    .delete(deckReports)
    .where(
      or(
        and(eq(deckReports.status, 'closed'), lt(deckReports.closedAt, daysBefore(now, CLOSED_REPORT_DAYS))),
        lt(deckReports.createdAt, daysBefore(now, OPEN_REPORT_DAYS)),
      ),
    );
}

/**
 * Accounts that are to be deleted, some at a time: nobody has shown to own the address, which may be a stranger's, nobody is
 * signed in, and nothing hangs on them: no role, no patronage, no shared deck. Their days count from when they were made, or
 * from `since`, when the site began to have addresses confirmed, whichever is later.
 */
export async function unprovenUsers(orm: Orm, { now, since }: { now: Date; since: Date }): Promise<string[]> {
  if (since >= daysBefore(now, UNPROVEN_DAYS)) return [];
  const rows = await orm
    .select({ uid: users.id })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(isLeft(orm, now))
    .orderBy(users.createdAt, users.id)
    .limit(AT_ONCE);
  return rows.map(({ uid }) => uid);
}

function isLeft(orm: Orm, now: Date): SQL | undefined {
  const openSessions = orm
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), isOpenAt(now)));
  const liveDecks = orm
    .select({ one: sql`1` })
    .from(submittedDecks)
    .where(and(eq(submittedDecks.userId, users.id), inArray(submittedDecks.status, ['pending', 'accepted'])));
  return and(
    not(users.emailVerified),
    lt(users.createdAt, daysBefore(now, UNPROVEN_DAYS)),
    not(profiles.isStaff),
    not(profiles.isAdmin),
    sql`${profiles.patreonStatus} IS NULL`,
    notExists(openSessions),
    notExists(liveDecks),
  );
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
