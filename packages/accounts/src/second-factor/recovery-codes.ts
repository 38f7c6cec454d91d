import { type Orm, secondFactors } from '@deckwright/database';
import { and, eq, like, not } from 'drizzle-orm';
import { decrypt, encrypt } from '../encryption.ts';
import type { PasswordHashing } from '../password/password-hashing.ts';
import type { SiteSecrets } from '../secret.ts';

/** Prefix of an encrypted list whose codes are hashed. Lists of earlier versions contain the codes themselves. */
export const HASHED = 'h1:';
/** A hashed code is stored as its first letters, a colon and its slow hash: the letters say which hashes to check. */
const SHOWN_LENGTH = 2;
const CODE = /^[a-zA-Z0-9]{5}-[a-zA-Z0-9]{5}$/;

/** Lists hashed per run, about two seconds each, so that a run never delays a stop of the site for long. */
const MAX_LISTS = 5;

/** Replaces the library's own encryption of a list, which is JSON. */
type Storage = { encrypt: (json: string) => Promise<string>; decrypt: (stored: string) => Promise<string> };

export type RecoveryCodeStore = ReturnType<typeof createRecoveryCodes>;

/**
 * Storage of recovery codes: each is hashed slowly with its own salt, like a password, and the list is encrypted with the
 * site's secret. The letters stored of a code leave 47 of its 59 bits, and each guess costs as much as one of a password.
 */
export function createRecoveryCodes(passwords: PasswordHashing, secrets: SiteSecrets) {
  const hashed = async (code: string): Promise<string> =>
    CODE.test(code) ? `${code.slice(0, SHOWN_LENGTH)}:${await passwords.hash(code)}` : code;
  const storage: Storage = {
    // For new codes, and for the remaining ones after one was used.
    encrypt: async (json) => {
      const list: string[] = [];
      // One after the other: each takes 32 MB and a fifth of a second.
      for (const code of codesIn(json)) list.push(await hashed(code));
      return HASHED + (await encrypt(secrets, JSON.stringify(list)));
    },
    decrypt: (stored) => {
      const data = stored.startsWith(HASHED) ? stored.slice(HASHED.length) : stored;
      return decrypt(secrets, data);
    },
  };
  return {
    storage,
    /** The stored entry of a list that matches the code a user entered, or null. */
    find: async (stored: string, given: string): Promise<string | null> => {
      if (!CODE.test(given)) return null;
      const list = codesIn(await storage.decrypt(stored));
      if (!stored.startsWith(HASHED)) return list.includes(given) ? given : null;
      const start = `${given.slice(0, SHOWN_LENGTH)}:`;
      for (const one of list) {
        if (!one.startsWith(start)) continue;
        if (await passwords.verify({ hash: one.slice(start.length), password: given })) return one;
      }
      return null;
    },
    /** Hashes the codes of some lists of earlier versions; the codes stay valid. Unreadable lists are left alone. */
    hashEarlier: async (orm: Orm): Promise<void> => {
      const rows = await orm
        .select({ id: secondFactors.id, stored: secondFactors.backupCodes })
        .from(secondFactors)
        .where(not(like(secondFactors.backupCodes, `${HASHED}%`)));
      let left = MAX_LISTS;
      for (const { id, stored } of rows) {
        const json = left > 0 ? await storage.decrypt(stored).catch(() => null) : null;
        if (json === null) continue;
        left -= 1;
        const backupCodes = await storage.encrypt(json);
        // Unless a code was used or the list replaced in the meantime.
        await orm
          .update(secondFactors)
          .set({ backupCodes })
          .where(and(eq(secondFactors.id, id), eq(secondFactors.backupCodes, stored)));
      }
    },
  };
}

function codesIn(json: string): string[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new TypeError('These are no recovery codes.');
  return list.map(String);
}
