import { sessions } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { tellChange } from '../profile/notices.ts';
import { recordAction } from './actions.ts';
import { type Actor, type StaffContext, takeSubject } from './context.ts';

/** Signs a user out everywhere; how many sessions that ended. */
export function endSessions({ orm }: StaffContext, { by, uid }: { by: Actor; uid: string }): Promise<number> {
  return orm.transaction(async (transaction) => {
    await takeSubject(transaction, by, uid);
    const ended = await transaction
      .delete(sessions)
      .where(eq(sessions.userId, uid))
      .returning({ id: sessions.id });
    await recordAction(transaction, { by, action: 'sessions-ended', uid, detail: `${ended.length}` });
    await tellChange(transaction, uid);
    return ended.length;
  });
}
