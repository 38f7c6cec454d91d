import { profiles, users } from '@deckwright/database';
import {
  AppError,
  type ChosenSettings,
  PROFILE_SETTINGS,
  type Profile,
  readRegion,
  settingsOf,
} from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { countAttempt } from '../attempts/count-attempt.ts';
import { deviceHeaders } from '../auth.ts';
import type { Context } from '../context.ts';
import { TAKEN } from '../failures.ts';
import { registerTakenMail } from '../mail/templates.ts';
import { checkName } from '../names/check-name.ts';
import { checkPassword } from '../password/password-rules.ts';
import { findProfile } from '../profile/read-profile.ts';
import { readEmail } from './read-fields.ts';

export type Registration = {
  email: string;
  password: string;
  username: string;
  consents: { terms: true; privacy: true; newsletter?: boolean | undefined; ads?: boolean | undefined };
  /** Country code that a proxy vouches for. */
  country?: string | undefined;
  /** Chosen on the device before. */
  settings?: ChosenSettings | undefined;
  /** As `deviceWords` says it. */
  device?: string | undefined;
};

export type SignedInUser = { token: string; uid: string; profile: Profile };

/** Account and profile are made together or not at all; the new user is signed in. */
export async function register(context: Context, input: Registration): Promise<SignedInUser> {
  const { door, auth } = context;
  const { consents, password, settings = {} } = input;
  const email = readEmail(input.email);
  const name = checkName(input.username);
  checkPassword(password, { site: context.site.name, name, email });
  const region = readRegion(input.country);
  const making = door.inTransaction(async () => {
    const { token, user } = await auth.api.signUpEmail({
      body: { email, password, name },
      headers: deviceHeaders(input.device),
    });
    const now = new Date();
    await door.orm.insert(profiles).values({
      userId: user.id,
      region,
      ...settingsOf(settings, region),
      chosen: PROFILE_SETTINGS.filter((name) => settings[name] !== undefined),
      termsAcceptedAt: now,
      privacyAcceptedAt: now,
      adsAcceptedAt: consents.ads ? now : null,
    });
    const profile = await findProfile(door.orm, user.id);
    if (!token || !profile) throw new Error('A new user has no session or no profile.');
    return { token, uid: user.id, profile };
  });
  const signedIn = await making.catch(async (error: unknown) => {
    // Of two at the same time the later one fails in the middle, without a word why.
    const taken = await door.orm.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (taken.length === 0) throw error;
    tellOwner(context, email);
    throw new AppError('already-exists', TAKEN, { cause: error });
  });
  const user = { uid: signedIn.uid, email, displayName: name };
  const wishes = { newsletter: consents.newsletter ?? false, ads: consents.ads ?? false };
  for (const { registered } of context.parts)
    if (registered) context.inBackground(() => registered(user, wishes));
  return signedIn;
}

/** Once a day: whoever typed the address may be its owner, or somebody who wants to know whether there is an account. */
function tellOwner(context: Context, email: string): void {
  context.inBackground(async () => {
    const told = { kind: 'register-taken', key: email, windowSeconds: 86_400 };
    const { count } = await countAttempt(context, told);
    if (count > 1) return;
    const [user] = await context.door.orm.select().from(users).where(eq(users.email, email));
    if (!user) return;
    const mail = registerTakenMail({ site: context.site, name: user.name });
    await context.mailer.send({ to: email, ...mail });
  });
}
