import { deckReports, type Orm, profiles, sessions, submittedDecks, users } from '@deckwright/database';
import { and, eq, inArray, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { isOpenAt } from '../session/lifetime.ts';

const DAY_MS = 86_400_000;
/** Handled reports are kept as long as questions about them are likely. */
const CLOSED_REPORT_DAYS = 180;
/** Reports not handled within a year will not be. */
const OPEN_REPORT_DAYS = 365;
/** For an account with an unverified address and no session. */
const UNPROVEN_DAYS = 90;
const AT_ONCE = 100;

/** Deletes old reports about shared decks. */
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
 * A batch of accounts to delete: the address is unverified, so it may be a stranger's, there is no session, and nothing
 * depends on them: no role, no patronage, no shared deck. Their age counts from their creation or from `since`, when
 * the site started to require confirmation, whichever is later.
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
