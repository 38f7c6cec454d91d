import { randomBytes } from 'node:crypto';
import { instanceSettings, type Orm } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { eq } from 'drizzle-orm';

/** Name of the stored secret for sessions and devices, used if no setting provides one. */
export function instanceSecret(orm: Orm): Promise<string> {
  return namedSecret(orm, 'auth-secret');
}

/** The secret of this database, created by the first caller; concurrent and later callers get the same one. */
export function namedSecret(orm: Orm, name: string): Promise<string> {
  return keptValue(orm, name, () => randomBytes(48).toString('base64url'));
}

/** A stored value by name, created by the first caller. */
export async function keptValue(orm: Orm, name: string, make: () => string): Promise<string> {
  const kept = await readValue(orm, name);
  if (kept !== null) return kept;
  await orm.insert(instanceSettings).values({ name, value: make() }).onConflictDoNothing();
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
