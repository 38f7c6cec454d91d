import { removedNames, staffActions } from '@deckwright/database';
import { asc, eq } from 'drizzle-orm';
import type { UserPart } from '../user-part.ts';

/** What staff did to a user: told on export; the line stays when the account goes, without whose it was. */
export const moderationPart: UserPart = {
  name: 'moderation',
  export: async (orm, { uid }) => {
    const actions = await orm
      .select({ at: staffActions.at, action: staffActions.action, detail: staffActions.detail })
      .from(staffActions)
      .where(eq(staffActions.subjectId, uid))
      .orderBy(asc(staffActions.at));
    const names = await orm
      .select({ name: removedNames.nameKey, removedAt: removedNames.removedAt })
      .from(removedNames)
      .where(eq(removedNames.userId, uid));
    return { actions, removedNames: names };
  },
  remove: async (orm, { uid }) =>
    void (await orm.update(staffActions).set({ detail: '' }).where(eq(staffActions.subjectId, uid))),
};
