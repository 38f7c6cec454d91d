import { apiKeys } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { keysRevokedMail } from '../mail/templates.ts';
import { recordAction } from './actions.ts';
import { type Actor, type StaffContext, takeSubject } from './context.ts';

/**
 * Revokes every API key of a user, who is notified by email; they stop working within a minute. Answers how many there were;
 * without any, nothing is recorded or sent.
 */
export async function revokeKeys(
  { orm, mailer, site }: StaffContext,
  { by, uid }: { by: Actor; uid: string },
): Promise<number> {
  const { subject, count } = await orm.transaction(async (transaction) => {
    const subject = await takeSubject(transaction, by, uid);
    const { length } = await transaction
      .delete(apiKeys)
      .where(eq(apiKeys.userId, uid))
      .returning({ id: apiKeys.id });
    if (length > 0) await recordAction(transaction, { by, action: 'keys-revoked', uid, detail: `${length}` });
    return { subject, count: length };
  });
  if (count > 0) await mailer.send({ to: subject.email, ...keysRevokedMail({ site, name: subject.name }) });
  return count;
}
