import { profiles } from '@deckwright/database';
import {
  AppError,
  DEFAULT_PRICE_SOURCES,
  LONGEST_PASSWORD,
  readRegion,
  sourcesForRegion,
} from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { WRONG_SIGN_IN } from '../failures.ts';
import { tellChange } from '../profile/notices.ts';
import { findProfile } from '../profile/read-profile.ts';
import { readEmail } from './read-fields.ts';
import type { SignedInUser } from './register.ts';

export type SignIn = { email: string; password: string; country?: string | undefined };

/** An unknown address and a wrong password get the same answer after the same work. */
export async function signIn(context: Context, input: SignIn): Promise<SignedInUser> {
  const email = readEmail(input.email);
  const { password } = input;
  if (password.length > LONGEST_PASSWORD) throw new AppError('unauthenticated', WRONG_SIGN_IN);
  const { token, user } = await context.auth.api.signInEmail({ body: { email, password } });
  if (input.country !== undefined) await moveTo(context, user.id, readRegion(input.country));
  const profile = await findProfile(context.door.orm, user.id);
  if (!profile) throw new AppError('not-found', 'There is no such user.');
  return { token, uid: user.id, profile };
}

function moveTo({ door }: Context, uid: string, region: string | null): Promise<void> {
  return door.inTransaction(async () => {
    const [row] = await door.orm.select().from(profiles).where(eq(profiles.userId, uid)).for('update');
    if (!row || row.region === region) return;
    // An order that is not the one guessed for where they were was chosen, and stays.
    const guessed = sourcesForRegion(DEFAULT_PRICE_SOURCES, null, row.region);
    const isGuess = row.priceSources.join() === guessed.join();
    const priceSources = isGuess
      ? [...sourcesForRegion(row.priceSources, row.region, region)]
      : row.priceSources;
    await door.orm
      .update(profiles)
      .set({ region, priceSources, updatedAt: new Date() })
      .where(eq(profiles.userId, uid));
    await tellChange(door.orm, uid);
  });
}
