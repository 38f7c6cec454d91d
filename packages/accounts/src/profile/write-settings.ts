import { profiles } from '@deckwright/database';
import { AppError, type Profile, type ProfileSettings } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Session } from '../session.ts';
import { tellChange } from './notices.ts';
import { findProfile } from './read-profile.ts';

type Change = { [Name in keyof ProfileSettings]?: ProfileSettings[Name] | undefined };

/** Writes what is given and leaves the rest; answers the whole profile. */
export function writeSettings(
  { door }: Context,
  { uid }: Session,
  { priceSources, saltLevel, namesUnderCards }: Change,
): Promise<Profile> {
  const change = {
    ...(priceSources ? { priceSources } : {}),
    ...(saltLevel === undefined ? {} : { saltLevel }),
    ...(namesUnderCards === undefined ? {} : { namesUnderCards }),
  };
  return door.inTransaction(async () => {
    if (Object.keys(change).length > 0) {
      await door.orm
        .update(profiles)
        .set({ ...change, updatedAt: new Date() })
        .where(eq(profiles.userId, uid));
      await tellChange(door.orm, uid);
    }
    const profile = await findProfile(door.orm, uid);
    if (!profile) throw new AppError('not-found', 'There is no such user.');
    return profile;
  });
}
