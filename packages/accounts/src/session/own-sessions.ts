import { sessions } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { sessionsEndedMail } from '../mail/change-mails.ts';
import { notifyUser } from '../mail/notify.ts';
import { notifyChange } from '../profile/notices.ts';
import type { Session } from '../session.ts';
import { isOpenAt, sessionEnd } from './lifetime.ts';

export type OwnSession = {
  id: string;
  /** Such as "Firefox on Windows"; '' for a program and where nothing is known. */
  device: string;
  createdAt: string;
  /** To the hour. */
  lastUsedAt: string;
  expiresAt: string;
  /** Whether the list was asked for with this one. */
  isCurrent: boolean;
};

/** The open sessions of a user, the one last used first. */
export async function listSessions({ db }: Context, { uid, id }: Session): Promise<OwnSession[]> {
  const rows = await db.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, uid), isOpenAt(new Date())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt), sessions.id);
  return rows.map((row) => ({
    id: row.id,
    device: row.userAgent ?? '',
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    expiresAt: sessionEnd(row).toISOString(),
    isCurrent: row.id === id,
  }));
}

/** @throws AppError not-found for what is no session of this user */
export function endSession({ db }: Context, { uid }: Session, id: string): Promise<void> {
  return db.inTransaction(async () => {
    const ended = await db.orm
      .delete(sessions)
      .where(and(eq(sessions.userId, uid), eq(sessions.id, id)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new AppError('not-found', 'There is no such session.');
    await notifyChange(db.orm, uid);
  });
}

/** All but the caller's own, told by mail; how many that were. */
export async function endOtherSessions(context: Context, session: Session): Promise<number> {
  const ended = await endOthersSilently(context, session);
  if (ended > 0) await notifyUser(context, session, sessionsEndedMail);
  return ended;
}

/** As above, where another mail tells of it. */
export function endOthersSilently({ db }: Context, { uid, id }: Session): Promise<number> {
  return db.inTransaction(async () => {
    const ended = await db.orm
      .delete(sessions)
      .where(and(eq(sessions.userId, uid), ne(sessions.id, id)))
      .returning({ id: sessions.id });
    await notifyChange(db.orm, uid);
    return ended.length;
  });
}
