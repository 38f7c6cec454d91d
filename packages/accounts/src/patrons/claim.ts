import { patronMembers, users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { hashEmail, lockEmail, type PatronContext, settleProfile } from './context.ts';

/**
 * Gives an account what the patron service has told of its address, once its user has shown to own that; of two
 * accounts the one that has shown so last has it. Doing so again changes nothing.
 */
export async function claimPatronage({ orm }: PatronContext, uid: string): Promise<void> {
  const [user] = await orm
    .select({ email: users.email, proven: users.emailVerified })
    .from(users)
    .where(eq(users.id, uid));
  if (!user?.proven) return;
  const emailHash = await hashEmail(orm, user.email);
  await orm.transaction(async (transaction) => {
    await lockEmail(transaction, emailHash);
    const members = await transaction
      .select({ userId: patronMembers.userId })
      .from(patronMembers)
      .where(eq(patronMembers.emailHash, emailHash))
      .for('update');
    if (members.every(({ userId }) => userId === uid)) return;
    await transaction
      .update(patronMembers)
      .set({ userId: uid })
      .where(eq(patronMembers.emailHash, emailHash));
    const touched = new Set([uid, ...members.map(({ userId }) => userId)]);
    for (const each of touched) if (each !== null) await settleProfile(transaction, each);
  });
}
