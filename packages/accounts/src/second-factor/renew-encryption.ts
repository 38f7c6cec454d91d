import { type Orm, secondFactors } from '@deckwright/database';
import { and, eq, like, not, or } from 'drizzle-orm';
import { decrypt, encrypt, encryptedPrefix } from '../encryption.ts';
import type { SiteSecrets } from '../secret.ts';
import { HASHED } from './recovery-codes.ts';

/**
 * Encrypts with the current secret what the previous one can read, and what does not say by which it can be read. What
 * neither can read is left alone.
 */
export async function renewEncryption(orm: Orm, secrets: SiteSecrets): Promise<void> {
  const { id, secret, backupCodes } = secondFactors;
  const start = encryptedPrefix(secrets);
  const isCurrent = and(
    like(secret, `${start}%`),
    or(like(backupCodes, `${start}%`), like(backupCodes, `${HASHED}${start}%`)),
  );
  const rows = await orm
    .select({ id, secret, backupCodes })
    .from(secondFactors)
    .where(not(isCurrent ?? eq(id, id)));
  const renewed = async (stored: string) => encrypt(secrets, await decrypt(secrets, stored));
  for (const row of rows) {
    const form = row.backupCodes.startsWith(HASHED) ? HASHED : '';
    const next = await Promise.all([renewed(row.secret), renewed(row.backupCodes.slice(form.length))]).catch(
      () => null,
    );
    if (next === null) continue;
    // Unless a code was used or the factor replaced in the meantime.
    await orm
      .update(secondFactors)
      .set({ secret: next[0], backupCodes: form + next[1] })
      .where(and(eq(id, row.id), eq(secret, row.secret), eq(backupCodes, row.backupCodes)));
  }
}
