import { profiles } from '@deckwright/database';
import type { Patronage } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { notifyChange } from '../profile/notices.ts';
import { recordAction } from './actions.ts';
import { type Actor, type StaffContext, takeSubject } from './context.ts';

/** Sets what the patron service would tell, until it tells something else. */
export function setPatron(
  { orm }: StaffContext,
  { by, uid, patreon }: { by: Actor; uid: string; patreon: Patronage | null },
): Promise<void> {
  return orm.transaction(async (transaction) => {
    await takeSubject(transaction, by, uid);
    await transaction
      .update(profiles)
      .set({
        patreonStatus: patreon?.status ?? null,
        patreonCents: patreon?.cents ?? 0,
        updatedAt: new Date(),
      })
      .where(eq(profiles.userId, uid));
    const detail = patreon ? `${patreon.status}, ${patreon.cents} cents` : 'none';
    await recordAction(transaction, { by, action: 'patron', uid, detail });
    await notifyChange(transaction, uid);
  });
}
