import { apiKeys } from '@deckwright/database';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { tokenHash } from '../session/token-hash.ts';
import { startOfHour } from '../to-hour.ts';
import { isOwnApiKey } from './key-text.ts';
import type { KnownKey } from './known-keys.ts';

/** The key with this text; null for one that was never made or no longer exists. @throws AppError unavailable */
export async function identifyApiKey(
  { apiKeySecret, knownKeys }: Context,
  text: string,
): Promise<KnownKey | null> {
  // What was never made costs no question to the database, however much of it comes.
  return isOwnApiKey(apiKeySecret, text) ? knownKeys.get(tokenHash(text)) : null;
}

/** Finds a key in the database, and notes the hour of its use. */
export async function findApiKey(
  { db, inBackground }: Pick<Context, 'db' | 'inBackground'>,
  hash: string,
): Promise<KnownKey | null> {
  const [row] = await db.orm.select().from(apiKeys).where(eq(apiKeys.hash, hash));
  if (!row) return null;
  const hour = startOfHour(new Date());
  if (row.usedAt === null || row.usedAt < hour)
    inBackground(async () => {
      const isOlder = or(isNull(apiKeys.usedAt), lt(apiKeys.usedAt, hour));
      await db.orm
        .update(apiKeys)
        .set({ usedAt: hour })
        .where(and(eq(apiKeys.id, row.id), isOlder));
    });
  return { id: row.id, uid: row.userId };
}
