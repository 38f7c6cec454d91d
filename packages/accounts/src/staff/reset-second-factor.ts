import { passkeys, secondFactors, sessions, users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { secondFactorMail } from '../mail/change-mails.ts';
import { notifyChange } from '../profile/notices.ts';
import { recordAction } from './actions.ts';
import { type Actor, type StaffContext, takeSubject } from './context.ts';

/** For who has lost app, recovery codes and passkeys: the password alone signs in again. Ends all sessions; told by mail. */
export async function resetSecondFactor(
  { orm, mailer, site }: StaffContext,
  { by, uid }: { by: Actor; uid: string },
): Promise<void> {
  const subject = await orm.transaction(async (transaction) => {
    const found = await takeSubject(transaction, by, uid);
    await transaction.delete(passkeys).where(eq(passkeys.userId, uid));
    await transaction.delete(secondFactors).where(eq(secondFactors.userId, uid));
    await transaction.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, uid));
    await transaction.delete(sessions).where(eq(sessions.userId, uid));
    await recordAction(transaction, { by, action: 'second-factor-reset', uid });
    await notifyChange(transaction, uid);
    return found;
  });
  await mailer.send({
    to: subject.email,
    ...secondFactorMail({ site, name: subject.name, isOn: false }),
  });
}
