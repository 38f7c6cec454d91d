import { createHash, createHmac, randomBytes } from 'node:crypto';
import { instanceSettings, type Orm } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { eq } from 'drizzle-orm';

const SECRET = 'newsletter-secret';

/** A word nobody guesses: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text may be a token of this module. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What is kept of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token that ends the newsletter of an address: the same for ever, so that the link of an old letter works. */
export async function leaveTokenOf(orm: Orm, email: string): Promise<string> {
  return createHmac('sha256', await secretOf(orm))
    .update(email)
    .digest('base64url');
}

/** Made by whoever asks first, the same for all processes on the database. */
async function secretOf(orm: Orm): Promise<string> {
  const kept = await readSecret(orm);
  if (kept !== null) return kept;
  await orm.insert(instanceSettings).values({ name: SECRET, value: newToken() }).onConflictDoNothing();
  const made = await readSecret(orm);
  if (made === null) throw new AppError('internal', 'The secret of the newsletter cannot be read.');
  return made;
}

async function readSecret(orm: Orm): Promise<string | null> {
  const [row] = await orm
    .select({ value: instanceSettings.value })
    .from(instanceSettings)
    .where(eq(instanceSettings.name, SECRET));
  return row?.value ?? null;
}
