import { randomBytes } from 'node:crypto';
import { instanceSettings, type Orm } from '@deckwright/database';
import { AppError, STORED_SECRET, withoutValues } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { DISK_FULL, getErrorCodes } from './failures.ts';

/** `current` signs and encrypts; what was signed or encrypted with `previous` is accepted as well. */
export type SiteSecrets = { current: string; previous: string | null };

/** A site's secrets as they are set; null = the one stored in the database, and none. */
export type SetSecrets = { secret: string | null; previousSecret?: string | null };

/** What to sign with, and what else to accept. */
export async function siteSecrets(
  orm: Orm,
  { secret, previousSecret = null }: SetSecrets,
): Promise<SiteSecrets> {
  const current = secret ?? (await instanceSecret(orm));
  const previous = previousSecret === STORED_SECRET ? await readValue(orm, STORED_NAME) : previousSecret;
  return { current, previous: previous === current ? null : previous };
}

/** The current secret first. */
export function everySecret({ current, previous }: SiteSecrets): [string, ...string[]] {
  return previous === null ? [current] : [current, previous];
}

const STORED_NAME = 'auth-secret';
const NO_ROOM_YET =
  'The database is new and has no room on its disk for the secrets of this site. Free some space (64 MB with the embedded database) and start again.';

/** The stored secret for sessions and devices, used if no setting provides one. */
export function instanceSecret(orm: Orm): Promise<string> {
  return namedSecret(orm, STORED_NAME);
}

/** The secret of this database, created by the first caller; concurrent and later callers get the same one. */
export function namedSecret(orm: Orm, name: string): Promise<string> {
  return storedValue(orm, name, () => randomBytes(48).toString('base64url'));
}

/** A stored value by name, created by the first caller. */
export async function storedValue(orm: Orm, name: string, make: () => string): Promise<string> {
  const stored = await readValue(orm, name);
  if (stored !== null) return stored;
  try {
    await orm.insert(instanceSettings).values({ name, value: make() }).onConflictDoNothing();
  } catch (error) {
    // The values of the query are the secret itself.
    withoutValues(error);
    if (getErrorCodes(error).includes(DISK_FULL))
      throw new AppError('failed-precondition', NO_ROOM_YET, { cause: error });
    throw error;
  }
  const made = await readValue(orm, name);
  if (made === null) throw new AppError('internal', `The setting ${name} of the database cannot be read.`);
  return made;
}

async function readValue(orm: Orm, name: string): Promise<string | null> {
  const [row] = await orm
    .select({ value: instanceSettings.value })
    .from(instanceSettings)
    .where(eq(instanceSettings.name, name));
  return row?.value ?? null;
}
