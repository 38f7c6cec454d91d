import { sessions } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { sessionsEndedMail } from '../mail/change-mails.ts';
import { notifyChange } from '../profile/notices.ts';
import { recordAction } from './actions.ts';
import { type Actor, type StaffContext, takeSubject } from './context.ts';

/** Signs a user out everywhere, told by mail; how many sessions that ended. */
export async function endSessions(
  { orm, mailer, site }: StaffContext,
  { by, uid }: { by: Actor; uid: string },
): Promise<number> {
  const { subject, count } = await orm.transaction(async (transaction) => {
    const subject = await takeSubject(transaction, by, uid);
    const ended = await transaction
      .delete(sessions)
      .where(eq(sessions.userId, uid))
      .returning({ id: sessions.id });
    await recordAction(transaction, { by, action: 'sessions-ended', uid, detail: `${ended.length}` });
    await notifyChange(transaction, uid);
    return { subject, count: ended.length };
  });
  await mailer.send({ to: subject.email, ...sessionsEndedMail({ site, name: subject.name }) });
  return count;
}
