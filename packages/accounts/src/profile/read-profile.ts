import { type Orm, profiles, users } from '@deckwright/database';
import { PROFILE_SETTINGS, type Profile, readPriceSources } from '@deckwright/domain';
import { eq } from 'drizzle-orm';

/** The profile document of a user, or null. */
export async function findProfile(orm: Orm, uid: string): Promise<Profile | null> {
  const [row] = await orm
    .select({ profile: profiles, email: users.email, name: users.name })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, uid));
  return row ? toProfile(row) : null;
}

type Row = { profile: typeof profiles.$inferSelect; email: string; name: string };

function toProfile({ profile, email, name }: Row): Profile {
  const { patreonStatus: status, patreonCents: cents } = profile;
  return {
    uid: profile.userId,
    displayName: name,
    email,
    region: profile.region,
    isAdmin: profile.isAdmin,
    isStaff: profile.isStaff,
    namesUnderCards: profile.namesUnderCards,
    patreon: status === null ? null : { status, cents },
    priceSources: readPriceSources(profile.priceSources),
    saltLevel: profile.saltLevel,
    alternateArt: profile.alternateArt,
    chosen: PROFILE_SETTINGS.filter((name) => profile.chosen.includes(name)),
    version: profile.version,
  };
}
