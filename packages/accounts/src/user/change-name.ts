import { removedNames, users } from '@deckwright/database';
import { AppError, type Profile } from '@deckwright/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { checkName } from '../names/check-name.ts';
import { likenessKey } from '../names/likeness-key.ts';
import { refuseShownByOther, showsName } from '../names/shown-names.ts';
import { notifyChange } from '../profile/notices.ts';
import { findProfile } from '../profile/read-profile.ts';
import type { Session } from '../session.ts';

/**
 * @throws AppError invalid-argument for a forbidden name, a name that staff removed from this user, or a name that
 * another player already shows on shared decks
 */
export function changeName(
  { db }: Context,
  { uid }: Session,
  { name: wanted }: { name: string },
): Promise<Profile> {
  const name = checkName(wanted);
  return db.inTransaction(async () => {
    // Locks the row, so that a concurrent removal by staff is noticed.
    await db.orm.select({ id: users.id }).from(users).where(eq(users.id, uid)).for('update');
    const taken = await db.orm
      .select({ key: removedNames.nameKey })
      .from(removedNames)
      .where(and(eq(removedNames.userId, uid), eq(removedNames.nameKey, likenessKey(name))));
    if (taken.length > 0)
      throw new AppError('invalid-argument', 'Staff removed this name. Choose another one.');
    if (await showsName(db.orm, uid)) await refuseShownByOther(db.orm, { userId: uid, name });
    await db.orm.update(users).set({ name, updatedAt: new Date() }).where(eq(users.id, uid));
    await notifyChange(db.orm, uid);
    const profile = await findProfile(db.orm, uid);
    if (!profile) throw new AppError('not-found', 'There is no such user.');
    return profile;
  });
}
