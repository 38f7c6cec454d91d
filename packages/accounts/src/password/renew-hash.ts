import { credentials } from '@deckwright/database';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** Hashes a password that has just been verified anew if its hash is outdated. */
export async function renewHash(
  { db, passwords }: Pick<Context, 'db' | 'passwords'>,
  { uid, password }: { uid: string; password: string },
): Promise<void> {
  const rows = await db.orm
    .select({ id: credentials.id, stored: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, uid));
  for (const { id, stored } of rows) {
    if (stored === null || !passwords.isOutdated(stored)) continue;
    const hash = await passwords.hash(password);
    // Unless the password was changed in the meantime.
    await db.orm
      .update(credentials)
      .set({ password: hash })
      .where(and(eq(credentials.id, id), eq(credentials.password, stored)));
  }
}
