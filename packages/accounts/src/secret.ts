import { randomBytes } from 'node:crypto';
import { instanceSettings, type Orm } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { eq } from 'drizzle-orm';

/** What signs sessions and devices where no setting names a secret. */
export function instanceSecret(orm: Orm): Promise<string> {
  return namedSecret(orm, 'auth-secret');
}

/** A secret of this database, made by whoever asks first: the same for all who ask, at once or later. */
export async function namedSecret(orm: Orm, name: string): Promise<string> {
  const kept = await readSecret(orm, name);
  if (kept !== null) return kept;
  const value = randomBytes(48).toString('base64url');
  await orm.insert(instanceSettings).values({ name, value }).onConflictDoNothing();
  const made = await readSecret(orm, name);
  if (made === null) throw new AppError('internal', `The secret ${name} cannot be read.`);
  return made;
}

async function readSecret(orm: Orm, name: string): Promise<string | null> {
  const [row] = await orm
    .select({ value: instanceSettings.value })
    .from(instanceSettings)
    .where(eq(instanceSettings.name, name));
  return row?.value ?? null;
}
