import { profiles } from '@deckwright/database';
import {
  AppError,
  PROFILE_SETTINGS,
  type Profile,
  pickSettings,
  type SettingsChange,
  withChange,
  withDefaultSettings,
} from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Session } from '../session.ts';
import { notifyChange } from './notices.ts';
import { findProfile } from './read-profile.ts';

/** Writes the given settings and keeps the rest; null restores the default. Returns the whole profile. */
export function writeSettings({ db }: Context, { uid }: Session, change: SettingsChange): Promise<Profile> {
  return db.inTransaction(async () => {
    const changed = PROFILE_SETTINGS.filter((name) => change[name] !== undefined);
    const [row] =
      changed.length > 0
        ? await db.orm.select().from(profiles).where(eq(profiles.userId, uid)).for('update')
        : [];
    if (row) {
      const all = withChange(pickSettings(row, row.chosen), change);
      const next = withDefaultSettings(all, row.region);
      await db.orm
        .update(profiles)
        .set({
          ...Object.fromEntries(changed.map((name) => [name, next[name]])),
          chosen: PROFILE_SETTINGS.filter((name) => all[name] !== undefined),
          updatedAt: new Date(),
        })
        .where(eq(profiles.userId, uid));
      await notifyChange(db.orm, uid);
    }
    const profile = await findProfile(db.orm, uid);
    if (!profile) throw new AppError('not-found', 'There is no such user.');
    return profile;
  });
}
