import {
  apiKeys,
  type Orm,
  profiles,
  removedNames,
  sessions,
  submittedDecks,
  users,
} from '@deckwright/database';
import type { Patronage } from '@deckwright/domain';
import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { isOpenAt } from '../session/lifetime.ts';
import type { StaffContext } from './context.ts';

const PAGE = 25;

export type StaffUserRow = {
  uid: string;
  name: string;
  email: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  isStaff: boolean;
  isAdmin: boolean;
  patreon: Patronage | null;
  /** ISO moment. */
  createdAt: string;
  /** That have not ended. */
  sessions: number;
  apiKeys: number;
  /** Accepted or waiting. */
  sharedDecks: number;
  /** Whether staff took a name from this user before. */
  nameRemoved: boolean;
};

export type UserPage = { users: StaffUserRow[]; total: number; page: number; pages: number };

/** Users whose name or address holds the text, newest first; `page` counts from 1. */
export async function findUsers(
  { orm, now }: StaffContext,
  { search, page }: { search: string; page: number },
): Promise<UserPage> {
  const which = search.trim() === '' ? undefined : matching(search.trim());
  const [found] = await orm.select({ rows: count() }).from(users).where(which);
  const total = found?.rows ?? 0;
  const rows = await selectUsers(orm, now())
    .where(which)
    .orderBy(desc(users.createdAt), users.id)
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  return { users: rows.map(toUser), total, page, pages: Math.max(1, Math.ceil(total / PAGE)) };
}

/** By address, whatever its case; null where there is none. */
export async function findUserByEmail(
  { orm, now }: StaffContext,
  email: string,
): Promise<StaffUserRow | null> {
  const [row] = await selectUsers(orm, now()).where(eq(users.email, email.trim().toLowerCase()));
  return row ? toUser(row) : null;
}

function matching(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(users.name, pattern), ilike(users.email, pattern));
}

function selectUsers(orm: Orm, now: Date) {
  const open = orm
    .select({ rows: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), isOpenAt(now)));
  const keys = orm.select({ rows: count() }).from(apiKeys).where(eq(apiKeys.userId, users.id));
  const decks = orm
    .select({ rows: count() })
    .from(submittedDecks)
    .where(and(eq(submittedDecks.userId, users.id), inArray(submittedDecks.status, ['pending', 'accepted'])));
  const removed = orm.select({ rows: count() }).from(removedNames).where(eq(removedNames.userId, users.id));
  return orm
    .select({
      user: users,
      profile: profiles,
      sessions: sql<number>`(${open})`.mapWith(Number),
      apiKeys: sql<number>`(${keys})`.mapWith(Number),
      sharedDecks: sql<number>`(${decks})`.mapWith(Number),
      removed: sql<number>`(${removed})`.mapWith(Number),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id));
}

type Row = Awaited<ReturnType<typeof selectUsers>>[number];

function toUser({ user, profile, sessions: open, apiKeys: keys, sharedDecks, removed }: Row): StaffUserRow {
  const { patreonStatus: status, patreonCents: cents } = profile;
  return {
    uid: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    twoFactorEnabled: user.twoFactorEnabled,
    isStaff: profile.isStaff,
    isAdmin: profile.isAdmin,
    patreon: status === null ? null : { status, cents },
    createdAt: user.createdAt.toISOString(),
    sessions: open,
    apiKeys: keys,
    sharedDecks,
    nameRemoved: removed > 0,
  };
}
